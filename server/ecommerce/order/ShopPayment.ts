import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { shopPayments } from './ecommerceOrder.rules.ts';

export const ShopPayment = EnumOf(
  'ShopPayment',
  shopPayments,
  'TRANSFER is paid by bank before the order is delivered, CARD by card before it is prepared.',
);
