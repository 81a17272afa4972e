import Factory from 'lucide-react/icons/factory';
import Tags from 'lucide-react/icons/tags';
import groupsQuery from '../core/relay/generated/ProductGroupListQuery$parameters.ts';
import vendorsQuery from '../core/relay/generated/VendorListQuery$parameters.ts';
import vendorQuery from '../core/relay/generated/VendorPageQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { productGroupList, vendorList } from './addresses.ts';

const procurement = { messages: 'procurement', access: 'Procurement', section: 'procurement' } as const;

export const vendor: EntityScreens = {
  ...procurement,
  type: 'Vendor',
  code: 'b1',
  icon: Factory,
  path: '/vendorManagement/vendors/',
  plural: 'vendor.plural',
  create: 'vendor.new',
  list: {
    spec: vendorList,
    query: vendorsQuery,
    screen: async () => (await import('./vendor/VendorList.tsx')).VendorList,
  },
  page: {
    title: 'vendor.one',
    query: vendorQuery,
    screen: async () => (await import('./vendor/VendorPage.tsx')).VendorPage,
  },
};

export const productGroup: EntityScreens = {
  ...procurement,
  type: 'ProductGroup',
  code: 'b0',
  icon: Tags,
  path: '/vendorManagement/productGroups/',
  plural: 'productGroup.plural',
  create: 'productGroup.new',
  list: {
    spec: productGroupList,
    query: groupsQuery,
    screen: async () => (await import('./productGroup/ProductGroupList.tsx')).ProductGroupList,
  },
};
