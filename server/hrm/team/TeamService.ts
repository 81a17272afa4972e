import { NotFound } from '../../core/errors.ts';
import { typeOfId } from '../../core/database/ids.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { attendanceCorrectionCode } from '../attendance/AttendanceCorrection.ts';
import { AttendanceCorrectionService } from '../attendance/AttendanceCorrectionService.ts';
import type { CorrectionStatusName } from '../attendance/attendanceCorrection.rules.ts';
import { AbsenceService, type Absence } from '../leave/AbsenceService.ts';
import { leaveRequestCode } from '../leave/LeaveRequest.ts';
import { LeaveRequestService } from '../leave/LeaveRequestService.ts';

/**
 * What managers decide for those who report to them, directly or through others, without a right of HRM; and their stand-ins, of leave and corrections. It
 * reaches nobody else.
 */
export class TeamService {
  constructor(private readonly scope: Scope) {}

  /** Approves leave. Throws RequestError NOT_FOUND of others'; whatever approving refuses. */
  async approveLeave(id: string, version: number | undefined): Promise<{ id: string }> {
    const stoodIn = await this.stoodInFor('team_leave_request', leaveRequestCode, id);
    return new LeaveRequestService(this.scope).approve(id, version, stoodIn);
  }

  /** Refuses leave for good. Throws RequestError NOT_FOUND of others'. */
  async refuseLeave(id: string, version: number | undefined): Promise<{ id: string }> {
    const stoodIn = await this.stoodInFor('team_leave_request', leaveRequestCode, id);
    return new LeaveRequestService(this.scope).refuse(id, version, stoodIn);
  }

  /** Approves or refuses a correction. Throws RequestError NOT_FOUND of others'. */
  async decideCorrection(
    id: string,
    version: number | undefined,
    status: Exclude<CorrectionStatusName, 'PENDING'>,
  ): Promise<{ id: string }> {
    const stoodIn = await this.stoodInFor('team_attendance_correction', attendanceCorrectionCode, id);
    return new AttendanceCorrectionService(this.scope).decide(id, version, status, stoodIn);
  }

  /** Books absence as unpaid leave. Throws RequestError NOT_FOUND of those who do not report to the viewer. */
  async bookUnpaidLeave(absence: Absence): Promise<{ id: string }> {
    const [own] = await this.scope.em.execute('select from noria_team() t (id) where t.id::text = ?', [absence.employeeId]);
    if (!own) throw NotFound('employeeId');
    return new AbsenceService(this.scope).bookUnpaidLeave(absence);
  }

  /** The manager for whom the viewer stands in; null for the viewer's own people. */
  private async stoodInFor(view: string, code: number, id: string): Promise<string | null> {
    const [row] =
      typeOfId(id) === code
        ? await this.scope.em.execute<{ managerId: string | null }[]>(`select stood_in_id as "managerId" from ${view} where id = ?`, [id])
        : [];
    if (!row) throw NotFound();
    return row.managerId;
  }
}
