import { ref } from '@mikro-orm/core';
import { writersOf } from '../../core/access/Allow.ts';
import { refusal } from '../../core/access/allows.ts';
import { noteField } from '../../core/database/ChangeLog.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { LeaveType } from '../leaveType/LeaveType.ts';
import { decision } from '../team/decision.ts';
import { tellPerson } from '../team/tellOfRequest.ts';
import { exceededYear } from './leaveBalance.ts';
import { holdEmployee, takenHalf, workingHalves, writeHalves, type HalfDay } from './leaveDays.ts';
import { LeaveRequest } from './LeaveRequest.ts';
import { leaveRequestRules, leaveTransitions, type LeaveRequestValues, type LeaveStatusName } from './leaveRequest.rules.ts';

const longestDays = 366;
const dayLength = 86_400_000;

/**
 * Leave of employees. Each half of a working day is taken once, by a request that is pending or approved, and a year's days are not
 * exceeded (domain §5, leave ledger).
 */
export class LeaveRequestService extends ServiceOf(LeaveRequest, leaveRequestRules) {
  private wanted: HalfDay[] = [];
  private leaveTypeId = '';
  private isConfidential = false;
  /** Whether the leave was decided before it came here. */
  private isImported = false;
  /** The type before and after, where it is not confidential. */
  private shownType: [before: string | null, after: string | null] = [null, null];

  /** A row of a file is leave that was approved elsewhere: it takes its days at once, and nobody is told. */
  fromRow(values: LeaveRequestValues): LeaveRequestValues {
    this.isImported = true;
    return values;
  }

  /** @throws RequestError FORBIDDEN for imported leave without the right to approve. */
  override async create(input: LeaveRequestValues): Promise<LeaveRequest> {
    const refused = this.isImported && refusal(this.scope.viewer, writersOf(LeaveRequest), 'APPROVE');
    if (refused) throw refused;
    return this.place(await super.create(input));
  }

  override async update({ leaveTypeId, ...changes }: Changes<LeaveRequestValues>): Promise<LeaveRequest> {
    return this.place(await super.update(leaveTypeId ? { ...changes, leaveTypeId } : changes));
  }

  override async valuesOf(request: LeaveRequest): Promise<Record<string, unknown>> {
    return { ...(await super.valuesOf(request)), leaveTypeId: request.takenType.id };
  }

  override async delete(ids: string[]): Promise<string[]> {
    const deleted = await super.delete(ids);
    for (const requestId of deleted) await writeHalves(this.em, { requestId, employeeId: requestId, wanted: [] });
    return deleted;
  }

  protected override async guardRestore(request: LeaveRequest): Promise<void> {
    if (request.status === 'REFUSED' || request.status === 'CANCELLED') return;
    await this.plan((await this.valuesOf(request)) as LeaveRequestValues, request);
    Object.assign(request, await this.derive());
    await this.place(request);
  }

  /** Approves a pending request, by a stand-in for the manager `decidedFor`; repeating it does nothing. Throws InvalidInput `leaveBalanceExceeded` if the year grants less by now. */
  approve(id: string, version: number | undefined, decidedFor?: string | null): Promise<LeaveRequest> {
    return this.decide(id, version, 'APPROVED', decidedFor);
  }

  /** Refuses a pending request for good, by a stand-in for the manager `decidedFor`; repeating it does nothing. */
  refuse(id: string, version: number | undefined, decidedFor?: string | null): Promise<LeaveRequest> {
    return this.decide(id, version, 'REFUSED', decidedFor);
  }

  /** Cancels a request for good, also an approved one; repeating it does nothing. */
  cancel(id: string, version: number | undefined): Promise<LeaveRequest> {
    return this.decide(id, version, 'CANCELLED');
  }

  private async decide(
    id: string,
    version: number | undefined,
    status: LeaveStatusName,
    decidedFor: string | null = null,
  ): Promise<LeaveRequest> {
    const request = await this.find(id, version);
    const employeeId = request.employee.id;
    await holdEmployee(this.em, employeeId);
    if (!moveStatus(request, status, leaveTransitions)) return request;
    if (status === 'APPROVED') {
      const wanted = await this.em.execute<HalfDay[]>(
        'select day::text as day, half from leave_day where company_id = noria_company() and request_id = ?',
        [id],
      );
      await this.refuseExceeding(employeeId, request.takenType.id, wanted, id);
    } else await writeHalves(this.em, { requestId: id, employeeId, wanted: [] });
    if (status !== 'CANCELLED') Object.assign(request, await decision(this.scope, decidedFor));
    await this.em.flush();
    if (status !== 'CANCELLED') await tellPerson(this.scope, NotificationKind.LEAVE_DECIDED, employeeId);
    return request;
  }

