import Boxes from 'lucide-react/icons/boxes';
import Gift from 'lucide-react/icons/gift';
import Wrench from 'lucide-react/icons/wrench';
import aggregateProductsQuery from '../../core/relay/generated/AggregateProductListQuery$parameters.ts';
import aggregateProductQuery from '../../core/relay/generated/AggregateProductPageQuery$parameters.ts';
import packagesQuery from '../../core/relay/generated/PackageListQuery$parameters.ts';
import packageQuery from '../../core/relay/generated/PackagePageQuery$parameters.ts';
import servicesQuery from '../../core/relay/generated/ServiceListQuery$parameters.ts';
import serviceQuery from '../../core/relay/generated/ServicePageQuery$parameters.ts';
import type { RouteParams, ScreenRow } from '../../core/routing/ScreenRow.ts';
import { listVariables } from '../../core/screens/list/listVariables.ts';
import { aggregateProductList, packageList, serviceList } from './addresses.ts';

const page = { layout: 'APP', messages: 'inventory', access: 'Inventory' } as const;
const byId = (_address: URLSearchParams, { id }: RouteParams) => ({ id });

/** What is sold beside single products. */
export const offerRows: ScreenRow[] = [
  {
    ...page,
    path: '/inventory/services/',
    title: 'menu.services',
    menu: { section: 'inventory', icon: Wrench },
    query: servicesQuery,
    variables: address => listVariables(address, serviceList),
    screen: async () => (await import('../service/ServiceList.tsx')).ServiceList,
  },
  {
    ...page,
    path: '/inventory/services/:id/',
    title: 'service.one',
    query: serviceQuery,
    variables: byId,
    screen: async () => (await import('../service/ServicePage.tsx')).ServicePage,
  },
  {
    ...page,
    path: '/inventory/packages/',
    title: 'menu.packages',
    menu: { section: 'inventory', icon: Gift },
    query: packagesQuery,
    variables: address => listVariables(address, packageList),
    screen: async () => (await import('../package/PackageList.tsx')).PackageList,
  },
  {
    ...page,
    path: '/inventory/packages/:id/',
    title: 'package.one',
    query: packageQuery,
    variables: byId,
    screen: async () => (await import('../package/PackagePage.tsx')).PackagePage,
  },
  {
    ...page,
    path: '/inventory/aggregatedProducts/',
    title: 'menu.aggregateProducts',
    menu: { section: 'inventory', icon: Boxes },
    query: aggregateProductsQuery,
    variables: address => listVariables(address, aggregateProductList),
    screen: async () => (await import('../aggregateProduct/AggregateProductList.tsx')).AggregateProductList,
  },
  {
    ...page,
    path: '/inventory/aggregatedProducts/:id/',
    title: 'aggregateProduct.one',
    query: aggregateProductQuery,
    variables: byId,
    screen: async () => (await import('../aggregateProduct/AggregateProductPage.tsx')).AggregateProductPage,
  },
];
