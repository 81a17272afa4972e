import { z } from 'zod';
import { country, descriptionLimit, email, onPurpose, optionalId, optionalText, phone, requiredText } from '../../core/rules/fields.ts';
import { pageAddress } from '../../core/rules/pageAddress.ts';
import { addressLimit } from '../customer/ecommerceCustomer.rules.ts';
import { shopPayments } from '../order/ecommerceOrder.rules.ts';

/** Validation rules for a company's storefront. */
export const storefrontRules = z
  .object({
    address: pageAddress.describe('The shop is at /shop/<address>/: letters a to z, digits and hyphens.'),
    isOpen: onPurpose.describe('Whether customers can visit it.'),
    title: requiredText(100).describe('What customers read as the name of the shop.'),
    intro: optionalText(300).describe('One or two sentences on what it sells, also for search engines.'),
    takesCash: onPurpose.describe('Whether customers can pay on delivery.'),
    takesTransfer: onPurpose.describe('Whether customers can pay by bank transfer.'),
    takesCard: onPurpose.describe('Whether customers can pay by card, at once.'),
    returnDays: z
      .preprocess(value => (value === '' || value === null || value === undefined ? 14 : value), z.coerce.number('invalid').int('invalid'))
      .refine(days => days >= 0, 'tooSmall')
      .refine(days => days <= 365, 'limitExceeded')
      .describe('Days after the delivery until an order is completed, and nothing of it can be returned.'),
    remindsOfCarts: onPurpose.describe('Whether customers are asked if they want one e-mail about a cart that they left.'),
    transferDetails: optionalText(1_000).describe('Where customers transfer to: bank, account holder, IBAN.'),
  })
  .refine(({ takesTransfer, transferDetails }) => !takesTransfer || transferDetails, { path: ['transferDetails'], message: 'required' })
  .refine(({ isOpen, takesCash, takesTransfer, takesCard }) => !isOpen || takesCash || takesTransfer || takesCard, {
    path: ['takesCash'],
    message: 'required',
  });

/** Validated values of a storefront. */
export type StorefrontValues = z.output<typeof storefrontRules>;

/** Validation rules for what a guest enters at the checkout (spec 2 §5). */
export const checkoutRules = z.object({
  name: requiredText(),
  email,
  phone,
  city: requiredText(),
  country,
  address: requiredText(addressLimit),
  notes: optionalText(descriptionLimit),
  deliveryMethodId: optionalId,
  payment: z.enum(shopPayments, 'required'),
  key: z.uuid('required').describe('Of the form: the same form sent twice is one order.'),
});

/** Validated values of a checkout. */
export type CheckoutValues = z.output<typeof checkoutRules>;
