import { z } from 'zod';
import {
  descriptionLimit,
  money,
  optionalDay,
  optionalId,
  optionalText,
  percent,
  quantity,
  recordId,
  requiredDay,
  requiredText,
  unitPrice,
} from '../../core/rules/fields.ts';
import { optionalCurrency, optionalRate, otherAmount } from '../../ledger/exchangeRate/exchangeRate.rules.ts';

/** How far a billed price may be from the ordered one: this share of it, or this much in the company's currency, whichever is less (domain §4). */
export const priceTolerance = { share: 0.02, amount: 1 };

/** How a bill compares with its order and what was received. */
export const matchStatuses = ['MATCHED', 'BLOCKED', 'OVERRIDDEN'] as const;
export type MatchStatusName = (typeof matchStatuses)[number];

/** Payment status of a bill (spec 2 §3). */
export const invoiceStatuses = ['UNPAID', 'PARTIALLY_PAID', 'FULLY_PAID', 'CANCELLED'] as const;
export type InvoiceStatusName = (typeof invoiceStatuses)[number];

/** A vendor's bill, or a credit that they grant on one. */
export const billKinds = ['BILL', 'CREDIT'] as const;
export type BillKindName = (typeof billKinds)[number];

/** Ways to pay a bill. */
export const billMethods = ['CASH', 'CARD', 'BANK'] as const;

/** A value that may be left out or blank. */
const optional = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess(
    value => (value === '' ? null : value),
    rule.nullish().transform(value => value ?? null),
  );

/** Validation rules of entering a vendor's bill; without lines it bills what is received and not billed yet, at the order's prices. */
export const procurementInvoiceRules = z.object({
  vendorNumber: optionalText(100).describe("The vendor's own number, once per vendor."),
  issuedOn: optionalDay.describe('The day on the bill, today if omitted. Not in the future.'),
  dueOn: optionalDay.describe("Follows from the order's payment terms, if omitted."),
  discountPercent: optional(percent).describe("The order's own, if omitted."),
  currency: optionalCurrency.describe("ISO 4217; the order's own, if omitted."),
  exchangeRate: optionalRate,
  notes: optionalText(descriptionLimit),
  lines: z
    .array(z.object({ orderLineId: recordId, quantity, unitPrice: optional(unitPrice) }))
    .min(1, 'lastLine')
    .max(200, 'limitExceeded')
    .nullish()
    .transform(lines => lines ?? null),
});

/** Validation rules of paying a bill; the amount defaults to its balance, the day to today. */
export const payBillRules = z.object({
  method: z.enum(billMethods, 'required'),
  amount: optional(money.refine(value => Number(value) > 0, 'notPositive')),
  paidOn: requiredDay.nullish().transform(day => day ?? null),
  reference: optionalText(),
  bankAccountId: optionalId,
  homeAmount: otherAmount,
});

/** Validation rules of a vendor's credit on a bill: pieces of its lines, or amounts including tax; without lines, all that remains. */
export const vendorCreditRules = z.object({
  reason: requiredText(descriptionLimit),
  vendorNumber: optionalText(100).describe("The vendor's own number of the credit, once per vendor."),
  lines: z
    .array(
      z
        .object({
          lineId: recordId,
          quantity: optional(quantity),
          amount: optional(money.refine(value => Number(value) > 0, 'notPositive')),
        })
        .refine(line => line.quantity || line.amount, { message: 'required', path: ['quantity'] }),
    )
    .min(1, 'chooseOne')
    .max(200, 'limitExceeded')
    .nullish()
    .transform(lines => lines ?? null),
});

/** Validation rules of letting a bill be paid although it does not match. */
export const overrideMatchRules = z.object({ reason: requiredText(descriptionLimit) });

/** Validated values of a bill. */
export type ProcurementInvoiceValues = z.output<typeof procurementInvoiceRules>;
