import { Permission } from '../../core/access/Permission.ts';
import type { InboxSource } from '../../core/inbox/InboxSource.ts';

/** SQL of the hours that a correction `c` says were worked. */
export const correctedHours = 'round((extract(epoch from c.ended_at - c.started_at) / 3600 - c.break_minutes / 60.0)::numeric, 2)';

/** Corrections of attendance that wait for a decision. */
export const correctionInbox: InboxSource = {
  kind: 'CORRECTION',
  access: [Permission.HRM],
  action: 'APPROVE',
  sql: `select c.id, e.name, null, null, c.day, c.created_at, ${correctedHours}, null::numeric, null
    from q join attendance_correction c on c.company_id = q.company_id and c.status = 'PENDING' and c.deleted_at is null
      join employee e on e.company_id = c.company_id and e.id = c.employee_id order by c.day, c.id`,
};
