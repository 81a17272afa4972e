import { z } from 'zod';
import {
  descriptionLimit,
  money,
  optionalDay,
  optionalId,
  optionalText,
  percent,
  requiredDay,
  requiredText,
} from '../../core/rules/fields.ts';
import { optionalCurrency, optionalRate, otherAmount } from '../../ledger/exchangeRate/exchangeRate.rules.ts';
import { purchaseVatCategories, type PurchaseVatCategoryName } from './purchaseVatCategories.rules.ts';

/** The categories whose tax is more than zero. */
export const taxedCategories: readonly PurchaseVatCategoryName[] = ['STANDARD_RATED', 'REVERSE_CHARGE'];

/** Ways an expense is paid. */
export const paymentMethods = ['CASH', 'CARD', 'BANK'] as const;

/** An amount that may be left blank. */
const optionalMoney = z.preprocess(
  value => (value === '' ? null : value),
  money.nullish().transform(value => value ?? null),
);

/** Validation rules of an expense: it names a head, a budget line, or both. */
export const expenseRules = z
  .object({
    title: requiredText(),
    headId: optionalId.describe('Defaults to the head of the budget line.'),
    budgetLineId: optionalId.describe('Found by head, day and cost center, if omitted; the budget’s line is named where several fit.'),
    costCenterId: optionalId,
    projectId: optionalId.describe('The project whose cost it is.'),
    payee: optionalText().describe('Whom it is owed to, as written on the receipt.'),
    partyId: optionalId.describe('Whom it is owed to, if it is a party of the company.'),
    reference: optionalText(100).describe('Number of the receipt or bill.'),
    issuedOn: optionalDay.describe('The day it counts; the day it is issued, if omitted. Not in the future.'),
    dueOn: optionalDay.describe('Defaults to the day it counts.'),
    net: money.refine(value => Number(value) > 0, 'notPositive').describe('Net of tax.'),
    currency: optionalCurrency.describe('ISO 4217; the company’s own, if omitted.'),
    exchangeRate: optionalRate.describe(
      'Units of the company’s currency for one of the expense’s; the rate of the day it counts, if omitted.',
    ),
    vatCategory: z.enum(purchaseVatCategories, 'required'),
    vatRate: percent.nullish().describe('Percent; the company’s rate for taxed categories, if omitted.'),
    vat: optionalMoney.describe('As printed on the receipt; calculated, if omitted.'),
    notes: optionalText(descriptionLimit),
  })
  .refine(({ headId, budgetLineId }) => headId || budgetLineId, { path: ['headId'], message: 'required' })
  .refine(({ issuedOn, dueOn }) => !issuedOn || !dueOn || dueOn >= issuedOn, { path: ['dueOn'], message: 'dueBeforeIssued' });

/** Validated values of an expense. */
export type ExpenseValues = z.output<typeof expenseRules>;

/** Validation rules of issuing an expense; a reason is needed above a cap that asks for approval. */
export const issueExpenseRules = z.object({ overrideReason: optionalText(descriptionLimit) });

/** Validation rules of voiding an expense, today unless a day is given. */
export const voidExpenseRules = z.object({ voidedOn: optionalDay });

/** Validation rules of paying an expense; the amount defaults to its balance. */
export const payExpenseRules = z.object({
  method: z.enum(paymentMethods, 'required'),
  amount: z.preprocess(
    value => (value === '' ? null : value),
    money
      .refine(value => Number(value) > 0, 'notPositive')
      .nullish()
      .transform(value => value ?? null),
  ),
  paidOn: requiredDay,
  reference: optionalText(),
  bankAccountId: optionalId,
  homeAmount: otherAmount,
});
