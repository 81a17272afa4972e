import { z } from 'zod';
import { descriptionLimit, money, optionalDay, optionalId, recordId, requiredText, unitPrice } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { optionalWeight } from '../delivery/ecommerceDeliveryMethod.rules.ts';
import { heldQuantity } from '../../inventory/product/inventoryProduct.rules.ts';

/** Validation rules for a product of the shop (spec 2 §5). Prices include tax. */
export const ecommerceProductRules = z
  .object({
    name: requiredText(),
    shortDescription: requiredText(),
    detailDescription: requiredText(descriptionLimit),
    groupId: recordId,
    price: money.refine(value => Number(value) > 0, 'notPositive').describe('Price with tax.'),
    discountPrice: money.describe('The price asked instead, with tax, if it is lower than the price.'),
    discountFrom: optionalDay.describe('First day on which the discount price is asked; it always was, if omitted.'),
    discountUntil: optionalDay.describe('Last day on which the discount price is asked; it does not end, if omitted.'),
    stock: heldQuantity.describe('Quantity available. Another one later is an adjustment of the inventory product.'),
    purchasePrice: z
      .preprocess(value => (value === '' || value === null || value === undefined ? '0' : value), unitPrice)
      .describe('What a unit of the opening stock costs, of an inventory product made with it.'),
    weight: optionalWeight.describe('Of one piece, in kilograms; deliveries may be priced by it.'),
    inventoryProductId: optionalId.describe('The inventory product that is sold; one is made with it, if omitted.'),
    sellerId: optionalId.describe('Who sells it; the company itself, if omitted.'),
    status: z.enum(activeStatuses, 'required'),
  })
  .refine(({ price, discountPrice }) => Number(discountPrice) <= Number(price), {
    path: ['discountPrice'],
    message: 'discountAbovePrice',
  })
  .refine(({ discountFrom, discountUntil }) => !discountFrom || !discountUntil || discountFrom <= discountUntil, {
    path: ['discountUntil'],
    message: 'endBeforeStart',
  });

/** Validated values of a product of the shop. */
export type EcommerceProductValues = z.output<typeof ecommerceProductRules>;
