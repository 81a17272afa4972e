import { z } from 'zod';
import { money, numberText, onPurpose, optionalDay, optionalId, optionalText, requiredText, unitPrice } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { productUnits } from './productUnits.rules.ts';

/** How a sale is taxed: at the company's rate, or at none (spec 2 §3, VAT category). */
export const vatCategories = ['STANDARD_RATED', 'ZERO_RATED'] as const;

/** How many lie there at most (domain §9). */
const quantityLimit = 1_000_000;

/** How many lie somewhere: none is a number too; at most 1 000 000, up to six decimals. */
export const heldQuantity = numberText(6)
  .refine(value => Number(value) >= 0, { message: 'tooSmall', params: { min: 0 } })
  .refine(value => Number(value) <= quantityLimit, 'limitExceeded');

const orZero = (rule: typeof heldQuantity) =>
  z.preprocess(value => (value === '' || value === null || value === undefined ? '0' : value), rule);
const ifGiven = z.preprocess(
  value => (value === '' ? null : value),
  heldQuantity.nullish().transform(value => value ?? null),
);

/** The bars of a label: no blanks, nothing a scanner would not send. */
const barcode = optionalText(64).refine(value => !value || /^[\x21-\x7e]+$/.test(value), 'invalid');

const fields = z.object({
  name: requiredText(),
  brand: optionalText(),
  manufacturer: requiredText(),
  code: optionalText(50),
  barcode,
  unit: z.enum(productUnits, 'required'),
  purchasePrice: z.preprocess(value => (value === '' || value === null || value === undefined ? '0' : value), unitPrice),
  salePrice: money,
  /** Left out: as the company usually enters prices. */
  priceIncludesTax: z.boolean().nullish().describe('Whether the price is with tax; as the company usually enters prices when left out.'),
  vatCategory: z.enum(vatCategories, 'required'),
  reorderLevel: orZero(heldQuantity),
  isPerishable: z.boolean(),
  manufacturedOn: optionalDay,
  expiresOn: optionalDay,
  status: z.enum(activeStatuses, 'required'),
  /** How many there are in all. */
  quantity: ifGiven.describe(
    'How many there are in all. Required of a new one, at least 1: its opening movement. Another one later is an adjustment.',
  ),
  /** Why there are not as many as before. */
  quantityReason: optionalText(),
  /** Where they are; the company's default warehouse when left out. */
  warehouseId: optionalId,
  /** Whether what comes in may have expired. */
  acceptExpired: onPurpose,
});

const expiresAfterMade = ({ isPerishable, manufacturedOn, expiresOn }: z.infer<typeof fields>) =>
  !isPerishable || !manufacturedOn || !expiresOn || expiresOn > manufacturedOn;

/** What a valid product is (spec 2 §5): the maker is the spec's `company`; what perishes expires after it is made. */
export const inventoryProductRules = fields.refine(expiresAfterMade, { path: ['expiresOn'], message: 'expiresBeforeMade' });

/** What a new one has besides: at least one, and whole ones (spec 2 §5). */
export const newInventoryProductRules = fields
  .extend({
    quantity: heldQuantity
      .refine(value => Number(value) >= 1, { message: 'tooSmall', params: { min: 1 } })
      .refine(value => /^\d+(\.0+)?$/.test(value), 'notWhole'),
  })
  .refine(expiresAfterMade, { path: ['expiresOn'], message: 'expiresBeforeMade' });

/** The values of a inventory product, as the rules leave them. */
export type InventoryProductValues = z.output<typeof inventoryProductRules>;
