import { InvalidInput, NotFound, Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { currencyOf } from '../../../core/money/currencyOf.ts';
import { refuseMany } from '../../../core/database/severalAtOnce.ts';
import { typeOfId } from '../../../core/database/ids.ts';
import { payrollSetupCode } from '../setup/PayrollSetup.ts';
import { setupItems } from '../slip/slipFacts.ts';
import { holdRun } from './holdRun.ts';
import { paySome, processed, type Processed } from './paySome.ts';
import type { PayrollRun } from './PayrollRun.ts';

/** Employees of a setup to process, in a run or else in the oldest open one that the setup holds for. */
export interface PayrollRequest {
  setupId: string;
  runId?: string | null;
  employeeIds: string[];
}

/**
 * Computes and stores the pay slips of employees (domain §5): those without one in the period get one, the others keep theirs, unknown ids are
 * reported. Locks the run, then the employees, so that two who process at once pay everybody a single time.
 * @throws RequestError NOT_FOUND; InvalidInput `runId`; Refused `noOpenPayroll`, `payrollCompleted`.
 */
export async function processPayroll(
  scope: Scope,
  { setupId, runId, employeeIds }: PayrollRequest,
): Promise<{ run: PayrollRun; results: Processed[] }> {
  const { em, viewer } = scope;
  const ids = [...new Set(employeeIds)];
  refuseMany(ids);
  const setup = typeOfId(setupId) === payrollSetupCode && (await setupItems(em, setupId));
  if (!setup) throw NotFound();
  const run = await holdRun(em, runId ?? (await oldestOpen(scope, setupId)), undefined, 'runId');
  refuseUnprocessable(run);
  const members = await membersOf(scope, setupId, run);
  const results = await paySome(em, {
    run,
    setupId,
    setup,
    employeeIds: ids.filter(id => members.has(id)),
    currency: currencyOf(viewer),
  });
  beginRun(run, results);
  await em.flush();
  return { run, results: ids.map(id => results.get(id) ?? processed(id, null, 'UNKNOWN')) };
}

/** Throws Refused `payrollCompleted`; `payrollSupplementary` for a run that is not for everybody who is due. */
export function refuseUnprocessable({ status, kind }: PayrollRun): void {
  if (status === 'COMPLETED') throw new Refused('payrollCompleted');
  if (kind !== 'REGULAR') throw new Refused('payrollSupplementary');
}

/** Puts a run in progress with its first slip. */
export function beginRun(run: PayrollRun, results: Map<string, Processed>): void {
  if (run.status === 'PENDING' && [...results.values()].some(({ outcome }) => outcome === 'PROCESSED')) run.status = 'INPROGRESS';
}

/** The oldest run still open whose period the setup holds for. */
async function oldestOpen({ em }: Scope, setupId: string): Promise<string> {
  const [found] = await em.execute<{ id: string }[]>(
    `select r.id from payroll_run r join payroll_setup s on s.company_id = r.company_id and s.id = ?
     where r.company_id = noria_company() and r.status <> 'COMPLETED' and r.kind = 'REGULAR' and r.deleted_at is null
       and daterange(r.starts_on, r.ends_on, '[]') && daterange(s.starts_on, s.ends_on, '[]')
     order by r.starts_on, r.id limit 1`,
    [setupId],
  );
  if (!found) throw new Refused('noOpenPayroll');
  return found.id;
}

/** Employees that the setup covers, if it holds for the run. */
async function membersOf({ em }: Scope, setupId: string, run: PayrollRun): Promise<Set<string>> {
  const rows = await em.execute<{ id: string }[]>(
    `select l.employee_id as id from payroll_setup_employee l join payroll_setup s on s.company_id = l.company_id and s.id = l.setup_id
     where l.company_id = noria_company() and l.setup_id = ? and l.deleted_at is null and s.status = 'ACTIVE'
       and s.starts_on <= ?::date and coalesce(s.ends_on >= ?::date, true)`,
    [setupId, run.endsOn, run.startsOn],
  );
  if (!rows.length) throw new InvalidInput({ field: 'setupId', code: 'setupNotInPeriod' });
  return new Set(rows.map(({ id }) => id));
}
