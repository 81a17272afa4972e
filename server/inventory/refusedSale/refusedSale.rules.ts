import { z } from 'zod';
import { vatModes } from '../../core/money/documentTotals.ts';
import { descriptionLimit, money, optionalId, percent, recordId, requiredText, unitPrice } from '../../core/rules/fields.ts';
import { lineLimit, saleRules } from '../invoice/inventoryInvoice.rules.ts';
import { vatCategories } from '../../core/rules/vatCategories.ts';

/** Maximum number of parts per line: a package has one for each kind and tax category of its members. */
const partLimit = 10;

/** Prices charged for a line: one for each separately taxed part, as the till knew it. */
const soldLine = z.object({
  includesTax: z.boolean({ error: 'required' }),
  parts: z
    .array(z.object({ price: unitPrice, vatCategory: z.enum(vatCategories, 'notInList'), vatRate: percent }), 'required')
    .min(1, 'required')
    .max(partLimit, 'limitExceeded'),
});

/** Terms of the company under which a till sold. */
const saleTerms = z.object({
  pricesIncludeTax: z.boolean({ error: 'required' }),
  vatMode: z.enum(vatModes, 'notInList'),
  cashRounding: money.nullish().transform(value => (Number(value ?? 0) > 0 ? value! : null)),
});

/** Terms of older tills that send none: prices without tax, no cash rounding. */
export const noTerms: z.output<typeof saleTerms> = { pricesIncludeTax: false, vatMode: 'PER_RATE', cashRounding: null };

/** Validation rules of a report: the sale as sent, the prices charged, and the server's error code. */
export const refusalRules = z
  .object({
    sale: saleRules,
    number: requiredText(20),
    lines: z.array(soldLine, 'required').max(lineLimit, 'limitExceeded'),
    terms: saleTerms.nullish().transform(value => value ?? noTerms),
    code: requiredText(60),
  })
  .superRefine(({ sale, lines }, context) => {
    for (const field of ['id', 'tillSessionId', 'soldAt', 'expectedTotal'] as const)
      if (!sale[field]) context.addIssue({ code: 'custom', message: 'required', path: ['sale', field] });
    if (lines.length !== sale.lines.length) context.addIssue({ code: 'custom', message: 'invalid', path: ['lines'] });
  });

/** Validation rules of recording a refused sale. */
export const recordRules = z.object({ id: recordId, reason: requiredText(descriptionLimit) });

/** Validation rules of discarding a refused sale, optionally with the sale made instead. */
export const discardRules = z.object({ id: recordId, reason: requiredText(descriptionLimit), replacedById: optionalId });

/** A validated report. */
export type Refusal = z.output<typeof refusalRules>;
/** Validated prices charged for a line. */
export type SoldTerms = z.output<typeof soldLine>;
