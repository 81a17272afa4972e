import { LockMode } from '@mikro-orm/core';
import { NotFound, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { ownEmployeeId } from '../own/ownEmployeeId.ts';
import { Attendance } from './Attendance.ts';
import { forgottenAfterHours } from './attendance.rules.ts';
import { holdPerson, refuseOutside, refuseOverlap } from './holdPerson.ts';

const minute = 60_000;

/** The viewer's own clock: it writes the present moment alone, of nobody else. */
export class ClockService {
  constructor(private readonly scope: Scope) {}

  /** Checks the viewer in. Throws Refused `noOwnEmployee`, `alreadyCheckedIn`; InvalidInput `outsideEmployment`, `attendanceOverlaps`. */
  async checkIn(): Promise<Attendance> {
    const { em } = this.scope;
    const employeeId = await ownEmployeeId(em);
    const startedAt = new Date();
    const person = await holdPerson(em, employeeId, startedAt.toISOString());
    if (!person) throw NotFound();
    const open = await this.open(employeeId);
    if (open && startedAt.getTime() - open.startedAt.getTime() < forgottenAfterHours * 60 * minute) throw new Refused('alreadyCheckedIn');
    if (open) await this.forget(open, startedAt);
    const employee = await em.findOneOrFail(Employee, { id: employeeId });
    if (employee.status === ActiveStatus.INACTIVE) throw new Refused('noOwnEmployee');
    refuseOutside(person, 'startedAt');
    await refuseOverlap(em, { id: undefined, employeeId, startedAt: startedAt.toISOString(), endedAt: null });
    const { day, timeZone } = person;
    const made = em.create(Attendance, { employee, day, timeZone, startedAt, source: 'CLOCK' } as never);
    await em.flush();
    return made;
  }

  /** Begins a break. Throws Refused `notCheckedIn`, `alreadyOnBreak`. */
  async startBreak(): Promise<Attendance> {
    const attendance = await this.current();
    if (attendance.breakStartedAt) throw new Refused('alreadyOnBreak');
    attendance.breakStartedAt = new Date();
    return this.saved(attendance);
  }

  /** Ends the break. Throws Refused `notCheckedIn`, `notOnBreak`. */
  async endBreak(): Promise<Attendance> {
    const attendance = await this.current();
    if (!attendance.breakStartedAt) throw new Refused('notOnBreak');
    endBreakOf(attendance, new Date());
    return this.saved(attendance);
  }

  /** Checks the viewer out, which ends a break too. Throws Refused `notCheckedIn`. */
  async checkOut(): Promise<Attendance> {
    const attendance = await this.current();
    // Not the same millisecond as the check-in.
    const endedAt = new Date(Math.max(Date.now(), attendance.startedAt.getTime() + 1));
    endBreakOf(attendance, endedAt);
    attendance.endedAt = endedAt;
    return this.saved(attendance);
  }

  /** The attendance that has begun, locked. */
  private async current(): Promise<Attendance> {
    const employeeId = await ownEmployeeId(this.scope.em);
    await holdPerson(this.scope.em, employeeId, new Date().toISOString());
    const open = await this.open(employeeId);
    if (!open) throw new Refused('notCheckedIn');
    if (Date.now() - open.startedAt.getTime() < forgottenAfterHours * 60 * minute) return open;
    throw new Refused('checkOutForgotten');
  }

  private open(employeeId: string): Promise<Attendance | null> {
    return this.scope.em.findOne(
      Attendance,
      { employee: employeeId, endedAt: null, forgottenAt: null, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  private forget(open: Attendance, at: Date): Promise<Attendance> {
    open.forgottenAt = at;
    open.breakStartedAt = null;
    return this.saved(open);
  }

  private async saved(attendance: Attendance): Promise<Attendance> {
    await this.scope.em.flush();
    return attendance;
  }
}

/** Adds the whole minutes of a break that is over. */
function endBreakOf(attendance: Attendance, at: Date): void {
  if (!attendance.breakStartedAt) return;
  attendance.breakMinutes += Math.max(Math.floor((at.getTime() - attendance.breakStartedAt.getTime()) / minute), 0);
  attendance.breakStartedAt = null;
}
