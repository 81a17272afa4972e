import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../../core/money/arithmetic.ts';
import type { Posting } from '../../../ledger/entry/entryLines.ts';

interface Totals {
  costCenterId: string | null;
  earnings: string;
  taxes: string;
  deductions: string;
  net: string;
  employerCost: string;
  loans: string;
}

/**
 * Returns the postings of a run: salaries and the employer's shares by cost center against what is owed to tax offices, funds and employees
 * (modules.md, HRM and payroll). No employee is named, so that who reads the ledger sees nobody's wage.
 */
export async function runPostings(em: EntityManager, runId: string): Promise<Posting[]> {
  const rows = await em.execute<Totals[]>(
    `select cost_center_id as "costCenterId", sum(secret_earnings)::text as earnings, sum(secret_taxes)::text as taxes,
       sum(secret_deductions)::text as deductions, sum(secret_net)::text as net, sum(secret_employer_cost)::text as "employerCost",
       sum((select coalesce(sum((line ->> 'amount')::numeric), 0) from jsonb_array_elements(secret_lines) line
         where line ->> 'kind' in ('LOAN', 'ARREARS_LOAN')))::text as loans
     from pay_slip where company_id = noria_company() and run_id = ? group by cost_center_id order by cost_center_id nulls last`,
    [runId],
  );
  return rows.flatMap(({ costCenterId, earnings, taxes, deductions, net, employerCost, loans }): Posting[] => [
    { account: 'SALARIES', debit: earnings, costCenterId },
    { account: 'EMPLOYER_COST', debit: employerCost, costCenterId },
    { account: 'PAYROLL_TAXES', credit: taxes },
    { account: 'PAYROLL_TAXES', credit: employerCost },
    { account: 'PAYROLL_DEDUCTIONS', credit: new Decimal(deductions).minus(loans) },
    { account: 'EMPLOYEE_ADVANCES', credit: loans },
    { account: 'SALARIES_PAYABLE', credit: net },
  ]);
}

/** Returns what a run pays out in total, without the slips that were taken back before they were paid. */
export async function runNet(em: EntityManager, runId: string): Promise<string> {
  const [{ net }] = await em.execute<[{ net: string }]>(
    'select coalesce(sum(secret_net), 0)::text as net from pay_slip where company_id = noria_company() and run_id = ? and not is_reversed',
    [runId],
  );
  return net;
}
