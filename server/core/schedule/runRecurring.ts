import type { EntityClass } from '@mikro-orm/postgresql';
import type { HourlyWork } from '../jobs/HourlyWork.ts';
import type { NotificationKind } from '../notification/NotificationKind.ts';
import { noteFailure, type Recurring } from './noteFailure.ts';
import { runSchedule } from './runSchedule.ts';

/**
 * Returns the work that carries out a type of recurring records where they are due by their company's day: `runRecurringInvoice` for those of
 * `recurring_invoice`, each as its owner. Failures are told by notifications of the kind.
 */
export const runRecurring = (Entity: EntityClass<Recurring>, table: string, failed: NotificationKind): HourlyWork => {
  const schedule = {
    operation: `run${Entity.name}`,
    due: `select r.company_id as "companyId", r.owner_id as "userId", r.id, r.next_on::text as on
      from ${table} r join company c on c.id = r.company_id
      where r.status = 'ACTIVE' and r.deleted_at is null and r.owner_id is not null and r.next_on <= (now() at time zone c.time_zone)::date
      order by r.next_on, r.id limit 1000`,
    failed: noteFailure(Entity, failed),
  };
  return (parts, log) => runSchedule(schedule, parts, log);
};
