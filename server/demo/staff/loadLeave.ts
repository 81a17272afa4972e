import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { teamDelegationCode } from '../../hrm/delegation/TeamDelegation.ts';
import { Holiday } from '../../hrm/holiday/Holiday.ts';
import { holdEmployee, workingHalves, writeHalves } from '../../hrm/leave/leaveDays.ts';
import { LeaveRequest } from '../../hrm/leave/LeaveRequest.ts';
import type { LeavePartName, LeaveStatusName } from '../../hrm/leave/leaveRequest.rules.ts';
import { ConfidentialAdjustment } from '../../hrm/leaveAdjustment/ConfidentialAdjustment.ts';
import { LeaveAdjustment } from '../../hrm/leaveAdjustment/LeaveAdjustment.ts';
import type { LeaveAdjustmentKindName } from '../../hrm/leaveAdjustment/leaveAdjustment.rules.ts';
import { LeaveType } from '../../hrm/leaveType/LeaveType.ts';
import { fieldsOf } from '../fieldsOf.ts';
import type { LeaveText } from './leaveTexts.ts';
import { demoNow } from '../demoNow.ts';

const hour = 3_600_000;

/** Loads the types of leave, holidays, leave and adjusted balances of a demo company. Its employees are given in their order. */
export async function loadLeave(em: EntityManager, text: LeaveText, { employees, since }: { employees: { id: string }[]; since: Date }) {
  const made = (days: number) => ({
    createdAt: new Date(since.getTime() + days * 24 * hour),
    updatedAt: new Date(since.getTime() + days * 24 * hour),
  });
  const types = fieldsOf(text.types).map(([title, yearlyDays, note, carryOverDays]) => ({
    id: newId(codeOf(LeaveType)),
    title,
    yearlyDays: yearlyDays || null,
    carryOverDays: carryOverDays || null,
    isUnpaid: note === 'unpaid',
    isConfidential: note === 'confidential',
    status: note === 'inactive' ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
    ...made(3),
  }));
  const year = new Date(demoNow()).getUTCFullYear();
  const holidays = fieldsOf(text.holidays).flatMap(([title, day, country]) =>
    [year, year + 1].map(of => ({ id: newId(codeOf(Holiday)), title, heldOn: `${of}-${day}`, country: country || null, ...made(3) })),
  );
  await insertRecords(em, LeaveType, types);
  await insertRecords(em, Holiday, holidays);
  for (const [place, type, from, days, status, part = 'WHOLE'] of fieldsOf(text.requests)) {
    const employee = employees[Number(place)].id;
    const { country } = (await holdEmployee(em, employee))!;
    const span = { startsOn: dayFrom(Number(from)), endsOn: dayFrom(Number(from) + 3 * Number(days) + 7), part: part as LeavePartName };
    const halves = await workingHalves(em, span, country);
    const wanted = halves.slice(0, Number(days) * (part === 'WHOLE' ? 2 : 1));
    const id = newId(codeOf(LeaveRequest));
    const taken = types.find(({ title }) => title === type)!;
    const isDecided = status === 'APPROVED' || status === 'REFUSED';
    const request = {
      id,
      employee,
      takenType: taken.id,
      isConfidential: taken.isConfidential,
      startsOn: wanted[0].day,
      endsOn: wanted.at(-1)!.day,
      part: span.part,
      days: String(wanted.length / 2),
      status: status as LeaveStatusName,
      decidedAt: isDecided ? new Date(demoNow() - 65 * 24 * hour) : null,
    };
    await insertRecords(em, LeaveRequest, [request]);
    const takes = status === 'PENDING' || status === 'APPROVED';
    await writeHalves(em, { requestId: id, employeeId: employee, wanted: takes ? wanted : [] });
  }
  for (const [place, title, kind, days, on, reason] of fieldsOf(text.adjustments)) {
    const type = types.find(one => one.title === title)!;
    const Adjustment = type.isConfidential ? ConfidentialAdjustment : LeaveAdjustment;
    const adjustment = {
      id: newId(codeOf(Adjustment)),
      employee: employees[Number(place)].id,
      leaveType: type.id,
      kind: kind as LeaveAdjustmentKindName,
      days,
      effectiveOn: on === 'FIRST' ? `${year}-01-01` : dayFrom(Number(on)),
      reason,
    };
    await insertRecords(em, Adjustment, [adjustment]);
  }
  // The first manager goes away in two weeks, and a colleague with an account stands in.
  await em.execute(
    `insert into team_delegation (id, manager_id, delegate_id, starts_on, ends_on)
     select noria_new_id(${teamDelegationCode}), m.id, u.id, noria_today() + 14, noria_today() + 25
     from (select e.id, e.user_id from employee e where e.company_id = noria_company()
         and exists (select from employee r where r.company_id = e.company_id and r.manager_id = e.id) order by e.name limit 1) m
       cross join lateral (select a.id from user_account a where a.company_id = noria_company() and a.status = 'ACTIVE' and a.id is distinct from m.user_id
         order by a.name limit 1) u`,
  );
  return { leaveTypes: types.map(({ id, title: name, createdAt }) => ({ id, name, createdAt })) };
}

const dayFrom = (days: number) => new Date(demoNow() + days * 24 * hour).toISOString().slice(0, 10);
