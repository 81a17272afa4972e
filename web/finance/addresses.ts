import { openingLineListing } from '../core/relay/operations/openingLineListing.ts';
import { recurringInvoiceListing } from '../core/relay/operations/recurringInvoiceListing.ts';
import { salaryChangeListing } from '../core/relay/operations/salaryChangeListing.ts';
import { salesInvoiceListing } from '../core/relay/operations/salesInvoiceListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of the invoice list; its filters are the API's. */
export const salesInvoiceList = listSpec('salesInvoice', salesInvoiceListing, {
  filters: [
    { name: 'status', values: ['DRAFT', 'UNPAID', 'PARTIALLY_PAID', 'FULLY_PAID', 'WRITTEN_OFF', 'VOID'], texts: 'salesInvoiceStatus' },
    'isOverdue',
    'customer',
    'issuedOn',
    'dueOn',
    'balance',
    'total',
    { name: 'kind', texts: 'salesInvoiceKind' },
    { name: 'type', texts: 'salesInvoiceType' },
    'owner',
    'costCenter',
    'reference',
  ],
  own: { field: 'UPDATED_AT', direction: 'DESC' },
});

export const recurringInvoiceList = listSpec('recurringInvoice', recurringInvoiceListing, {
  filters: [
    'status',
    { name: 'frequency', texts: 'invoiceFrequency' },
    { name: 'delivery', texts: 'invoiceDelivery' },
    'nextOn',
    'startsOn',
    'title',
    'updatedAt',
  ],
  own: { field: 'NEXT_ON', direction: 'ASC' },
});

export const salaryList = listSpec('salaryChange', salaryChangeListing, {
  filters: ['isCurrent', 'employeeName', 'effectiveOn', { name: 'source', texts: 'salarySource' }, 'recordedAt'],
  own: { field: 'EFFECTIVE_ON', direction: 'DESC' },
});

export const openingLineList = listSpec('openingLine', openingLineListing, {
  filters: [{ name: 'state', texts: 'openingState' }, 'account', 'customer', 'vendor', 'number', 'dueOn', 'debit', 'credit'],
  own: { field: 'STATE', direction: 'ASC' },
});
