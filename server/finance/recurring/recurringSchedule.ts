import type { Schedule } from '../../core/schedule/Schedule.ts';

/** Makes out what is due by the company's day. */
export const recurringSchedule: Schedule = {
  operation: 'runRecurringInvoice',
  due: `select r.company_id as "companyId", r.owner_id as "userId", r.id, r.next_on::text as on
    from recurring_invoice r join company c on c.id = r.company_id
    where r.status = 'ACTIVE' and r.deleted_at is null and r.owner_id is not null and r.next_on <= (now() at time zone c.time_zone)::date
    order by r.next_on, r.id limit 1000`,
};
