import { ecommerceOrderStatuses } from '../../server/ecommerce/order/ecommerceOrderStatuses.rules.ts';
import { ecommerceCouponListing } from '../core/relay/operations/ecommerceCouponListing.ts';
import { ecommerceCustomerListing } from '../core/relay/operations/ecommerceCustomerListing.ts';
import { ecommerceDeliveryMethodListing } from '../core/relay/operations/ecommerceDeliveryMethodListing.ts';
import { ecommerceOrderListing } from '../core/relay/operations/ecommerceOrderListing.ts';
import { ecommerceProductGroupListing } from '../core/relay/operations/ecommerceProductGroupListing.ts';
import { ecommerceProductListing } from '../core/relay/operations/ecommerceProductListing.ts';
import { ecommerceReviewListing } from '../core/relay/operations/ecommerceReviewListing.ts';
import { ecommerceSellerListing } from '../core/relay/operations/ecommerceSellerListing.ts';
import { ecommerceTaxListing } from '../core/relay/operations/ecommerceTaxListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const ecommerceProductGroupList = listSpec('ecommerceProductGroup', ecommerceProductGroupListing, {
  filters: ['status', 'title', 'productCount', 'updatedAt'],
  own: { field: 'PATH', direction: 'ASC' },
});

export const ecommerceProductList = listSpec('ecommerceProduct', ecommerceProductListing, {
  filters: [
    'status',
    'group',
    'seller',
    'effectivePrice',
    'stock',
    'averageRating',
    'ratingCount',
    'name',
    'price',
    'inventoryProduct',
    'updatedAt',
  ],
  own: { field: 'NAME', direction: 'ASC' },
});

export const ecommerceCustomerList = listSpec('ecommerceCustomer', ecommerceCustomerListing, {
  filters: ['status', 'country', 'city', 'orderCount', 'spent', 'joinedOn', 'name', 'email', 'phone', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const ecommerceOrderList = listSpec('ecommerceOrder', ecommerceOrderListing, {
  filters: [
    { name: 'status', texts: 'ecommerceOrderStatus', values: ecommerceOrderStatuses },
    'customer',
    'orderedOn',
    'deliveredOn',
    'total',
    { name: 'paidBy', texts: 'ecommerceOrder.paidBy' },
    'deliveryCity',
    'deliveryCountry',
    'number',
    'trackingId',
    'deliveryName',
    'updatedAt',
  ],
  own: { field: 'NUMBER', direction: 'DESC' },
});

export const ecommerceReviewList = listSpec('ecommerceReview', ecommerceReviewListing, {
  filters: ['product', 'customer', 'rating', 'isVerified', 'isHidden', 'createdAt', 'answeredAt', 'updatedAt'],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

export const ecommerceSellerList = listSpec('ecommerceSeller', ecommerceSellerListing, {
  filters: [
    'status',
    'country',
    'city',
    'commissionPercent',
    'productCount',
    'orderCount',
    'sales',
    'owed',
    'name',
    'contact',
    'updatedAt',
  ],
  own: { field: 'NAME', direction: 'ASC' },
});

export const ecommerceCouponList = listSpec('ecommerceCoupon', ecommerceCouponListing, {
  filters: ['status', { name: 'kind', texts: 'couponKind' }, 'isCombinable', 'useCount', 'startsOn', 'endsOn', 'code', 'updatedAt'],
  own: { field: 'CODE', direction: 'ASC' },
});

export const ecommerceDeliveryMethodList = listSpec('ecommerceDeliveryMethod', ecommerceDeliveryMethodListing, {
  filters: ['status', 'title', 'price', 'freeFrom', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const ecommerceTaxList = listSpec('ecommerceTax', ecommerceTaxListing, {
  filters: ['rate', 'country', 'updatedAt'],
  own: { field: 'COUNTRY', direction: 'ASC' },
});
