import { z } from 'zod';
import { otherAmount } from '../../ledger/exchangeRate/exchangeRate.rules.ts';
import { descriptionLimit, money, optionalDay, optionalId, optionalText, requiredDay } from '../../core/rules/fields.ts';

/** An amount on one side; a field left blank is 0. */
const side = z.preprocess(value => (value === '' || value === null || value === undefined ? '0' : value), money);

/** Lines wait to be posted, are posted, or were taken back. */
export const openingStates = ['DRAFT', 'POSTED', 'UNDONE'] as const;

/**
 * Validation rules of a line of the opening balances: the balance of an account, or a document that a customer or a vendor has left open.
 * Exactly one of debit and credit is more than zero.
 */
export const openingLineRules = z
  .object({
    accountId: optionalId.describe('Not needed with a customer or a vendor.'),
    customerId: optionalId.describe('Who owes it: a debit is an open invoice, a credit one of their own.'),
    vendorId: optionalId.describe('To whom it is owed: a credit is an open bill, a debit a credit of theirs.'),
    number: optionalText().describe("The document's number, as the other side knows it."),
    issuedOn: optionalDay.describe('The day of the document.'),
    dueOn: optionalDay.describe('The day of the document, if omitted.'),
    debit: side,
    credit: side,
    foreignAmount: otherAmount.describe('Of a bank or cash account in another currency: its balance in that, on the same side.'),
  })
  .refine(({ debit, credit }) => Number(debit) > 0 !== Number(credit) > 0, { path: ['debit'], message: 'oneSide' })
  .refine(({ accountId, customerId, vendorId }) => accountId || customerId || vendorId, { path: ['accountId'], message: 'openingOf' })
  .refine(({ issuedOn, dueOn }) => !issuedOn || !dueOn || issuedOn <= dueOn, { path: ['dueOn'], message: 'dueBeforeIssued' });

/** Validated values of a line. */
export type OpeningLineValues = z.output<typeof openingLineRules>;

/** Validation rules of posting the opening balances. */
export const postOpeningRules = z.object({
  postedOn: requiredDay,
  description: optionalText(descriptionLimit),
  differenceAccountId: optionalId,
});
