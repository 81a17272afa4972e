import { entityRows } from '../core/routing/EntityScreens.ts';
import { redirectRow } from '../core/routing/redirectRow.tsx';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { budgetingRows } from './budgeting/budgetingRows.ts';
import { overviewRows } from './overview/overviewRows.ts';
import { vatReturnRows } from './vatReturn/vatReturnRows.ts';
import { crmInvoice, openingLine, recurringInvoice, salaryChange, salesInvoice } from './finance.entities.ts';

const finance = { messages: 'finance', access: 'Financial Management', title: 'menu.salesInvoices' } as const;

/** Screens of finance above the books. */
export const rows: ScreenRow[] = [
  ...overviewRows,
  ...entityRows(salesInvoice),
  ...entityRows(crmInvoice),
  ...entityRows(recurringInvoice),
  redirectRow({ ...finance, path: '/economics/invoice/createInvoice/' }, '/economics/invoice/?dialog=new'),
  redirectRow({ ...finance, path: '/economics/invoice/sales-invoice/' }, '/economics/invoice/'),
  redirectRow({ ...finance, access: 'Inventory', path: '/economics/invoice/inventory-invoice/' }, '/inventory/invoices/'),
  ...budgetingRows,
  ...vatReturnRows,
  ...entityRows(salaryChange),
  ...entityRows(openingLine),
];
