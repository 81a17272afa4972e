import { z } from 'zod';
import { vatModes } from '../../core/money/documentTotals.ts';
import { descriptionLimit, money, optionalId, percent, recordId, requiredText, unitPrice } from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';
import { lineLimit, saleRules } from '../invoice/inventoryInvoice.rules.ts';
import { vatCategories } from '../product/inventoryProduct.rules.ts';

/** What can become of a paid sale that was refused. */
export const refusedSaleStatuses = ['WAITING', 'RECORDED', 'DISCARDED', 'REPLACED'] as const;

/** A sale is booked once: what was discarded by mistake can still be recorded, what another sale has replaced cannot. */
export const refusedSaleTransitions: Transitions<(typeof refusedSaleStatuses)[number]> = {
  WAITING: ['RECORDED', 'DISCARDED', 'REPLACED'],
  RECORDED: [],
  DISCARDED: ['RECORDED'],
  REPLACED: [],
};

/** Parts of one line at most: a package has one for each kind and tax category of its members. */
const partLimit = 10;

/** What a customer was charged for a line: the price of each part that is taxed by itself, as the till knew it. */
const soldLine = z.object({
  includesTax: z.boolean({ error: 'required' }),
  parts: z
    .array(z.object({ price: unitPrice, vatCategory: z.enum(vatCategories, 'notInList'), vatRate: percent }), 'required')
    .min(1, 'required')
    .max(partLimit, 'limitExceeded'),
});

/** The terms of the company that a till sold by. */
const saleTerms = z.object({
  pricesIncludeTax: z.boolean({ error: 'required' }),
  vatMode: z.enum(vatModes, 'notInList'),
  cashRounding: money.nullish().transform(value => (Number(value ?? 0) > 0 ? value! : null)),
});

/** Of a till that did not know of any: prices without tax, no coin. */
export const noTerms: z.output<typeof saleTerms> = { pricesIncludeTax: false, vatMode: 'PER_RATE', cashRounding: null };

/** What a till reports: the sale as it was sent, at which prices, and what the server said. */
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

/** Why a refused sale is recorded all the same. */
export const recordRules = z.object({ id: recordId, reason: requiredText(descriptionLimit) });

/** Why a refused sale is never booked; the sale that was made instead, where one was. */
export const discardRules = z.object({ id: recordId, reason: requiredText(descriptionLimit), replacedById: optionalId });

/** A report, checked. */
export type Refusal = z.output<typeof refusalRules>;
/** What a customer was charged for a line, checked. */
export type SoldTerms = z.output<typeof soldLine>;
