import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { runRecurring } from '../../core/schedule/runRecurring.ts';
import { RecurringEntry } from './RecurringEntry.ts';

/** Posts the entries that are due by their company's day. */
export const runRecurringEntries = runRecurring(RecurringEntry, 'recurring_entry', NotificationKind.RECURRING_ENTRY_FAILED);
