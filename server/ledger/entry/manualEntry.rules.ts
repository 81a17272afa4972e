import { z } from 'zod';
import { descriptionLimit, money, optionalId, optionalText, recordId, requiredText } from '../../core/rules/fields.ts';

const side = money.nullish().transform(value => value ?? '0');

/** What a line written by hand must say: an account, and more than nothing on one of its sides. */
const lineRules = z
  .object({
    accountId: recordId,
    debit: side,
    credit: side,
    partyId: optionalId,
    costCenterId: optionalId,
    note: optionalText(),
  })
  .refine(({ debit, credit }) => Number(debit) > 0 !== Number(credit) > 0, { message: 'oneSide', path: ['debit'] });

/** What a valid entry by hand is: the server adds that it balances, and which accounts may be posted to. */
export const manualEntryRules = z.object({
  postedOn: z.string({ error: 'required' }).regex(/^\d{4}-\d{2}-\d{2}$/, 'required'),
  description: requiredText(descriptionLimit),
  lines: z.array(lineRules).min(2, 'twoLines').max(500, 'limitExceeded'),
});

/** A checked entry by hand. */
export type ManualEntryValues = z.infer<typeof manualEntryRules>;