  protected override async guard(values: LeaveRequestValues, current?: LeaveRequest): Promise<void> {
    if (current && current.status !== 'PENDING') throw new Refused('documentLocked');
    const { startsOn, endsOn, part } = values;
    if (endsOn < startsOn) throw new InvalidInput({ field: 'endsOn', code: 'endBeforeStart' });
    if (Date.parse(endsOn) - Date.parse(startsOn) >= longestDays * dayLength)
      throw new InvalidInput({ field: 'endsOn', code: 'limitExceeded' });
    if (part !== 'WHOLE' && startsOn !== endsOn) throw new InvalidInput({ field: 'part', code: 'halfOfOneDay' });
    await this.plan(values, current);
  }

  protected override async derive(): Promise<Record<string, unknown>> {
    const taken = { days: this.days, takenType: ref(LeaveType, this.leaveTypeId as never), isConfidential: this.isConfidential };
    return this.isImported ? { ...taken, status: 'APPROVED', ...(await decision(this.scope, null)) } : taken;
  }

  protected override async guardDelete({ status }: LeaveRequest): Promise<void> {
    if (status === 'APPROVED') throw new Refused('documentLocked');
  }

  /** Finds the halves of days that the request takes, and refuses those that it cannot take. */
  private async plan(values: LeaveRequestValues, current?: LeaveRequest): Promise<void> {
    const { employeeId, leaveTypeId, startsOn, endsOn } = values;
    if (!leaveTypeId) throw new InvalidInput({ field: 'leaveTypeId', code: 'required' });
    // Before other locks of the employee, which it would have to wait for otherwise.
    const employment = await holdEmployee(this.em, employeeId);
    await refuseInactive(this.em, [
      { field: 'employeeId', Entity: Employee, id: employeeId, before: current?.employee.id },
      { field: 'leaveTypeId', Entity: LeaveType, id: leaveTypeId, before: current?.takenType.id },
    ]);
    this.leaveTypeId = leaveTypeId;
    this.isConfidential = await this.isTypeConfidential(leaveTypeId);
    if (this.isConfidential && this.isImported && refusal(this.scope.viewer, ['HRM_SEE_HEALTH'], 'WRITE'))
      throw new InvalidInput({ field: 'leaveTypeId', code: 'importNeedsHealth' });
    this.shownType = [current && !current.isConfidential ? current.takenType.id : null, this.isConfidential ? null : leaveTypeId];
    const { joinedOn, leftOn, country } = employment!;
    if (joinedOn && startsOn < joinedOn) throw new InvalidInput({ field: 'startsOn', code: 'outsideEmployment' });
    if (leftOn && endsOn > leftOn) throw new InvalidInput({ field: 'endsOn', code: 'outsideEmployment' });
    this.wanted = await workingHalves(this.em, values, country);
    if (!this.wanted.length) throw new InvalidInput({ field: 'startsOn', code: 'noWorkingDay' });
    const taken = await takenHalf(this.em, { employeeId, requestId: current?.id, wanted: this.wanted });
    if (taken) throw new InvalidInput({ field: 'startsOn', code: 'leaveOverlaps', params: { date: taken } });
    await this.refuseExceeding(employeeId, leaveTypeId, this.wanted, current?.id);
  }

  private async refuseExceeding(employeeId: string, leaveTypeId: string, wanted: HalfDay[], requestId?: string): Promise<void> {
    const params = await exceededYear(this.em, { employeeId, leaveTypeId, requestId, wanted });
    if (params) throw new InvalidInput({ field: 'endsOn', code: 'leaveBalanceExceeded', params });
  }

  private async isTypeConfidential(id: string): Promise<boolean> {
    const [type] = await this.em.execute<{ isConfidential: boolean }[]>(
      'select is_confidential as "isConfidential" from leave_type where company_id = noria_company() and id = ? for share',
      [id],
    );
    return type?.isConfidential ?? false;
  }

  private get days() {
    return String(this.wanted.length / 2);
  }

  private async place(request: LeaveRequest): Promise<LeaveRequest> {
    const [before, after] = this.shownType;
    if (before !== after) noteField(this.em, request.id, 'leaveType', [before, after]);
    await writeHalves(this.em, { requestId: request.id, employeeId: request.employee.id, wanted: this.wanted });
    return request;
  }
}
