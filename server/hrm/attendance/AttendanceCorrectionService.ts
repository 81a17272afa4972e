import { moveStatus } from '../../core/database/moveStatus.ts';
import { InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { ownEmployeeId } from '../own/ownEmployeeId.ts';
import { decision } from '../team/decision.ts';
import { tellApprovers, tellPerson } from '../team/tellOfRequest.ts';
import { Attendance } from './Attendance.ts';
import { AttendanceCorrection } from './AttendanceCorrection.ts';
import {
  attendanceCorrectionRules,
  correctionTransitions,
  type AttendanceCorrectionValues,
  type CorrectionStatusName,
} from './attendanceCorrection.rules.ts';
import { holdPerson, refuseOutside, refuseOverlap } from './holdPerson.ts';
import { refuseSpan } from './refuseSpan.ts';

/** Corrections of attendance: requested by the person whose it is, and decided by somebody else. */
export class AttendanceCorrectionService extends ServiceOf(AttendanceCorrection, attendanceCorrectionRules) {
  /**
   * Requests a correction of the viewer's own attendance, and tells who decides. Throws Refused `noOwnEmployee`; InvalidInput `notFound` of
   * others' attendance, and what is refused when attendance is entered.
   */
  async request(input: object): Promise<AttendanceCorrection> {
    const values = check(attendanceCorrectionRules, input);
    const { attendanceId, startedAt, endedAt, breakMinutes, reason } = values;
    const employeeId = await ownEmployeeId(this.em);
    refuseSpan(values);
    const { day, timeZone } = await this.fitting(employeeId, values);
    if (attendanceId && !(await this.attendanceOf(employeeId, attendanceId)))
      throw new InvalidInput({ field: 'attendanceId', code: 'notFound' });
    const made = this.em.create(AttendanceCorrection, {
      employee: employeeId,
      attendance: attendanceId,
      day,
      timeZone,
      breakMinutes,
      reason,
      startedAt: new Date(startedAt),
      endedAt: new Date(endedAt),
    } as never);
    await this.em.flush();
    await tellApprovers(this.scope, NotificationKind.CORRECTION_REQUESTED, { employeeId, requestId: made.id, version: made.version });
    return made;
  }

  /** Approves or refuses a correction, by a stand-in for the manager `decidedFor`; repeating it does nothing. Approving changes the attendance. Throws Refused `attendanceGone`. */
  async decide(
    id: string,
    version: number | undefined,
    status: Exclude<CorrectionStatusName, 'PENDING'>,
    decidedFor: string | null = null,
  ): Promise<AttendanceCorrection> {
    const correction = await this.find(id, version);
    if (!moveStatus(correction, status, correctionTransitions)) return correction;
    if (status === 'APPROVED') await this.apply(correction);
    if (status !== 'CANCELLED') Object.assign(correction, await decision(this.scope, decidedFor));
    await this.em.flush();
    if (status !== 'CANCELLED') await tellPerson(this.scope, NotificationKind.CORRECTION_DECIDED, correction.employee.id);
    return correction;
  }

  private async apply(correction: AttendanceCorrection): Promise<void> {
    const { employee, attendance, timeZone, day, startedAt, endedAt, breakMinutes } = correction;
    const span = { startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString(), breakMinutes };
    const current = attendance && (await this.attendanceOf(employee.id, attendance.id));
    if (attendance && !current) throw new Refused('attendanceGone');
    await this.fitting(employee.id, { ...span, attendanceId: attendance?.id ?? null });
    const values = { startedAt, endedAt, breakMinutes, timeZone, day, breakStartedAt: null, forgottenAt: null, source: 'CORRECTION' };
    if (current) this.em.assign(current, values as never);
    else correction.attendance = this.em.create(Attendance, { employee, ...values } as never) as never;
    await this.em.flush();
  }

  /** Locks the person and checks that the time fits between their other attendance. */
  private async fitting(employeeId: string, { attendanceId, startedAt, endedAt }: Omit<AttendanceCorrectionValues, 'reason'>) {
    const person = await holdPerson(this.em, employeeId, startedAt);
    if (!person) throw NotFound();
    refuseOutside(person, 'startedAt');
    await refuseOverlap(this.em, { id: attendanceId ?? undefined, employeeId, startedAt, endedAt });
    return person;
  }

  private attendanceOf(employee: string, id: string): Promise<Attendance | null> {
    return this.em.findOne(Attendance, { id, employee, deletedAt: null });
  }
}
