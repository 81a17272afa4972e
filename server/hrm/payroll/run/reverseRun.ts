import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../../core/database/companyToday.ts';
import { noteNotice } from '../../../core/database/ChangeLog.ts';
import { typeOfId } from '../../../core/database/ids.ts';
import { NotFound, Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { paySlipCode } from '../slip/PaySlip.ts';
import { holdPaid } from '../slip/slipFacts.ts';
import { post } from './completeRun.ts';
import { PayrollRun } from './PayrollRun.ts';
import { holdRun } from './holdRun.ts';

/**
 * Takes back a completed run by another with the negative of every slip that was not taken back yet, posted today. The period can then be paid anew. If the
 * run was paid, the money is still to come back: paying the reversal records it. Returns the reversal.
 * @throws Refused `payrollOpen`, `payrollReversed`, `payrollFollowed` if later slips build on one of these, `periodLocked`.
 */
export async function reverseRun(scope: Scope, id: string, version: number | undefined): Promise<PayrollRun> {
  return takeBack(scope, await holdRun(scope.em, id, version), null);
}

/**
 * Takes back one slip of a completed run in the same way.
 * @throws RequestError NOT_FOUND; Refused as `reverseRun`.
 */
export async function reverseSlip(scope: Scope, slipId: string): Promise<PayrollRun> {
  const [slip] =
    typeOfId(slipId) === paySlipCode
      ? await scope.em.execute<{ runId: string }[]>(
          'select run_id as "runId" from pay_slip where company_id = noria_company() and id = ?',
          [slipId],
        )
      : [];
  if (!slip) throw NotFound();
  return takeBack(scope, await holdRun(scope.em, slip.runId), slipId);
}

async function takeBack(scope: Scope, run: PayrollRun, slipId: string | null): Promise<PayrollRun> {
  const { em } = scope;
  if (run.status !== 'COMPLETED') throw new Refused('payrollOpen');
  if (run.kind === 'REVERSAL') throw new Refused('payrollReversed');
  const slips = await em.execute<{ id: string; employeeId: string }[]>(
    `select id, employee_id as "employeeId" from pay_slip
     where company_id = noria_company() and run_id = ? and not is_reversed and (?::uuid is null or id = ?::uuid)`,
    [run.id, slipId, slipId],
  );
  if (!slips.length) throw new Refused('payrollReversed');
  const employeeIds = slips.map(({ employeeId }) => employeeId);
  await holdPaid(em, employeeIds);
  const ids = `{${slips.map(({ id }) => id).join()}}`;
  await refuseFollowed(em, ids);
  const { title, cycle, startsOn, endsOn, payOn, paidOn } = run;
  const period = { title, cycle, startsOn, endsOn, payOn };
  const of = { kind: 'REVERSAL', status: 'INPROGRESS', reverses: run, takesBackPaid: paidOn !== null };
  const reversal = em.create(PayrollRun, { ...period, ...of } as never);
  await em.flush();
  await em.execute(mirror, [paySlipCode, reversal.id, ids]);
  await em.execute('update pay_slip set is_reversed = true where company_id = noria_company() and id = any(?::uuid[])', [ids]);
  await post(scope, reversal, await companyToday(em));
  await em.flush();
  noteNotice(em, { id: run.id, type: PayrollRun.name, kind: 'UPDATED' });
  return reversal;
}

/** Arrears and one-time items of later slips rest on these, and the taxes of what was paid beside them. */
async function refuseFollowed(em: EntityManager, ids: string): Promise<void> {
  const [{ is }] = await em.execute<[{ is: boolean }]>(
    `select exists (select from pay_slip p join pay_slip l on l.company_id = p.company_id and l.employee_id = p.employee_id and l.id <> all(?::uuid[])
       and not l.is_reversal and not l.is_reversed and (case when l.is_supplementary
         then l.created_at >= p.created_at and l.starts_on <= p.ends_on and l.ends_on >= p.starts_on
         else not p.is_supplementary and l.starts_on > p.ends_on end)
     where p.company_id = noria_company() and p.id = any(?::uuid[])) as is`,
    [ids, ids],
  );
  if (is) throw new Refused('payrollFollowed');
}

const mirror = `
  insert into pay_slip (id, run_id, setup_id, employee_id, department_id, designation, cost_center_id, is_reversal, is_supplementary, starts_on, ends_on,
    currency, days, paid_days, secret_gross, secret_earnings, secret_taxable, secret_taxes, secret_deductions, secret_net, secret_employer_cost, secret_lines)
  select noria_new_id(?), ?, setup_id, employee_id, department_id, designation, cost_center_id, true, is_supplementary, starts_on, ends_on,
    currency, days, paid_days, -secret_gross, -secret_earnings, -secret_taxable, -secret_taxes, -secret_deductions, -secret_net, -secret_employer_cost,
    (select coalesce(jsonb_agg(line || jsonb_build_object('amount', (-(line ->> 'amount')::numeric)::text) order by place), '[]')
     from jsonb_array_elements(secret_lines) with ordinality l (line, place))
  from pay_slip where company_id = noria_company() and id = any(?::uuid[])`;
