import Banknote from 'lucide-react/icons/banknote';
import FileWarning from 'lucide-react/icons/file-warning';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Store from 'lucide-react/icons/store';
import invoicesQuery from '../../core/relay/generated/InvoiceListQuery$parameters.ts';
import invoiceQuery from '../../core/relay/generated/InvoicePageQuery$parameters.ts';
import refusedSalesQuery from '../../core/relay/generated/RefusedSaleListQuery$parameters.ts';
import sessionsQuery from '../../core/relay/generated/SessionListQuery$parameters.ts';
import sessionQuery from '../../core/relay/generated/SessionPageQuery$parameters.ts';
import tillsQuery from '../../core/relay/generated/TillListQuery$parameters.ts';
import type { EntityScreens } from '../../core/routing/EntityScreens.ts';
import { invoiceList, refusedSaleList, sessionList, tillList } from './addresses.ts';

const sales = { messages: 'inventory/till', access: 'Inventory', section: 'inventory' } as const;

export const invoice: EntityScreens = {
  ...sales,
  type: 'InventoryInvoice',
  code: '78',
  icon: ReceiptText,
  path: '/inventory/invoices/',
  also: ['/inventory/invoice/'],
  plural: 'menu.inventoryInvoices',
  create: 'palette.newInventoryInvoice',
  list: {
    spec: invoiceList,
    query: invoicesQuery,
    screen: async () => (await import('../invoice/InvoiceList.tsx')).InvoiceList,
  },
  page: {
    also: ['/inventory/invoice/inventoryInvoiceDetails/'],
    title: 'invoice.one',
    query: invoiceQuery,
    screen: async () => (await import('../invoice/InvoicePage.tsx')).InvoicePage,
  },
};

export const tillSession: EntityScreens = {
  ...sales,
  type: 'TillSession',
  code: '7c',
  icon: Banknote,
  path: '/inventory/sessions/',
  plural: 'menu.tillSessions',
  list: {
    spec: sessionList,
    query: sessionsQuery,
    screen: async () => (await import('../session/SessionList.tsx')).SessionList,
  },
  page: {
    title: 'tillSession.one',
    query: sessionQuery,
    screen: async () => (await import('../session/SessionPage.tsx')).SessionPage,
  },
};

export const refusedSale: EntityScreens = {
  ...sales,
  type: 'RefusedSale',
  code: '7e',
  icon: FileWarning,
  path: '/inventory/refusedSales/',
  plural: 'menu.refusedSales',
  list: {
    spec: refusedSaleList,
    query: refusedSalesQuery,
    screen: async () => (await import('../refusedSale/RefusedSaleList.tsx')).RefusedSaleList,
  },
};

export const till: EntityScreens = {
  ...sales,
  type: 'Till',
  code: '7b',
  icon: Store,
  path: '/inventory/tills/',
  plural: 'menu.tills',
  list: {
    spec: tillList,
    query: tillsQuery,
    screen: async () => (await import('./TillList.tsx')).TillList,
  },
};
