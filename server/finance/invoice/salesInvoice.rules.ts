import { z } from 'zod';
import { descriptionLimit, optionalDay, optionalId, optionalText, percent, recordId } from '../../core/rules/fields.ts';
import { optionalCurrency, optionalRate } from '../../ledger/exchangeRate/exchangeRate.rules.ts';
import { itemLines } from '../../inventory/itemLine/itemLine.rules.ts';

/** Usual payment terms, in days from the issue date. */
export const usualTerms = [0, 7, 14, 30, 45, 60, 90] as const;
/** Payment terms of a new invoice, in days. */
export const usualDays = 30;

/** Validation rules of a sales invoice (spec 2 §5): customer and at least one line. */
export const salesInvoiceRules = z.object({
  customerId: recordId,
  contactId: optionalId,
  ownerId: optionalId.describe('The user who creates it, if omitted.'),
  reference: optionalText().describe("The customer's own reference, such as a purchase order number."),
  issuedOn: optionalDay.describe('Not in the future, and not before the last issued invoice; the day it is issued, if omitted.'),
  paymentDays: z
    .preprocess(
      value => (value === '' ? null : typeof value === 'string' ? Number(value) : value),
      z.int('invalid').min(0, 'tooSmall').max(365, 'tooLarge').nullish(),
    )
    .transform(value => value ?? usualDays)
    .describe('Payment terms in days from the issue date: 30, if omitted.'),
  dueOn: optionalDay.describe('Follows from the payment terms, if omitted.'),
  costCenterId: optionalId,
  projectId: optionalId.describe('The project whose revenue it is.'),
  remarks: optionalText(descriptionLimit).describe('Shown to the customer on the document.'),
  notes: optionalText(descriptionLimit).describe('Visible to company users only.'),
  discountPercent: percent,
  pricesIncludeTax: z.boolean('invalid').nullish().describe('Whether line prices include tax; the company setting, if omitted.'),
  currency: optionalCurrency.describe("ISO 4217; the company's own, if omitted."),
  exchangeRate: optionalRate.describe(
    "Units of the company's currency for one of the invoice's; the rate of the day it is issued, if omitted.",
  ),
  lines: itemLines,
});

/** Validated values of a sales invoice. */
export type SalesInvoiceValues = z.output<typeof salesInvoiceRules>;
