import { Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { companyToday } from '../../../core/database/companyToday.ts';
import { paySlipCode } from '../slip/PaySlip.ts';
import { post } from './completeRun.ts';
import { isReversed } from './payRun.ts';
import { PayrollRun } from './PayrollRun.ts';
import { holdRun } from './holdRun.ts';

/**
 * Takes back a completed run that was not paid yet: a run of its own with the negative of every slip, posted today. The period can then be
 * paid anew. Returns the reversal.
 * @throws Refused `payrollOpen`, `payrollReversed`, `payrollPaid`, `payrollFollowed` if a later slip builds on one of these, `periodLocked`.
 */
export async function reverseRun(scope: Scope, id: string, version: number | undefined): Promise<PayrollRun> {
  const { em } = scope;
  const run = await holdRun(em, id, version);
  if (run.status !== 'COMPLETED') throw new Refused('payrollOpen');
  if (run.kind === 'REVERSAL' || (await isReversed(scope, id))) throw new Refused('payrollReversed');
  if (run.paidOn) throw new Refused('payrollPaid');
  await refuseFollowed(scope, id);
  const today = await companyToday(em);
  const { title, cycle, startsOn, endsOn, payOn } = run;
  const reversal = em.create(PayrollRun, {
    title,
    cycle,
    startsOn,
    endsOn,
    payOn,
    kind: 'REVERSAL',
    status: 'INPROGRESS',
    reverses: run,
  } as never);
  await em.flush();
  await em.execute(mirror, [paySlipCode, reversal.id, id]);
  await em.execute('update pay_slip set is_reversed = true where company_id = noria_company() and run_id = ?', [id]);
  await post(scope, reversal, today);
  await em.flush();
  return reversal;
}

/** Arrears and one-time items of later slips rest on these. */
async function refuseFollowed({ em }: Scope, id: string): Promise<void> {
  const [{ is }] = await em.execute<[{ is: boolean }]>(
    `select exists (select from pay_slip p join pay_slip l on l.company_id = p.company_id and l.employee_id = p.employee_id
       and l.starts_on > p.ends_on and not l.is_reversal and not l.is_reversed
     where p.company_id = noria_company() and p.run_id = ?) as is`,
    [id],
  );
  if (is) throw new Refused('payrollFollowed');
}

const mirror = `
  insert into pay_slip (id, run_id, setup_id, employee_id, department_id, designation, cost_center_id, is_reversal, starts_on, ends_on, currency, days,
    paid_days, secret_gross, secret_earnings, secret_taxable, secret_taxes, secret_deductions, secret_net, secret_employer_cost, secret_lines)
  select noria_new_id(?), ?, setup_id, employee_id, department_id, designation, cost_center_id, true, starts_on, ends_on, currency, days,
    paid_days, -secret_gross, -secret_earnings, -secret_taxable, -secret_taxes, -secret_deductions, -secret_net, -secret_employer_cost,
    (select coalesce(jsonb_agg(line || jsonb_build_object('amount', (-(line ->> 'amount')::numeric)::text) order by place), '[]')
     from jsonb_array_elements(secret_lines) with ordinality l (line, place))
  from pay_slip where company_id = noria_company() and run_id = ?`;
