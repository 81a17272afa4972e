import { NotFound, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { EmployeeService } from '../../staff/employee/EmployeeService.ts';
import { attendanceCorrectionCode } from '../attendance/AttendanceCorrection.ts';
import { AttendanceCorrectionService } from '../attendance/AttendanceCorrectionService.ts';
import { leaveRequestCode } from '../leave/LeaveRequest.ts';
import { LeaveRequestService } from '../leave/LeaveRequestService.ts';
import { tellApprovers } from '../team/tellOfRequest.ts';
import { ownEmployeeId } from './ownEmployeeId.ts';
import { ownContactRules, ownLeaveRules } from './own.rules.ts';

/** What people do with their own employment. It reaches no other employee, and asks for no right. */
export class OwnEmploymentService {
  constructor(private readonly scope: Scope) {}

  /** Changes how the viewer is reached, and nothing else of them. Throws Refused `noOwnEmployee`; Conflict. */
  async updateContact({ version, ...input }: { version?: number }): Promise<{ id: string }> {
    const id = await ownEmployeeId(this.scope.em);
    const given = Object.fromEntries(Object.entries(input).filter(([name]) => name in ownContactRules.shape));
    await new EmployeeService(this.scope).update({ id, version, ...given });
    return { id };
  }

  /** Requests leave for the viewer, for others to approve, and tells who decides. Throws Refused `noOwnEmployee`; InvalidInput as any request. */
  async requestLeave(input: object): Promise<{ id: string }> {
    const employeeId = await ownEmployeeId(this.scope.em);
    const request = await new LeaveRequestService(this.scope).create({ ...check(ownLeaveRules, input), employeeId });
    await tellApprovers(this.scope, NotificationKind.LEAVE_REQUESTED, { employeeId, requestId: request.id, version: request.version });
    return request;
  }

  /** Cancels a request of the viewer's that is not approved yet. Throws RequestError NOT_FOUND for others'; Refused `leaveDecided`; Conflict. */
  async cancelLeave(id: string, version: number | undefined): Promise<{ id: string }> {
    const [own] =
      typeOfId(id) === leaveRequestCode
        ? await this.scope.em.execute<{ status: string }[]>('select status from own_leave_request where id = ?', [id])
        : [];
    if (!own) throw NotFound();
    if (own.status === 'APPROVED') throw new Refused('leaveDecided');
    return new LeaveRequestService(this.scope).cancel(id, version);
  }

  /** Cancels a correction that the viewer asked for. Throws RequestError NOT_FOUND for others'; Refused `invalidTransition`; Conflict. */
  async cancelCorrection(id: string, version: number | undefined): Promise<{ id: string }> {
    const own =
      typeOfId(id) === attendanceCorrectionCode
        ? await this.scope.em.execute('select from own_attendance_correction where id = ?', [id])
        : [];
    if (!own.length) throw NotFound();
    return new AttendanceCorrectionService(this.scope).decide(id, version, 'CANCELLED');
  }
}
