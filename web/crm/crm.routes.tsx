import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import sharedQuery from '../core/relay/generated/SharedQuotationQuery$parameters.ts';
import { activityRows } from './activityRows.tsx';
import { contact, customer, leadSource, lossReason, order, quotation } from './crm.entities.ts';
import { leadRows } from './lead/leadRows.tsx';

/** Screens of customers, contacts, leads, orders, quotations and activities. */
export const rows: ScreenRow[] = [
  ...activityRows,
  ...entityRows(customer),
  ...entityRows(contact),
  ...leadRows,
  ...entityRows(order),
  ...entityRows(quotation),
  ...entityRows(lossReason),
  ...entityRows(leadSource),
  {
    path: '/quotation/',
    title: 'quotation.one',
    layout: 'BARE',
    messages: 'crm',
    access: 'PUBLIC',
    query: sharedQuery,
    variables: address => ({ token: address.get('data') ?? '' }),
    screen: async () => (await import('./quotation/SharedQuotation.tsx')).SharedQuotation,
  },
];
