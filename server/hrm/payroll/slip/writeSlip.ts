import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../core/database/ids.ts';
import type { Slip } from '../compute/Slip.ts';
import { paySlipCode } from './PaySlip.ts';
import type { PaidEmployee, Period } from './slipFacts.ts';

/** A slip to store. */
export interface NewSlip {
  runId: string;
  setupId: string;
  employeeId: string;
  employee: PaidEmployee;
  designation: string | null;
  period: Period;
  currency: string;
  slip: Slip;
}

/** Stores a slip with all that it was computed from. Nothing of it goes to the audit trail. Returns its id. */
export async function writeSlip(
  em: EntityManager,
  { runId, setupId, employeeId, employee, designation, period, currency, slip }: NewSlip,
): Promise<string> {
  const id = newId(paySlipCode);
  await em.execute(
    `insert into pay_slip (id, run_id, setup_id, employee_id, department_id, designation, cost_center_id, starts_on, ends_on, currency, days, paid_days,
       secret_gross, secret_earnings, secret_taxable, secret_taxes, secret_deductions, secret_net, secret_employer_cost, secret_lines, secret_arrears)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)`,
    [
      id,
      runId,
      setupId,
      employeeId,
      employee.departmentId,
      employee.designation ?? designation,
      employee.costCenterId,
      period.startsOn,
      period.endsOn,
      currency,
      slip.days,
      slip.paidDays,
      slip.gross,
      slip.earnings,
      slip.taxable,
      slip.taxes,
      slip.deductions,
      slip.net,
      slip.employerCost,
      JSON.stringify(slip.lines),
      JSON.stringify(slip.arrears),
    ],
  );
  return id;
}
