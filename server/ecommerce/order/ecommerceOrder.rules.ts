import { z } from 'zod';
import {
  country,
  descriptionLimit,
  email,
  money,
  optionalId,
  optionalText,
  phone,
  recordId,
  requiredText,
} from '../../core/rules/fields.ts';
import type { Transitions } from '../../core/rules/transitions.ts';
import { paymentMethods } from '../../ledger/payment/payment.rules.ts';
import { couponCodes } from '../coupon/ecommerceCoupon.rules.ts';
import { addressLimit } from '../customer/ecommerceCustomer.rules.ts';
import { ecommerceOrderStatuses, type EcommerceOrderStatusName } from './ecommerceOrderStatuses.rules.ts';

/** How a customer of the storefront pays. */
export const shopPayments = ['ON_DELIVERY', 'TRANSFER', 'CARD'] as const;
export type ShopPaymentName = (typeof shopPayments)[number];

/** Allowed transitions: no step is skipped, and goods come back before the order is completed. */
export const ecommerceOrderTransitions: Transitions<EcommerceOrderStatusName> = {
  PENDING: ['INPROGRESS', 'CANCELLED'],
  INPROGRESS: ['DELIVERED', 'CANCELLED'],
  DELIVERED: ['COMPLETED', 'RETURN'],
  COMPLETED: [],
  CANCELLED: [],
  RETURN: [],
};

/** Whether an order waits for its customer to pay by card; until then staff only cancel it. */
export const awaitsCard = ({
  status,
  payment,
  paidBy,
}: {
  status: EcommerceOrderStatusName;
  payment: ShopPaymentName | null | undefined;
  paidBy: string | null | undefined;
}) => status === 'PENDING' && payment === 'CARD' && !paidBy;

/** Whether a customer may cancel an order themselves: until it is prepared, and while what they paid goes back by itself. */
export const mayCustomerCancel = ({ status, payment, paidBy }: Parameters<typeof awaitsCard>[0]) =>
  status === 'PENDING' && (!paidBy || payment === 'CARD');

/** Maximum number of lines of an order. */
export const orderLineLimit = 100;

const quantityLimit = 1_000_000;

/** Whole pieces, at least `min`. */
export const pieces = (min: number) =>
  z
    .union([z.string(), z.number()], { error: 'required' })
    .transform(String)
    .pipe(
      z
        .string()
        .min(1, 'required')
        .max(20, 'invalidQuantity')
        .regex(/^\d+(\.0+)?$/, 'invalidQuantity'),
    )
    .transform(Number)
    .refine(value => value >= min, 'invalidQuantity')
    .refine(value => value <= quantityLimit, 'limitExceeded');

/** Validation rules for a line: a product, and whole pieces of it. */
export const ecommerceOrderLineRules = z.object({ productId: recordId, quantity: pieces(1) });

/** Validation rules for an order (spec 2 §5, checkout): prices are the server's, and no part of it. */
export const ecommerceOrderRules = z.object({
  customerId: recordId,
  deliveryName: requiredText(),
  deliveryPhone: phone,
  deliveryEmail: email,
  deliveryCity: requiredText(),
  deliveryCountry: country,
  deliveryAddress: requiredText(addressLimit),
  orderNotes: optionalText(descriptionLimit),
  language: z
    .preprocess(value => value || null, z.enum(['EN', 'AR', 'SP'], 'notInList').nullable())
    .describe("Language of the mails about it; that of the CRM's customer, if omitted."),
  paidBy: z
    .preprocess(value => value || null, z.enum(paymentMethods, 'notInList').nullable())
    .describe('How the order was paid beforehand; none, if it is paid later. Once said, it stays.'),
  deliveryMethodId: optionalId.describe('How it is delivered, which its total includes; without, delivery costs nothing.'),
  couponCodes: couponCodes.describe('Coupons of a new order, at most five.'),
  status: z.enum(ecommerceOrderStatuses, 'required').default('PENDING').describe('The next state; a new order is PENDING.'),
  lines: z.array(ecommerceOrderLineRules, 'required').min(1, 'lastLine').max(orderLineLimit, 'limitExceeded'),
});

/** The total that the customer was told. */
export const expectedTotalRules = z.object({ expectedTotal: money.nullish() });

/** Validated values of an order. */
export type EcommerceOrderValues = z.output<typeof ecommerceOrderRules>;

/** Validated values of a line. */
export type EcommerceOrderLineValues = z.output<typeof ecommerceOrderLineRules>;
