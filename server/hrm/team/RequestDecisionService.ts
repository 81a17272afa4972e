import type { MailedDecision } from '../../core/decision/MailedDecision.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { attendanceCorrectionCode } from '../attendance/AttendanceCorrection.ts';
import { AttendanceCorrectionService } from '../attendance/AttendanceCorrectionService.ts';
import { correctionInbox } from '../attendance/correctionInbox.ts';
import { leaveRequestCode } from '../leave/LeaveRequest.ts';
import { LeaveRequestService } from '../leave/LeaveRequestService.ts';
import { leaveInbox } from '../leave/leaveInbox.ts';
import { TeamService } from './TeamService.ts';
import { isOfTeam } from './requestOfTeam.ts';
import { teamCorrections, teamLeave } from './teamInbox.ts';

/** Leave, decided by the manager of whoever asks, their stand-in, or Human resources. */
const leaveDecision: MailedDecision = {
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
    if (await isOfTeam(scope, 'team_leave_request', id)) return new TeamService(scope).approveLeave(id, version);
    return new LeaveRequestService(scope).approve(id, version);
  },
  async reject(scope, { id, version }) {
    if (await isOfTeam(scope, 'team_leave_request', id)) return new TeamService(scope).refuseLeave(id, version);
    return new LeaveRequestService(scope).refuse(id, version);
  },
};

/** Corrections of attendance, decided by the manager of whoever asks, their stand-in, or Human resources. */
const correctionDecision: MailedDecision = {
  code: attendanceCorrectionCode,
  table: 'attendance_correction',
  needsReason: false,
  takesNote: false,
  sources: [teamCorrections, correctionInbox],
  async details(em, id) {
    const [{ startsAt, endsAt, ...rest }] = await em.execute<[{ startsAt: string; endsAt: string; timeZone: string; reason: string }]>(
      `select started_at as "startsAt", ended_at as "endsAt", time_zone as "timeZone", reason
       from attendance_correction where company_id = noria_company() and id = ?`,
      [id],
    );
    return { ...rest, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  },
  approve: (scope, { id, version }) => decide(scope, id, version, 'APPROVED'),
  reject: (scope, { id, version }) => decide(scope, id, version, 'REFUSED'),
};

async function decide(scope: Scope, id: string, version: number, status: 'APPROVED' | 'REFUSED'): Promise<unknown> {
  if (await isOfTeam(scope, 'team_attendance_correction', id)) return new TeamService(scope).decideCorrection(id, version, status);
  return new AttendanceCorrectionService(scope).decide(id, version, status);
}

/** Requests of people that are decided by a link in a mail. */
export const requestDecisions: MailedDecision[] = [leaveDecision, correctionDecision];
