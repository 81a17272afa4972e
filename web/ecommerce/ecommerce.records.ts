import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import {
  ecommerceCoupon,
  ecommerceCustomer,
  ecommerceDeliveryMethod,
  ecommerceOrder,
  ecommerceProduct,
  ecommerceProductGroup,
  ecommerceReview,
  ecommerceSeller,
  ecommerceTax,
} from './ecommerce.entities.ts';

/** Shop records that the command palette finds and creates. */
export const records: RecordKind[] = [
  ecommerceOrder,
  ecommerceProduct,
  ecommerceCustomer,
  ecommerceReview,
  ecommerceSeller,
  ecommerceCoupon,
  ecommerceDeliveryMethod,
  ecommerceTax,
  ecommerceProductGroup,
].map(recordKindOf);
