import { InvalidInput, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { LeaveRequest } from './LeaveRequest.ts';
import { LeaveRequestService } from './LeaveRequestService.ts';

/** Days on which somebody was absent without leave. */
export interface Absence {
  employeeId: string;
  startsOn: string;
  endsOn: string;
  /** An unpaid type; the first without a limit of days, if omitted. */
  leaveTypeId?: string | null;
}

/** Absence without leave. */
export class AbsenceService {
  constructor(private readonly scope: Scope) {}

  /**
   * Turns absence into approved unpaid leave, by which payroll reduces the pay of its period. Throws Refused `noUnpaidLeaveType`; InvalidInput
   * `leaveNotUnpaid`, and whatever is refused of a request.
   */
  async bookUnpaidLeave({ leaveTypeId, employeeId, startsOn, endsOn }: Absence): Promise<LeaveRequest> {
    const types = await this.scope.em.execute<{ id: string }[]>(
      `select id from leave_type where company_id = noria_company() and is_unpaid and status = 'ACTIVE' and deleted_at is null
       order by yearly_days nulls first, title, id`,
    );
    if (!types.length) throw new Refused('noUnpaidLeaveType');
    const chosen = leaveTypeId ? types.find(({ id }) => id === leaveTypeId) : types[0];
    if (!chosen) throw new InvalidInput({ field: 'leaveTypeId', code: 'leaveNotUnpaid' });
    const input = { employeeId, startsOn, endsOn, leaveTypeId: chosen.id, part: 'WHOLE' as const };
    const request = await new LeaveRequestService(this.scope).create(input);
    return new LeaveRequestService(this.scope).approve(request.id, undefined);
  }
}
