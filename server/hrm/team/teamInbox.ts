import type { InboxSource } from '../../core/inbox/InboxSource.ts';
import { correctedHours } from '../attendance/correctionInbox.ts';

/** Leave requests of those who report to the viewer or to a manager whom the viewer stands in for, without the type of leave. */
export const teamLeave: InboxSource = {
  kind: 'LEAVE',
  access: ['SIGNED_IN', 'IN_PERSON'],
  action: 'READ',
  isOfTeam: true,
  sql: `select t.id, t.employee_name, null, t.stands_in_for, t.starts_on, t.created_at, t.days, null::numeric, null
    from team_leave_request t where t.status = 'PENDING' order by t.starts_on, t.id`,
};

/** Corrections of those who report to the viewer or to a manager whom the viewer stands in for. */
export const teamCorrections: InboxSource = {
  kind: 'CORRECTION',
  access: ['SIGNED_IN', 'IN_PERSON'],
  action: 'READ',
  isOfTeam: true,
  sql: `select c.id, c.employee_name, null, c.stands_in_for, c.day, c.created_at, ${correctedHours}, null::numeric, null
    from team_attendance_correction c where c.status = 'PENDING' order by c.day, c.id`,
};
