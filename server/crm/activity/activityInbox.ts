import { Permission } from '../../core/access/Permission.ts';
import type { InboxSource } from '../../core/inbox/InboxSource.ts';

/** The viewer's own activities that are late or due within a week. */
export const activityInbox: InboxSource = {
  kind: 'ACTIVITY',
  access: [Permission.CRM],
  action: 'READ',
  sql: `select a.id, a.title, coalesce(c.name, k.name), null, (a.due_at at time zone q.time_zone)::date, a.created_at, null::numeric, null::numeric, null
    from q join activity a on a.company_id = q.company_id and a.owner_id = q.user_id and a.done_at is null and a.deleted_at is null
        and a.due_at < (q.today + 7)::timestamp at time zone q.time_zone
      left join customer c on c.company_id = a.company_id and c.id = a.customer_id
      left join contact k on k.company_id = a.company_id and k.id = a.contact_id order by a.due_at, a.id`,
};
