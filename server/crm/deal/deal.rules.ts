import { z } from 'zod';
import { optionalId, optionalText, percent, quantity, unitPrice } from '../../core/rules/fields.ts';
import { vatCategories } from '../../core/rules/vatCategories.ts';

/** Maximum number of lines in one document. */
export const lineLimit = 200;

/** A line: a product or free text, its price in the document's currency (spec 2 §5, domain §1). */
export const dealLineRules = z
  .object({
    id: optionalId,
    productId: optionalId,
    description: optionalText(1_000),
    quantity,
    unitPrice,
    discountPercent: percent,
    /** Defaults to the product's own. */
    vatCategory: z.enum(vatCategories, 'notInList').nullish(),
  })
  .refine(({ productId, description }) => !!productId || !!description, { message: 'required', path: ['description'] });

/** Whether prices include tax, for records with lines. */
export const pricesIncludeTax = z
  .boolean('invalid')
  .nullish()
  .describe('Whether line prices include tax; the company setting, if omitted.');

/** At least one line. */
export const dealLines = z.array(dealLineRules).min(1, 'lastLine').max(lineLimit, 'limitExceeded');

/** Validated values of a line. */
export type DealLineValues = z.output<typeof dealLineRules>;
