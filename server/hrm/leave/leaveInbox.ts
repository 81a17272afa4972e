import { Permission } from '../../core/access/Permission.ts';
import type { InboxSource } from '../../core/inbox/InboxSource.ts';

/** Requests for leave that wait for a decision. The kind of leave is not told. */
export const leaveInbox: InboxSource = {
  kind: 'LEAVE',
  access: [Permission.HRM],
  action: 'APPROVE',
  sql: `select r.id, e.name, null, null, r.starts_on, r.created_at, r.days, null::numeric, null
    from q join leave_request r on r.company_id = q.company_id and r.status = 'PENDING' and r.deleted_at is null
      join employee e on e.company_id = r.company_id and e.id = r.employee_id order by r.starts_on, r.id`,
};
