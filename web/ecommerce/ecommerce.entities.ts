import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Tags from 'lucide-react/icons/tags';
import groupsQuery from '../core/relay/generated/EcommerceProductGroupListQuery$parameters.ts';
import productsQuery from '../core/relay/generated/EcommerceProductListQuery$parameters.ts';
import productQuery from '../core/relay/generated/EcommerceProductPageQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { ecommerceProductGroupList, ecommerceProductList } from './addresses.ts';

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
