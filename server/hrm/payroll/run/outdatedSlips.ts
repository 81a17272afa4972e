import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal, sum } from '../../../core/money/arithmetic.ts';
import { salaryLines } from '../compute/salarySegments.ts';
import { holdPaid, slipFacts, slipInput } from '../slip/slipFacts.ts';
import type { PayrollRun } from './PayrollRun.ts';

/** What was paid on a slip, and the first day that its setup pays for. */
interface PaidSlip {
  employeeId: string;
  gross: string;
  paidDays: string;
  joinedOn: string;
}

/**
 * Returns the names of those whose slips in a regular run say another salary by days than what is known now: their salary has changed since, unpaid
 * leave was approved or cancelled, or their first or last day is another. Locks the employees.
 */
export async function outdatedSlips(em: EntityManager, run: PayrollRun, currency: string): Promise<string[]> {
  const slips = await em.execute<PaidSlip[]>(
    `select p.employee_id as "employeeId", p.secret_gross::text as gross, p.paid_days::text as "paidDays", s.joined_on::text as "joinedOn"
     from pay_slip p join payroll_setup s on s.company_id = p.company_id and s.id = p.setup_id
     where p.company_id = noria_company() and p.run_id = ?`,
    [run.id],
  );
  const ids = slips.map(({ employeeId }) => employeeId);
  const people = await holdPaid(em, ids);
  const facts = await slipFacts(em, { employeeIds: ids, period: run, onceIds: [] });
  const outdated = slips.filter(({ employeeId, gross, paidDays, joinedOn }) => {
    const employee = people.get(employeeId);
    if (!employee) return false;
    const setup = { joinedOn, designation: null, benefits: [], taxes: [], deductions: [] };
    const { lines, halves } = salaryLines(slipInput(employee, facts.get(employeeId)!, { period: run, setup, currency }));
    return !sum(lines.map(({ amount }) => amount)).equals(gross) || !new Decimal(paidDays).equals(halves / 2);
  });
  return outdated.map(({ employeeId }) => people.get(employeeId)!.name).toSorted((one, other) => one.localeCompare(other));
}
