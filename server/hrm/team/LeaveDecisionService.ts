import { refusal } from '../../core/access/allows.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { MailedDecision } from '../../core/decision/MailedDecision.ts';
import type { InboxSource } from '../../core/inbox/InboxSource.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { leaveRequestCode } from '../leave/LeaveRequest.ts';
import { LeaveRequestService } from '../leave/LeaveRequestService.ts';
import { leaveInbox } from '../leave/leaveInbox.ts';
import { TeamService } from './TeamService.ts';

/** Leave of those who report to the viewer, or to whom they stand in for. The kind of leave is not told. */
const teamLeave: InboxSource = {
  kind: 'LEAVE',
  access: ['SIGNED_IN'],
  action: 'READ',
  sql: `select t.id, t.employee_name, null, t.stands_in_for, t.starts_on, t.created_at, t.days, null::numeric, null
    from team_leave_request t where t.status = 'PENDING'`,
};

const isOfTeam = async ({ em }: Scope, id: string): Promise<boolean> =>
  (await em.execute('select from team_leave_request where id = ?', [id])).length > 0;

/** Leave, decided by the manager of whoever asks, their stand-in, or Human resources. */
export const leaveDecision: MailedDecision = {
  code: leaveRequestCode,
  table: 'leave_request',
  needsReason: false,
  takesNote: false,
  sources: [teamLeave, leaveInbox],
  async details(em, id) {
    const [row] = await em.execute<{ endsOn: string }[]>(
      'select ends_on::text as "endsOn" from leave_request where company_id = noria_company() and id = ?',
      [id],
    );
    return row;
  },
  async approve(scope, { id, version }) {
    if (await isOfTeam(scope, id)) return new TeamService(scope).approveLeave(id, version);
    refuseOthers(scope);
    return new LeaveRequestService(scope).approve(id, version);
  },
  async reject(scope, { id, version }) {
    if (await isOfTeam(scope, id)) return new TeamService(scope).refuseLeave(id, version);
    refuseOthers(scope);
    return new LeaveRequestService(scope).refuse(id, version);
  },
};

/** Throws RequestError FORBIDDEN for whoever may not approve in Human resources. */
function refuseOthers({ viewer }: Scope): void {
  const refused = refusal(viewer, [Permission.HRM], 'APPROVE');
  if (refused) throw refused;
}
