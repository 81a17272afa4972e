import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ordersQuery from '../core/relay/generated/OrderListQuery$parameters.ts';
import orderQuery from '../core/relay/generated/OrderPageQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import { orderList } from './order/orderAddress.ts';

const page = { layout: 'APP', messages: 'crm', access: 'CRM' } as const;

/** What becomes of a lead: quotations and orders. */
export const dealRows: ScreenRow[] = [
  {
    ...page,
    path: '/CRM/orders/',
    title: 'menu.orders',
    menu: { section: 'crm', icon: ShoppingBag },
    query: ordersQuery,
    variables: address => listVariables(address, orderList),
    screen: async () => (await import('./order/OrderList.tsx')).OrderList,
  },
  {
    ...page,
    path: '/CRM/orders/:id/',
    title: 'order.one',
    query: orderQuery,
    variables: (_, { id }) => ({ id }),
    screen: async () => (await import('./order/OrderPage.tsx')).OrderPage,
  },
];
