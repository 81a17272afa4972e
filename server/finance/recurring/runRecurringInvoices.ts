import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { runRecurring } from '../../core/schedule/runRecurring.ts';
import { RecurringInvoice } from './RecurringInvoice.ts';

/** Makes out the invoices that are due by their company's day. */
export const runRecurringInvoices = runRecurring(RecurringInvoice, 'recurring_invoice', NotificationKind.RECURRING_FAILED);
