import type { EntityManager } from '@mikro-orm/postgresql';
import { noteNotice } from '../../../core/database/ChangeLog.ts';
import { typeOfId } from '../../../core/database/ids.ts';
import { InvalidInput, Refused } from '../../../core/errors.ts';
import { check } from '../../../core/graphql/check.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { currencyDecimals } from '../../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../../core/money/currencyOf.ts';
import { employeeCode } from '../../../staff/employee/Employee.ts';
import { computeSupplement, type Extra } from '../compute/computeSupplement.ts';
import { daysIn } from '../compute/salarySegments.ts';
import { holdRun } from '../run/holdRun.ts';
import type { PayrollRun } from '../run/PayrollRun.ts';
import { holdPaid, setupItems, type SetupItems } from '../slip/slipFacts.ts';
import { writeSlips } from '../slip/writeSlips.ts';
import { supplementRules } from './supplement.rules.ts';

/** A line of a supplementary run. */
export interface SupplementLine extends Omit<Extra, 'isTaxable'> {
  employeeId: string;
  isTaxable?: boolean | null;
}

/**
 * Pays chosen employees something beside the slips of a period, in place of what the run paid so far. What is taken of it follows from the setup that covers
 * each in the period.
 * @throws RequestError NOT_FOUND; Refused `payrollCompleted`, `payrollNotSupplementary`; InvalidInput of a line, `lines.0.employeeId` `notFound`, `notInSetup`.
 */
export async function paySupplement(
  scope: Scope,
  { id, version, ...input }: { id: string; version?: number; lines: SupplementLine[] },
): Promise<PayrollRun> {
  const { em, viewer } = scope;
  const run = await holdRun(em, id, version);
  const { lines } = check(supplementRules, input);
  const extras = Map.groupBy(lines, ({ employeeId }) => employeeId);
  const people = await holdPaid(
    em,
    [...extras.keys()].filter(employeeId => typeOfId(employeeId) === employeeCode),
  );
  const unknown = lines.findIndex(({ employeeId }) => !people.has(employeeId));
  if (unknown >= 0) throw new InvalidInput({ field: `lines.${unknown}.employeeId`, code: 'notFound' });
  if (run.kind !== 'SUPPLEMENTARY') throw new Refused('payrollNotSupplementary');
  if (run.status === 'COMPLETED') throw new Refused('payrollCompleted');
  await em.execute('delete from pay_slip where company_id = noria_company() and run_id = ?', [id]);
  const currency = currencyOf(viewer);
  const covered = await coveredIn(em, [...people.keys()], run);
  const setups = new Map<string, SetupItems>();
  for (const { setupId } of covered.values()) if (!setups.has(setupId)) setups.set(setupId, (await setupItems(em, setupId))!);
  const uncovered = lines.findIndex(({ employeeId }) => !covered.has(employeeId));
  if (uncovered >= 0) throw new InvalidInput({ field: `lines.${uncovered}.employeeId`, code: 'notInSetup' });
  const period = { cycle: run.cycle, endsOn: run.endsOn, digits: currencyDecimals(currency) };
  const slips = [...extras].map(([employeeId, own]) => {
    const { setupId, ...taxable } = covered.get(employeeId)!;
    const { taxes, deductions, designation } = setups.get(setupId)!;
    const slip = {
      ...computeSupplement({ ...period, extras: own, ...taxable, taxes, deductions }),
      days: daysIn(run.startsOn, run.endsOn),
    };
    return { setupId, employee: people.get(employeeId)!, designation, slip, isSupplementary: true };
  });
  await writeSlips(em, run, currency, slips);
  run.status = 'INPROGRESS';
  run.updatedAt = new Date();
  await em.flush();
  noteNotice(em, { id, type: 'PayrollRun', kind: 'UPDATED' });
  return run;
}

/** The setup that covers each employee in a period, the one that began last, and what they were taxed on in it so far. */
async function coveredIn(em: EntityManager, employeeIds: string[], { startsOn, endsOn }: PayrollRun) {
  const rows = await em.execute<{ employeeId: string; setupId: string; taxableBefore: string; taxableEarlier: string }[]>(
    `select t."employeeId", t."setupId", (t.slips + t.earlier)::text as "taxableBefore", t.earlier::text as "taxableEarlier" from (
     select distinct on (l.employee_id) l.employee_id as "employeeId", l.setup_id as "setupId",
       (select coalesce(sum(p.secret_taxable), 0) from pay_slip p where p.company_id = l.company_id and p.employee_id = l.employee_id
          and not p.is_reversal and not p.is_reversed and p.starts_on <= ?::date and p.ends_on >= ?::date) as slips,
       (select coalesce(greatest(sum(case x.kind when 'DEDUCTION' then -x.secret_amount else x.secret_amount end), 0), 0)
          from earlier_pay_line x left join benefit b on b.company_id = x.company_id and b.id = x.benefit_id
            left join deduction d on d.company_id = x.company_id and d.id = x.deduction_id
          where x.company_id = l.company_id and x.employee_id = l.employee_id and x.deleted_at is null and x.starts_on >= ?::date and x.ends_on <= ?::date
            and (x.kind = 'SALARY' or x.kind in ('BENEFIT', 'IN_KIND') and coalesce(b.is_taxable, true) or x.kind = 'DEDUCTION' and d.is_pre_tax)) as earlier
     from payroll_setup_employee l join payroll_setup s on s.company_id = l.company_id and s.id = l.setup_id and s.deleted_at is null and s.status = 'ACTIVE'
     where l.company_id = noria_company() and l.employee_id = any(?::uuid[]) and l.deleted_at is null
       and s.starts_on <= ?::date and coalesce(s.ends_on >= ?::date, true) order by l.employee_id, s.starts_on desc, s.id) t`,
    [endsOn, startsOn, startsOn, endsOn, `{${employeeIds.join()}}`, endsOn, startsOn],
  );
  return new Map(rows.map(row => [row.employeeId, row]));
}
