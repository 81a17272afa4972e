import { Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { companyToday } from '../../../core/database/companyToday.ts';
import { currencyOf } from '../../../core/money/currencyOf.ts';
import { drawNumber } from '../../../core/numbering/drawNumber.ts';
import { postEntry } from '../../../ledger/entry/postEntry.ts';
import { PayrollRun } from './PayrollRun.ts';
import { holdRun } from './holdRun.ts';
import { outdatedSlips } from './outdatedSlips.ts';
import { runPostings } from './runTotals.ts';

/** Most employees whom a refusal names. */
const namedAtMost = 5;

/** Number series of payroll runs. */
export const payrollSeries = { documentType: 'PAYROLL_RUN', prefix: 'PR' };

/**
 * Completes a run for good and posts it in one entry, dated its last day or today if that is yet to come; repeating it does nothing.
 * @throws Refused `payrollEmpty`, `payrollUnfinished` {count} while employees of its setups have no slip, `payrollOutdated` {count, names} if salaries,
 *   unpaid leave or days of employment have changed since slips were computed, `periodLocked`.
 */
export async function completeRun(scope: Scope, id: string, version: number | undefined): Promise<PayrollRun> {
  const { em } = scope;
  const run = await holdRun(em, id, version);
  if (run.status === 'COMPLETED') return run;
  const { slipCount, openCount } = await countsOf(scope, id);
  if (!slipCount) throw new Refused('payrollEmpty');
  if (openCount) throw new Refused('payrollUnfinished', { count: openCount });
  const outdated = run.kind === 'REGULAR' ? await outdatedSlips(em, run, currencyOf(scope.viewer)) : [];
  if (outdated.length) throw new Refused('payrollOutdated', { count: outdated.length, names: outdated.slice(0, namedAtMost).join(', ') });
  await post(scope, run, await dayOf(scope, run));
  await em.flush();
  return run;
}

/** Numbers a run and posts its slips on a day. */
export async function post({ em }: Scope, run: PayrollRun, postedOn: string): Promise<void> {
  const number = await drawNumber(em, payrollSeries, postedOn);
  const lines = await runPostings(em, run.id);
  const entryId = await postEntry(em, { postedOn, journal: 'PAYROLL', sourceId: run.id, description: number, lines });
  Object.assign(run, { number, entryId, status: 'COMPLETED', completedAt: new Date() });
}

/** The last day of a run, or today if that is yet to come. */
async function dayOf({ em }: Scope, { endsOn }: PayrollRun): Promise<string> {
  const today = await companyToday(em);
  return endsOn < today ? endsOn : today;
}

const countsOf = ({ em }: Scope, id: string): Promise<{ slipCount: number; openCount: number }> =>
  em.findOneOrFail(PayrollRun, { id }, { populate: ['slipCount', 'openCount'] as never, disableIdentityMap: true });
