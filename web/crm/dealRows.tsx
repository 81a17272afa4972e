import FileText from 'lucide-react/icons/file-text';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ordersQuery from '../core/relay/generated/OrderListQuery$parameters.ts';
import orderQuery from '../core/relay/generated/OrderPageQuery$parameters.ts';
import quotationsQuery from '../core/relay/generated/QuotationListQuery$parameters.ts';
import quotationQuery from '../core/relay/generated/QuotationPageQuery$parameters.ts';
import sharedQuery from '../core/relay/generated/SharedQuotationQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import { orderList } from './order/orderAddress.ts';
import { quotationList } from './quotation/quotationAddress.ts';

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
  {
    ...page,
    path: '/CRM/quotations/',
    title: 'menu.quotations',
    menu: { section: 'crm', icon: FileText },
    query: quotationsQuery,
    variables: address => listVariables(address, quotationList),
    screen: async () => (await import('./quotation/QuotationList.tsx')).QuotationList,
  },
  {
    ...page,
    path: '/CRM/quotations/:id/',
    title: 'quotation.one',
    query: quotationQuery,
    variables: (_, { id }) => ({ id }),
    screen: async () => (await import('./quotation/QuotationPage.tsx')).QuotationPage,
  },
  {
    ...page,
    path: '/quotation/',
    title: 'quotation.one',
    layout: 'BARE',
    access: 'PUBLIC',
    query: sharedQuery,
    variables: address => ({ token: address.get('data') ?? '' }),
    screen: async () => (await import('./quotation/SharedQuotation.tsx')).SharedQuotation,
  },
];
