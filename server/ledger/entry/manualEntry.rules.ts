import { z } from 'zod';
import { otherAmount } from '../exchangeRate/exchangeRate.rules.ts';
import { descriptionLimit, money, optionalId, optionalText, recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';

/** An amount on one side; a field left blank is 0. */
const side = z.preprocess(
  value => (value === '' ? null : value),
  money.nullish().transform(value => value ?? '0'),
);

/** Rules of a manual line: it names an account, and exactly one of debit and credit is more than zero. */
const lineRules = z
  .object({
    accountId: recordId,
    debit: side,
    credit: side,
    foreignAmount: otherAmount,
    partyId: optionalId,
    costCenterId: optionalId,
    note: optionalText(),
  })
  .refine(({ debit, credit }) => Number(debit) > 0 !== Number(credit) > 0, { message: 'oneSide', path: ['debit'] });

/** Validation rules of a manual entry; the server also checks that it balances and which accounts it may post to. */
export const manualEntryRules = z.object({
  postedOn: requiredDay,
  description: requiredText(descriptionLimit),
  lines: z.array(lineRules).min(2, 'twoLines').max(500, 'limitExceeded'),
});

/** A validated manual entry. */
export type ManualEntryValues = z.infer<typeof manualEntryRules>;

/** Validation rules of a manual entry's reversal, as its form asks for them. */
export const reversalRules = z.object({ postedOn: requiredDay, description: optionalText(descriptionLimit) });
