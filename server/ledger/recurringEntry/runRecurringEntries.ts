import type { HourlyWork } from '../../core/jobs/HourlyWork.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { noteFailure } from '../../core/schedule/noteFailure.ts';
import { runSchedule, type Schedule } from '../../core/schedule/runSchedule.ts';
import { RecurringEntry } from './RecurringEntry.ts';

const schedule: Schedule = {
  operation: 'runRecurringEntry',
  due: `select r.company_id as "companyId", r.owner_id as "userId", r.id, r.next_on::text as on
    from recurring_entry r join company c on c.id = r.company_id
    where r.status = 'ACTIVE' and r.deleted_at is null and r.owner_id is not null and r.next_on <= (now() at time zone c.time_zone)::date
    order by r.next_on, r.id limit 1000`,
  failed: noteFailure(RecurringEntry, NotificationKind.RECURRING_ENTRY_FAILED),
};

/** Posts the entries that are due by their company's day. */
export const runRecurringEntries: HourlyWork = (parts, log) => runSchedule(schedule, parts, log);
