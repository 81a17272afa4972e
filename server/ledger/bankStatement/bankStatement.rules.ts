import { z } from 'zod';
import { optionalId, optionalText, recordId } from '../../core/rules/fields.ts';

const ids = z
  .array(recordId)
  .max(100, { error: 'tooMany', abort: true })
  .nullish()
  .transform(value => [...new Set(value ?? [])]);

/** Validation rules of an import; the file is read by the server. */
export const importStatementRules = z.object({ bankAccountId: recordId });

/** Validation rules of a match: entries that stand for the line, documents or a party that it pays, or an account that it is posted to. */
export const matchRules = z.object({
  lineId: recordId,
  entryIds: ids,
  documentIds: ids,
  partyId: optionalId,
  accountId: optionalId,
  costCenterId: optionalId,
  description: optionalText(),
});
