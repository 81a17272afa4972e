import { noteNotice } from '../../../core/database/ChangeLog.ts';
import { Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import type { PayrollRun } from './PayrollRun.ts';
import { holdRun } from './holdRun.ts';

/**
 * Discards all slips of a run that is not completed, so that they are computed anew, from what is known then.
 * @throws Refused `payrollCompleted`.
 */
export async function discardSlips(scope: Scope, id: string, version: number | undefined): Promise<PayrollRun> {
  const { em } = scope;
  const run = await holdRun(em, id, version);
  if (run.status === 'COMPLETED') throw new Refused('payrollCompleted');
  await em.execute('delete from pay_slip where company_id = noria_company() and run_id = ?', [id]);
  run.status = 'PENDING';
  noteNotice(em, { id, type: 'PayrollRun', kind: 'UPDATED' });
  await em.flush();
  return run;
}
