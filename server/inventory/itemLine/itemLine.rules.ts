import { z } from 'zod';
import { optionalId, optionalText, percent, quantity, unitPrice } from '../../core/rules/fields.ts';
import { vatCategories } from '../../core/rules/vatCategories.ts';

/** Maximum number of lines in one document. */
export const lineLimit = 200;

/** A line: an item of any sellable kind, or free text, which is sold as a service. */
export const itemLineRules = z
  .object({
    id: optionalId,
    itemId: optionalId,
    description: optionalText(1_000),
    quantity,
    /** Defaults to the item's price. */
    unitPrice: z.preprocess(
      value => (value === '' ? null : value),
      unitPrice.nullish().transform(value => value ?? null),
    ),
    discountPercent: percent,
    /** Defaults to the item's own; a package has its members'. */
    vatCategory: z.preprocess(value => (value === '' ? null : value), z.enum(vatCategories, 'notInList').nullish()),
  })
  .refine(({ itemId, description }) => !!itemId || !!description, { message: 'required', path: ['description'] })
  .refine(({ itemId, unitPrice: price }) => !!itemId || price !== null, { message: 'required', path: ['unitPrice'] });

/** At least one line. */
export const itemLines = z.array(itemLineRules).min(1, 'lastLine').max(lineLimit, 'limitExceeded');

/** Validated values of a line. */
export type ItemLineValues = z.output<typeof itemLineRules>;
