import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Boxes from 'lucide-react/icons/boxes';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Gift from 'lucide-react/icons/gift';
import PackageOpen from 'lucide-react/icons/package-open';
import Package from 'lucide-react/icons/package';
import WarehouseIcon from 'lucide-react/icons/warehouse';
import Wrench from 'lucide-react/icons/wrench';
import aggregateProductsQuery from '../core/relay/generated/AggregateProductListQuery$parameters.ts';
import aggregateProductQuery from '../core/relay/generated/AggregateProductPageQuery$parameters.ts';
import countsQuery from '../core/relay/generated/CountListQuery$parameters.ts';
import countQuery from '../core/relay/generated/CountPageQuery$parameters.ts';
import packagesQuery from '../core/relay/generated/PackageListQuery$parameters.ts';
import packageQuery from '../core/relay/generated/PackagePageQuery$parameters.ts';
import productsQuery from '../core/relay/generated/ProductListQuery$parameters.ts';
import productQuery from '../core/relay/generated/ProductPageQuery$parameters.ts';
import receiptsQuery from '../core/relay/generated/ReceiptListQuery$parameters.ts';
import receiptQuery from '../core/relay/generated/ReceiptPageQuery$parameters.ts';
import servicesQuery from '../core/relay/generated/ServiceListQuery$parameters.ts';
import serviceQuery from '../core/relay/generated/ServicePageQuery$parameters.ts';
import transfersQuery from '../core/relay/generated/TransferListQuery$parameters.ts';
import transferQuery from '../core/relay/generated/TransferPageQuery$parameters.ts';
import warehousesQuery from '../core/relay/generated/WarehouseListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { productList } from './addresses.ts';
import { aggregateProductList, packageList, serviceList } from './offer/addresses.ts';
import { countList, receiptList, transferList, warehouseList } from './stock/addresses.ts';

const inventory = { messages: 'inventory', access: 'Inventory', section: 'inventory' } as const;

export const product: EntityScreens = {
  ...inventory,
  type: 'InventoryProduct',
  code: '40',
  icon: Package,
  path: '/inventory/products/',
  plural: 'menu.products',
  create: 'palette.newProduct',
  list: {
    spec: productList,
    query: productsQuery,
    screen: async () => (await import('./product/ProductList.tsx')).ProductList,
  },
  page: {
    title: 'product.one',
    query: productQuery,
    screen: async () => (await import('./product/ProductPage.tsx')).ProductPage,
  },
};

export const service: EntityScreens = {
  ...inventory,
  type: 'InventoryService',
  code: '70',
  icon: Wrench,
  path: '/inventory/services/',
  plural: 'menu.services',
  create: 'palette.newService',
  list: {
    spec: serviceList,
    query: servicesQuery,
    screen: async () => (await import('./service/ServiceList.tsx')).ServiceList,
  },
  page: {
    title: 'service.one',
    query: serviceQuery,
    screen: async () => (await import('./service/ServicePage.tsx')).ServicePage,
  },
};

export const inventoryPackage: EntityScreens = {
  ...inventory,
  type: 'InventoryPackage',
  code: '71',
  icon: Gift,
  path: '/inventory/packages/',
  plural: 'menu.packages',
  create: 'palette.newPackage',
  list: {
    spec: packageList,
    query: packagesQuery,
    screen: async () => (await import('./package/PackageList.tsx')).PackageList,
  },
  page: {
    title: 'package.one',
    query: packageQuery,
    screen: async () => (await import('./package/PackagePage.tsx')).PackagePage,
  },
};

export const aggregateProduct: EntityScreens = {
  ...inventory,
  type: 'AggregateProduct',
  code: '73',
  icon: Boxes,
  path: '/inventory/aggregatedProducts/',
  plural: 'menu.aggregateProducts',
  create: 'palette.newAggregateProduct',
  list: {
    spec: aggregateProductList,
    query: aggregateProductsQuery,
    screen: async () => (await import('./aggregateProduct/AggregateProductList.tsx')).AggregateProductList,
  },
  page: {
    title: 'aggregateProduct.one',
    query: aggregateProductQuery,
    screen: async () => (await import('./aggregateProduct/AggregateProductPage.tsx')).AggregateProductPage,
  },
};

export const warehouse: EntityScreens = {
  ...inventory,
  type: 'Warehouse',
  code: '60',
  icon: WarehouseIcon,
  path: '/inventory/warehouses/',
  plural: 'menu.warehouses',
  create: 'palette.newWarehouse',
  list: {
    spec: warehouseList,
    query: warehousesQuery,
    screen: async () => (await import('./warehouse/WarehouseList.tsx')).WarehouseList,
  },
};

export const goodsReceipt: EntityScreens = {
  ...inventory,
  type: 'GoodsReceipt',
  code: '6a',
  icon: PackageOpen,
  path: '/inventory/receipts/',
  plural: 'menu.goodsReceipts',
  create: 'palette.newGoodsReceipt',
  list: {
    spec: receiptList,
    query: receiptsQuery,
    screen: async () => (await import('./receipt/ReceiptList.tsx')).ReceiptList,
  },
  page: {
    title: 'goodsReceipt.one',
    query: receiptQuery,
    screen: async () => (await import('./receipt/ReceiptPage.tsx')).ReceiptPage,
  },
};

export const transfer: EntityScreens = {
  ...inventory,
  type: 'StockTransfer',
  code: '65',
  icon: ArrowLeftRight,
  path: '/inventory/transfers/',
  plural: 'menu.transfers',
  create: 'palette.newTransfer',
  list: {
    spec: transferList,
    query: transfersQuery,
    screen: async () => (await import('./transfer/TransferList.tsx')).TransferList,
  },
  page: {
    title: 'transfer.one',
    query: transferQuery,
    screen: async () => (await import('./transfer/TransferPage.tsx')).TransferPage,
  },
};

export const count: EntityScreens = {
  ...inventory,
  type: 'StockCount',
  code: '67',
  icon: ClipboardList,
  path: '/inventory/counts/',
  plural: 'menu.counts',
  create: 'palette.newCount',
  list: {
    spec: countList,
    query: countsQuery,
    screen: async () => (await import('./count/CountList.tsx')).CountList,
  },
  page: {
    title: 'count.one',
    query: countQuery,
    variables: (_address, { id }) => ({ id, filter: { count: { eq: id } } }),
    screen: async () => (await import('./count/CountPage.tsx')).CountPage,
  },
};
