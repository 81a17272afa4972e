import FileText from 'lucide-react/icons/file-text';
import Scale from 'lucide-react/icons/scale';
import Repeat from 'lucide-react/icons/repeat';
import History from 'lucide-react/icons/history';
import openingLinesQuery from '../core/relay/generated/OpeningLineListQuery$parameters.ts';
import recurringQuery from '../core/relay/generated/RecurringInvoiceListQuery$parameters.ts';
import salariesQuery from '../core/relay/generated/SalaryListQuery$parameters.ts';
import invoicesQuery from '../core/relay/generated/SalesInvoiceListQuery$parameters.ts';
import invoiceQuery from '../core/relay/generated/SalesInvoicePageQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { openingLineList, recurringInvoiceList, salaryList, salesInvoiceList } from './addresses.ts';

export const salesInvoice: EntityScreens = {
  messages: 'finance',
  access: 'Financial Management',
  section: 'finance',
  type: 'SalesInvoice',
  code: 'a0',
  icon: FileText,
  path: '/economics/invoice/',
  plural: 'menu.salesInvoices',
  create: 'palette.newSalesInvoice',
  createFor: ['Customer'],
  list: {
    spec: salesInvoiceList,
    query: invoicesQuery,
    screen: async () => (await import('./invoice/SalesInvoiceList.tsx')).SalesInvoiceList,
  },
  page: {
    title: 'salesInvoice.one',
    query: invoiceQuery,
    screen: async () => (await import('./invoice/SalesInvoicePage.tsx')).SalesInvoicePage,
  },
};

/** The same invoices, to be read by those who sell. */
export const crmInvoice: EntityScreens = {
  ...salesInvoice,
  access: 'CRM',
  section: 'crm',
  path: '/CRM/invoice/',
  create: undefined,
  list: { ...salesInvoice.list, screen: async () => (await import('./invoice/SalesInvoiceList.tsx')).ReadSalesInvoiceList },
  page: {
    title: 'salesInvoice.one',
    query: invoiceQuery,
    screen: async () => (await import('./invoice/SalesInvoicePage.tsx')).ReadSalesInvoicePage,
  },
};

export const recurringInvoice: EntityScreens = {
  messages: 'finance',
  access: 'Financial Management',
  section: 'finance',
  type: 'RecurringInvoice',
  code: '20',
  icon: Repeat,
  path: '/economics/recurring-invoices/',
  plural: 'recurringInvoice.plural',
  create: 'recurringInvoice.new',
  list: {
    spec: recurringInvoiceList,
    query: recurringQuery,
    screen: async () => (await import('./recurring/RecurringInvoiceList.tsx')).RecurringInvoiceList,
  },
};

/** The salary history, for who may see pay in finance. */
export const salaryChange: EntityScreens = {
  messages: 'finance',
  access: 'Financial Management',
  section: 'finance',
  type: 'SalaryChange',
  code: 'e0',
  icon: History,
  path: '/economics/salary-history/',
  plural: 'salaryChange.plural',
  create: 'salaryChange.new',
  list: {
    spec: salaryList,
    query: salariesQuery,
    screen: async () => (await import('./salary/SalaryList.tsx')).SalaryList,
  },
};

export const openingLine: EntityScreens = {
  messages: 'finance',
  access: 'Financial Management',
  section: 'finance',
  type: 'OpeningLine',
  code: '21',
  icon: Scale,
  path: '/economics/opening-balances/',
  plural: 'openingLine.plural',
  create: 'openingLine.new',
  list: {
    spec: openingLineList,
    query: openingLinesQuery,
    screen: async () => (await import('./opening/OpeningLineList.tsx')).OpeningLineList,
  },
};
