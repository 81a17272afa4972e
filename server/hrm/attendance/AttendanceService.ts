import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { Attendance } from './Attendance.ts';
import { attendanceRules, type AttendanceValues } from './attendance.rules.ts';
import { holdPerson, refuseOutside, refuseOverlap, type Person } from './holdPerson.ts';
import { refuseSpan } from './refuseSpan.ts';

/** Attendance as Human resources enters and corrects it. Nobody is at work twice at a time. */
export class AttendanceService extends ServiceOf(Attendance, attendanceRules) {
  private person!: Person;

  protected override async guard(values: AttendanceValues, current?: Attendance): Promise<void> {
    const { employeeId, startedAt, endedAt } = values;
    refuseSpan(values);
    await this.hold(employeeId, startedAt);
    await refuseInactive(this.em, [{ field: 'employeeId', Entity: Employee, id: employeeId, before: current?.employee.id }]);
    refuseOutside(this.person, 'startedAt');
    await refuseOverlap(this.em, { id: current?.id, employeeId, startedAt, endedAt });
  }

  protected override async derive(_values: AttendanceValues, current?: Attendance): Promise<Record<string, unknown>> {
    const { day, timeZone } = this.person;
    return { day, timeZone, breakStartedAt: null, forgottenAt: null, source: current?.source ?? 'ENTRY' };
  }

  protected override async guardRestore({ id, employee, startedAt, endedAt }: Attendance): Promise<void> {
    const start = startedAt.toISOString();
    await this.hold(employee.id, start);
    await refuseOverlap(this.em, { id, employeeId: employee.id, startedAt: start, endedAt: endedAt?.toISOString() ?? null });
  }

  private async hold(employeeId: string, at: string): Promise<void> {
    const person = await holdPerson(this.em, employeeId, at);
    if (!person) throw new InvalidInput({ field: 'employeeId', code: 'notFound' });
    this.person = person;
  }
}
