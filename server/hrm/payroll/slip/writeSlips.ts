import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../core/database/ids.ts';
import type { Slip } from '../compute/Slip.ts';
import { paySlipCode } from './PaySlip.ts';
import type { PaidEmployee, Period } from './slipFacts.ts';

/** A slip to store. */
export interface NewSlip {
  setupId: string;
  employee: PaidEmployee;
  designation: string | null;
  slip: Slip;
  isSupplementary?: boolean;
}

const figures = ['gross', 'earnings', 'taxable', 'taxes', 'deductions', 'net'] as const;

/** Stores slips of a run with all that they were computed from, in one statement. Nothing of them goes to the audit trail. Returns their ids. */
export async function writeSlips(
  em: EntityManager,
  { id: runId, startsOn, endsOn }: Period & { id: string },
  currency: string,
  slips: NewSlip[],
): Promise<string[]> {
  const rows = slips.map(({ setupId, employee, designation, slip, isSupplementary = false }) => ({
    id: newId(paySlipCode),
    setup_id: setupId,
    employee_id: employee.id,
    department_id: employee.departmentId,
    designation: employee.designation ?? designation,
    cost_center_id: employee.costCenterId,
    days: slip.days,
    paid_days: slip.paidDays,
    ...Object.fromEntries(figures.map(name => [name, slip[name]])),
    is_supplementary: isSupplementary,
    employer_cost: slip.employerCost,
    lines: slip.lines,
    arrears: slip.arrears,
  }));
  if (rows.length)
    await em.execute(
      `insert into pay_slip (id, run_id, setup_id, employee_id, department_id, designation, cost_center_id, is_supplementary, starts_on, ends_on, currency, days, paid_days,
         secret_gross, secret_earnings, secret_taxable, secret_taxes, secret_deductions, secret_net, secret_employer_cost, secret_lines, secret_arrears)
       select id, ?, setup_id, employee_id, department_id, designation, cost_center_id, is_supplementary, ?, ?, ?, days, paid_days,
         ${figures.join(', ')}, employer_cost, lines, arrears
       from jsonb_to_recordset(?::jsonb) as s (id uuid, setup_id uuid, employee_id uuid, department_id uuid, designation text, cost_center_id uuid,
         is_supplementary boolean, days integer, paid_days numeric, ${figures.map(name => `${name} numeric`).join(', ')}, employer_cost numeric, lines jsonb, arrears jsonb)`,
      [runId, startsOn, endsOn, currency, JSON.stringify(rows)],
    );
  return rows.map(({ id }) => id);
}
