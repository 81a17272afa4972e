import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { runRecurring } from '../../core/schedule/runRecurring.ts';
import { RecurringTask } from './RecurringTask.ts';

/** Makes the recurring tasks that are due by their company's day. */
export const runRecurringTasks = runRecurring(RecurringTask, 'recurring_task', NotificationKind.RECURRING_TASK_FAILED);
