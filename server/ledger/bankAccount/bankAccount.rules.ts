import { z } from 'zod';
import { optionalBic, optionalIban } from '../../core/rules/bankFields.ts';
import { decimal, moneyLimit, recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

export const bankAccountKinds = ['BANK', 'CASH'] as const;

/** Validation rules of a bank or cash account; its ledger account is checked by the server. */
export const bankAccountRules = z
  .object({
    name: requiredText(),
    kind: z.enum(bankAccountKinds, 'required'),
    iban: optionalIban.describe('ISO 13616, with its check digits; spaces are removed.'),
    bic: optionalBic.describe('ISO 9362.'),
    accountId: recordId.describe('An asset account that no other bank or cash account uses.'),
    openingBalance: decimal(-moneyLimit, moneyLimit).describe('Balance on the statement before the first imported line.'),
    openedOn: requiredDay.describe('Day of the opening balance.'),
    status: z.enum(activeStatuses, 'required'),
  })
  .refine(({ kind, iban }) => kind === 'BANK' || iban === null, { path: ['iban'], message: 'ibanOfCash' });

/** Validated values of a bank or cash account. */
export type BankAccountValues = z.output<typeof bankAccountRules>;
