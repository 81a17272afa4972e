import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import WarehouseIcon from 'lucide-react/icons/warehouse';
import countsQuery from '../../core/relay/generated/CountListQuery$parameters.ts';
import countQuery from '../../core/relay/generated/CountPageQuery$parameters.ts';
import transfersQuery from '../../core/relay/generated/TransferListQuery$parameters.ts';
import transferQuery from '../../core/relay/generated/TransferPageQuery$parameters.ts';
import warehousesQuery from '../../core/relay/generated/WarehouseListQuery$parameters.ts';
import type { RouteParams, ScreenRow } from '../../core/routing/ScreenRow.ts';
import { listVariables } from '../../core/screens/list/listVariables.ts';
import { countList, transferList, warehouseList } from './addresses.ts';

const page = { layout: 'APP', messages: 'inventory', access: 'Inventory' } as const;
const byId = (_address: URLSearchParams, { id }: RouteParams) => ({ id });

/** Where things lie, how they are carried and counted. */
export const stockRows: ScreenRow[] = [
  {
    ...page,
    path: '/inventory/warehouses/',
    title: 'menu.warehouses',
    menu: { section: 'inventory', icon: WarehouseIcon },
    query: warehousesQuery,
    variables: address => listVariables(address, warehouseList),
    screen: async () => (await import('../warehouse/WarehouseList.tsx')).WarehouseList,
  },
  {
    ...page,
    path: '/inventory/transfers/',
    title: 'menu.transfers',
    menu: { section: 'inventory', icon: ArrowLeftRight },
    query: transfersQuery,
    variables: address => listVariables(address, transferList),
    screen: async () => (await import('../transfer/TransferList.tsx')).TransferList,
  },
  {
    ...page,
    path: '/inventory/transfers/:id/',
    title: 'transfer.one',
    query: transferQuery,
    variables: byId,
    screen: async () => (await import('../transfer/TransferPage.tsx')).TransferPage,
  },
  {
    ...page,
    path: '/inventory/counts/',
    title: 'menu.counts',
    menu: { section: 'inventory', icon: ClipboardList },
    query: countsQuery,
    variables: address => listVariables(address, countList),
    screen: async () => (await import('../count/CountList.tsx')).CountList,
  },
  {
    ...page,
    path: '/inventory/counts/:id/',
    title: 'count.one',
    query: countQuery,
    variables: (_address, { id }) => ({ id, filter: { count: { eq: id } } }),
    screen: async () => (await import('../count/CountPage.tsx')).CountPage,
  },
];
