import ReceiptText from 'lucide-react/icons/receipt-text';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Percent from 'lucide-react/icons/percent';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import couponsQuery from '../core/relay/generated/EcommerceCouponListQuery$parameters.ts';
import customersQuery from '../core/relay/generated/EcommerceCustomerListQuery$parameters.ts';
import customerQuery from '../core/relay/generated/EcommerceCustomerPageQuery$parameters.ts';
import deliveryMethodsQuery from '../core/relay/generated/EcommerceDeliveryMethodListQuery$parameters.ts';
import ordersQuery from '../core/relay/generated/EcommerceOrderListQuery$parameters.ts';
import orderQuery from '../core/relay/generated/EcommerceOrderPageQuery$parameters.ts';
import groupsQuery from '../core/relay/generated/EcommerceProductGroupListQuery$parameters.ts';
import productsQuery from '../core/relay/generated/EcommerceProductListQuery$parameters.ts';
import productQuery from '../core/relay/generated/EcommerceProductPageQuery$parameters.ts';
import reviewsQuery from '../core/relay/generated/EcommerceReviewListQuery$parameters.ts';
import sellersQuery from '../core/relay/generated/EcommerceSellerListQuery$parameters.ts';
import sellerQuery from '../core/relay/generated/EcommerceSellerPageQuery$parameters.ts';
import taxesQuery from '../core/relay/generated/EcommerceTaxListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import {
  ecommerceCouponList,
  ecommerceCustomerList,
  ecommerceDeliveryMethodList,
  ecommerceOrderList,
  ecommerceProductGroupList,
  ecommerceProductList,
  ecommerceReviewList,
  ecommerceSellerList,
  ecommerceTaxList,
} from './addresses.ts';

const ecommerce = { messages: 'ecommerce', access: 'Ecommerce', section: 'ecommerce' } as const;

export const ecommerceProduct: EntityScreens = {
  ...ecommerce,
  type: 'EcommerceProduct',
  code: 'e9',
  icon: ShoppingBag,
  path: '/ecommerce/products/',
  plural: 'ecommerceProduct.plural',
  create: 'ecommerceProduct.new',
  list: {
    spec: ecommerceProductList,
    query: productsQuery,
    screen: async () => (await import('./product/EcommerceProductList.tsx')).EcommerceProductList,
  },
  page: {
    title: 'ecommerceProduct.one',
    also: ['/ecommerce/product-details/'],
    query: productQuery,
    screen: async () => (await import('./product/EcommerceProductPage.tsx')).EcommerceProductPage,
  },
};

export const ecommerceProductGroup: EntityScreens = {
  ...ecommerce,
  type: 'EcommerceProductGroup',
  code: 'e8',
  icon: Tags,
  path: '/ecommerce/productGroups/',
  plural: 'ecommerceProductGroup.plural',
  create: 'ecommerceProductGroup.new',
  list: {
    spec: ecommerceProductGroupList,
    query: groupsQuery,
    screen: async () => (await import('./productGroup/EcommerceProductGroupList.tsx')).EcommerceProductGroupList,
  },
};

export const ecommerceOrder: EntityScreens = {
  ...ecommerce,
  type: 'EcommerceOrder',
  code: 'eb',
  icon: ReceiptText,
  path: '/ecommerce/orders-list/',
  plural: 'ecommerceOrder.plural',
  create: 'ecommerceOrder.new',
  list: {
    spec: ecommerceOrderList,
    query: ordersQuery,
    screen: async () => (await import('./order/EcommerceOrderList.tsx')).EcommerceOrderList,
  },
  page: {
    title: 'ecommerceOrder.one',
    also: ['/ecommerce/order-details/'],
    query: orderQuery,
    screen: async () => (await import('./order/EcommerceOrderPage.tsx')).EcommerceOrderPage,
  },
};

export const ecommerceCustomer: EntityScreens = {
  ...ecommerce,
  type: 'EcommerceCustomer',
  code: 'ea',
  icon: Users,
  path: '/ecommerce/customers/',
  plural: 'ecommerceCustomer.plural',
  create: 'ecommerceCustomer.new',
  list: {
    spec: ecommerceCustomerList,
    query: customersQuery,
    screen: async () => (await import('./customer/EcommerceCustomerList.tsx')).EcommerceCustomerList,
  },
  page: {
    title: 'ecommerceCustomer.one',
    query: customerQuery,
    screen: async () => (await import('./customer/EcommerceCustomerPage.tsx')).EcommerceCustomerPage,
  },
};

export const ecommerceReview: EntityScreens = {
  ...ecommerce,
  type: 'EcommerceReview',
  code: 'ed',
  icon: Star,
  path: '/ecommerce/reviews/',
  plural: 'ecommerceReview.plural',
  create: 'ecommerceReview.new',
  list: {
    spec: ecommerceReviewList,
    query: reviewsQuery,
    screen: async () => (await import('./review/EcommerceReviewList.tsx')).EcommerceReviewList,
  },
};

export const ecommerceSeller: EntityScreens = {
  ...ecommerce,
  type: 'EcommerceSeller',
  code: 'f0',
  icon: Store,
  path: '/ecommerce/sellers/',
  plural: 'ecommerceSeller.plural',
  create: 'ecommerceSeller.new',
  list: {
    spec: ecommerceSellerList,
    query: sellersQuery,
    screen: async () => (await import('./seller/EcommerceSellerList.tsx')).EcommerceSellerList,
  },
  page: {
    title: 'ecommerceSeller.one',
    query: sellerQuery,
    screen: async () => (await import('./seller/EcommerceSellerPage.tsx')).EcommerceSellerPage,
  },
};

export const ecommerceCoupon: EntityScreens = {
  ...ecommerce,
  type: 'EcommerceCoupon',
  code: 'f3',
  icon: TicketPercent,
  path: '/ecommerce/coupons/',
  plural: 'ecommerceCoupon.plural',
  create: 'ecommerceCoupon.new',
  list: {
    spec: ecommerceCouponList,
    query: couponsQuery,
    screen: async () => (await import('./coupon/EcommerceCouponList.tsx')).EcommerceCouponList,
  },
};

export const ecommerceDeliveryMethod: EntityScreens = {
  ...ecommerce,
  type: 'EcommerceDeliveryMethod',
  code: 'a3',
  icon: Truck,
  path: '/ecommerce/deliveryMethods/',
  plural: 'ecommerceDeliveryMethod.plural',
  create: 'ecommerceDeliveryMethod.new',
  list: {
    spec: ecommerceDeliveryMethodList,
    query: deliveryMethodsQuery,
    screen: async () => (await import('./delivery/EcommerceDeliveryMethodList.tsx')).EcommerceDeliveryMethodList,
  },
};

export const ecommerceTax: EntityScreens = {
  ...ecommerce,
  type: 'EcommerceTax',
  code: 'a8',
  icon: Percent,
  path: '/ecommerce/taxes/',
  plural: 'ecommerceTax.plural',
  create: 'ecommerceTax.new',
  list: {
    spec: ecommerceTaxList,
    query: taxesQuery,
    screen: async () => (await import('./tax/EcommerceTaxList.tsx')).EcommerceTaxList,
  },
};
