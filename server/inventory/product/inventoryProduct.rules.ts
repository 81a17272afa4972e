import { z } from 'zod';
import { customFieldInput } from '../../core/customField/customField.rules.ts';
import { money, numberText, onPurpose, optionalDay, optionalId, optionalText, requiredText, unitPrice } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { serialNumbers } from '../serial/serialNumbers.rules.ts';
import { productUnits } from './productUnits.rules.ts';
import { vatCategories } from '../../core/rules/vatCategories.ts';

/** Maximum quantity on hand (domain §9). */
const quantityLimit = 1_000_000;

/** A quantity on hand: 0 to 1 000 000, up to six decimals. */
export const heldQuantity = numberText(6)
  .refine(value => Number(value) >= 0, { message: 'tooSmall', params: { min: 0 } })
  .refine(value => Number(value) <= quantityLimit, 'limitExceeded');

const orZero = (rule: typeof heldQuantity) =>
  z.preprocess(value => (value === '' || value === null || value === undefined ? '0' : value), rule);
const ifGiven = z.preprocess(
  value => (value === '' ? null : value),
  heldQuantity.nullish().transform(value => value ?? null),
);

/** A barcode: no blanks, and only characters that a scanner sends. */
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
  /** Defaults to how the company usually enters prices. */
  priceIncludesTax: z.boolean().nullish().describe('Whether the price includes tax; the company setting, if omitted.'),
  vatCategory: z.enum(vatCategories, 'required'),
  reorderLevel: orZero(heldQuantity),
  isPerishable: z.boolean(),
  isSerialized: onPurpose.describe('Whether each piece is named by its serial number, from receipt to sale.'),
  /** Of the opening quantity, or of the pieces by which a changed quantity differs. */
  serialNumbers,
  manufacturedOn: optionalDay,
  expiresOn: optionalDay,
  status: z.enum(activeStatuses, 'required'),
  customFields: customFieldInput,
  /** Total quantity on hand. */
  quantity: ifGiven.describe(
    'How many there are in all. Required of a new one, at least 1: its opening movement. Another one later is an adjustment.',
  ),
  /** Reason for a changed quantity. */
  quantityReason: optionalText(),
  /** Warehouse of the quantity; defaults to the company's default warehouse. */
  warehouseId: optionalId,
  /** Whether incoming stock may have expired. */
  acceptExpired: onPurpose,
});

const expiresAfterMade = ({ isPerishable, manufacturedOn, expiresOn }: z.infer<typeof fields>) =>
  !isPerishable || !manufacturedOn || !expiresOn || expiresOn > manufacturedOn;

/**
 * Validation rules of a product (spec 2 §5): the manufacturer is `company` in the spec; the expiry date of a perishable product is after
 * its manufacturing date.
 */
export const inventoryProductRules = fields.refine(expiresAfterMade, { path: ['expiresOn'], message: 'expiresBeforeMade' });

/** Additional rules of a new product: a whole quantity of at least 1 (spec 2 §5). */
export const newInventoryProductRules = fields
  .extend({
    quantity: heldQuantity
      .refine(value => Number(value) >= 1, { message: 'tooSmall', params: { min: 1 } })
      .refine(value => /^\d+(\.0+)?$/.test(value), 'notWhole'),
  })
  .refine(expiresAfterMade, { path: ['expiresOn'], message: 'expiresBeforeMade' });

/** Product values after validation. */
export type InventoryProductValues = z.output<typeof inventoryProductRules>;
