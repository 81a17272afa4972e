import { z } from 'zod';
import { optionalBic, optionalIban } from '../../core/rules/bankFields.ts';
import { optionalCurrency, otherAmount } from '../exchangeRate/exchangeRate.rules.ts';
import {
  decimal,
  descriptionLimit,
  money,
  moneyLimit,
  optionalText,
  recordId,
  requiredDay,
  requiredText,
} from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

export const bankAccountKinds = ['BANK', 'CASH'] as const;

/** Validation rules of a bank or cash account; its ledger account is checked by the server. */
export const bankAccountRules = z
  .object({
    name: requiredText(),
    kind: z.enum(bankAccountKinds, 'required'),
    iban: optionalIban.describe('ISO 13616, with its check digits; spaces are removed.'),
    bic: optionalBic.describe('ISO 9362.'),
    currency: optionalCurrency.describe("ISO 4217; the company's own, if omitted. It stays once the account has been used."),
    accountId: recordId.describe('An asset account that no other bank or cash account uses.'),
    openingBalance: decimal(-moneyLimit, moneyLimit).describe('Balance on the statement before the first imported line.'),
    openedOn: requiredDay.describe('Day of the opening balance.'),
    status: z.enum(activeStatuses, 'required'),
  })
  .refine(({ kind, iban }) => kind === 'BANK' || iban === null, { path: ['iban'], message: 'ibanOfCash' });

/** Validated values of a bank or cash account. */
export type BankAccountValues = z.output<typeof bankAccountRules>;

/** Validation rules of a transfer between two of the company's accounts; the server also checks the currencies. */
export const transferRules = z
  .object({
    fromId: recordId,
    toId: recordId,
    amount: money.refine(value => Number(value) > 0, 'notPositive'),
    receivedAmount: otherAmount,
    movedOn: requiredDay,
    description: optionalText(descriptionLimit),
  })
  .refine(({ fromId, toId }) => fromId !== toId, { path: ['toId'], message: 'sameAccount' });
