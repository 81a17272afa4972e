import { codeOf } from '../../core/database/RecordType.ts';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { EarlierPayLine } from '../../hrm/earlierPay/EarlierPayLine.ts';
import { EmployeeLoanService } from '../../hrm/loan/EmployeeLoanService.ts';
import { post } from '../../hrm/payroll/run/completeRun.ts';
import { holdRun } from '../../hrm/payroll/run/holdRun.ts';
import { payRun } from '../../hrm/payroll/run/payRun.ts';
import { PayrollRun } from '../../hrm/payroll/run/PayrollRun.ts';
import { processPayroll } from '../../hrm/payroll/run/processPayroll.ts';
import {
  PayrollSetup,
  PayrollSetupBenefit,
  PayrollSetupDeduction,
  PayrollSetupEmployee,
  PayrollSetupTax,
} from '../../hrm/payroll/setup/PayrollSetup.ts';
import { Permission } from '../../core/access/Permission.ts';
import { rightsOfModule } from '../../core/rules/rightCodes.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { forget } from '../forget.ts';
import type { PayrollText } from './payrollTexts.ts';
import { demoNow } from '../demoNow.ts';

interface Known {
  since: Date;
  employees: { id: string }[];
  benefits: { id: string }[];
  taxes: { id: string }[];
  deductions: { id: string }[];
}

/**
 * Loads setups that cover the whole staff, a completed run for each month of the history, all but the last of them paid, and one of this
 * month that is processed for half of them.
 */
export async function loadPayroll(scope: Scope, text: PayrollText, known: Known) {
  const setups = await loadSetups(scope, text, known);
  await payEarlier(scope, setups, known.since);
  await lend(scope, text.loan, known);
  const now = new Date(demoNow());
  const runs: { id: string; name: string; createdAt: Date }[] = [];
  for (let month = monthFrom(known.since, 1); month <= now; month = monthFrom(month, 1)) {
    const isCurrent = monthFrom(month, 1) > now;
    const run = monthRun(month, text.language);
    await insertRecords(scope.em, PayrollRun, [run]);
    for (const { id: setupId, employeeIds: all } of setups) {
      const employeeIds = isCurrent ? all.slice(0, Math.ceil(all.length / 2)) : all;
      await processPayroll(scope, { setupId, runId: run.id, employeeIds });
    }
    if (!isCurrent) {
      await post(scope, await holdRun(scope.em, run.id), run.endsOn);
      await scope.em.flush();
      if (monthFrom(month, 2) <= now) await payRun(scope, { id: run.id, paidOn: run.endsOn });
    }
    runs.push({ id: run.id, name: run.title, createdAt: run.createdAt });
    await forget(scope.em);
  }
  return { setups, runs };
}

/** The first day of the month that is so many months after that of a day. */
const monthFrom = (day: Date, months: number) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));

/** What those who were there already were paid in the month before the first run. */
async function payEarlier({ em }: Scope, setups: { employeeIds: string[] }[], since: Date): Promise<void> {
  const startsOn = monthFrom(since, 0).toISOString().slice(0, 10);
  const endsOn = new Date(monthFrom(since, 1).getTime() - 24 * 3_600_000).toISOString().slice(0, 10);
  const people = await em.execute<{ id: string; salary: string }[]>(
    `select id, trim_scale(noria_salary_on(id, ?::date))::text as salary from employee
     where company_id = noria_company() and id = any(?::uuid[]) and joined_on <= ?::date order by id`,
    [startsOn, `{${setups.flatMap(({ employeeIds }) => employeeIds).join()}}`, startsOn],
  );
  const lines = people.map(({ id: employee, salary: amount }) => ({
    id: newId(codeOf(EarlierPayLine)),
    employee,
    startsOn,
    endsOn,
    kind: 'SALARY',
    amount,
    createdAt: since,
    updatedAt: since,
  }));
  if (lines.length) await insertRecords(em, EarlierPayLine, lines);
}

/** Lends an employee something in the second month of the history; pay slips take it back. */
async function lend(scope: Scope, text: string, { since, employees }: Known) {
  const [[title, amount, instalment, place]] = fieldsOf(text);
  const day = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 2, 5)).toISOString().slice(0, 10);
  const loan = { employeeId: employees[Number(place)].id, title, amount, instalment, grantedOn: day, startsOn: day };
  const viewer = { ...scope.viewer, permissions: [Permission.HRM], rights: rightsOfModule('HRM') };
  await new EmployeeLoanService({ ...scope, viewer }).create({ ...loan, isOpening: false, status: 'ACTIVE' });
}

/** The run of a month, made on its first day. */
function monthRun(month: Date, language: string) {
  const last = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  return {
    id: newId(codeOf(PayrollRun)),
    title: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(month),
    cycle: 'MONTHLY',
    startsOn: month.toISOString().slice(0, 10),
    endsOn: last,
    payOn: last,
    status: 'INPROGRESS',
    createdAt: month,
    updatedAt: month,
  };
}

/** Loads the setups with the employees that they cover. */
async function loadSetups({ em }: Scope, text: PayrollText, { since, employees, ...items }: Known) {
  const rows = fieldsOf(text.setups);
  const startsOn = since.toISOString().slice(0, 10);
  const made = [];
  for (const [index, [title, grossSalary, places, benefits, taxes, deductions]] of rows.entries()) {
    const id = newId(codeOf(PayrollSetup));
    const createdAt = new Date(since.getTime() + (index + 4) * 24 * 3_600_000);
    await insertRecords(em, PayrollSetup, [
      {
        id,
        title,
        grossSalary,
        joinedOn: startsOn,
        startsOn,
        designation: null,
        endsOn: null,
        status: 'ACTIVE',
        createdAt,
        updatedAt: createdAt,
      },
    ]);
    const links = (name: string, ids: string[]) => ids.map((of, place) => ({ setup: id, position: place + 1, [name]: of }));
    const at = (listed: string, all: { id: string }[]) => listed.split(' ').map(place => all[Number(place)].id);
    const employeeIds = at(places, employees);
    await insertRecords(em, PayrollSetupEmployee, links('employee', employeeIds));
    await insertRecords(em, PayrollSetupBenefit, links('benefit', at(benefits, items.benefits)));
    await insertRecords(em, PayrollSetupTax, links('tax', at(taxes, items.taxes)));
    await insertRecords(em, PayrollSetupDeduction, links('deduction', at(deductions, items.deductions)));
    made.push({ id, name: title, createdAt, employeeIds });
  }
  return made;
}
