import { Permission } from '../../core/access/Permission.ts';
import type { DatedSource } from '../../core/dated/DatedSource.ts';

/** Activities at their time. */
export const activityDates: DatedSource = {
  kind: 'ACTIVITY',
  access: [Permission.CRM],
  sql: `select a.id, a.title, coalesce(c.name, k.name), (a.due_at at time zone q.time_zone)::date, (a.due_at at time zone q.time_zone)::date, a.due_at,
      a.done_at is not null
    from q join activity a on a.company_id = q.company_id and a.deleted_at is null
        and a.due_at >= q.first_day::timestamp at time zone q.time_zone and a.due_at < q.before::timestamp at time zone q.time_zone
      left join customer c on c.company_id = a.company_id and c.id = a.customer_id
      left join contact k on k.company_id = a.company_id and k.id = a.contact_id`,
};
