import { inLockOrder } from '../../../core/database/inLockOrder.ts';
import { InvalidInput, NotFound, Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { Decimal } from '../../../core/money/arithmetic.ts';
import { currencyOf } from '../../../core/money/currencyOf.ts';
import { refuseMany } from '../../../core/database/severalAtOnce.ts';
import { typeOfId } from '../../../core/database/ids.ts';
import { employeeCode } from '../../../staff/employee/Employee.ts';
import { computeSlip } from '../compute/computeSlip.ts';
import { payrollSetupCode } from '../setup/PayrollSetup.ts';
import { differencesOf, type SlipDifference } from '../slip/slipDifferences.ts';
import { holdPaid, setupItems, slipInput, type SetupItems } from '../slip/slipFacts.ts';
import { writeSlip } from '../slip/writeSlip.ts';
import { holdRun } from './holdRun.ts';
import type { PayrollRun } from './PayrollRun.ts';

/** What became of an employee whose pay was to be processed. */
export interface Processed {
  employeeId: string;
  employeeName: string | null;
  outcome: 'PROCESSED' | 'EXISTING' | 'UNKNOWN' | 'NO_SALARY' | 'NOT_EMPLOYED';
  slipId: string | null;
  net: string | null;
  previousNet: string | null;
  differences: SlipDifference[];
}

/** Employees of a setup to process, in a run or else in the oldest open one that the setup holds for. */
export interface PayrollRequest {
  setupId: string;
  runId?: string | null;
  employeeIds: string[];
}

/**
 * Computes and stores the pay slips of employees (domain §5): those without one in the period get one, the others keep theirs, unknown ids are
 * reported. Locks the run, then each employee in the order of ids, so that two who process at once pay everybody a single time.
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
  if (run.status === 'COMPLETED') throw new Refused('payrollCompleted');
  const members = await membersOf(scope, setupId, run);
  const currency = currencyOf(viewer);
  const results = new Map<string, Processed>();
  for (const employeeId of inLockOrder(ids))
    results.set(
      employeeId,
      members.has(employeeId) ? await pay(scope, { run, setupId, setup, employeeId, currency }) : unknown(employeeId),
    );
  if ([...results.values()].some(({ outcome }) => outcome === 'PROCESSED') && run.status === 'PENDING') {
    run.status = 'INPROGRESS';
    await em.flush();
  }
  return { run, results: ids.map(id => results.get(id)!) };
}

const unknown = (employeeId: string): Processed => result(employeeId, null, 'UNKNOWN');
const result = (employeeId: string, employeeName: string | null, outcome: Processed['outcome']): Processed => ({
  employeeId,
  employeeName,
  outcome,
  slipId: null,
  net: null,
  previousNet: null,
  differences: [],
});

/** The oldest run still open whose period the setup holds for. */
async function oldestOpen({ em }: Scope, setupId: string): Promise<string> {
  const [found] = await em.execute<{ id: string }[]>(
    `select r.id from payroll_run r join payroll_setup s on s.company_id = r.company_id and s.id = ?
     where r.company_id = noria_company() and r.status <> 'COMPLETED' and r.deleted_at is null
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

interface Payment {
  run: PayrollRun;
  setupId: string;
  setup: SetupItems;
  employeeId: string;
  currency: string;
}

async function pay({ em }: Scope, { run, setupId, setup, employeeId, currency }: Payment): Promise<Processed> {
  const employee = typeOfId(employeeId) === employeeCode ? await holdPaid(em, employeeId) : undefined;
  if (!employee) return unknown(employeeId);
  const [existing] = await em.execute<{ id: string; net: string }[]>(
    `select id, trim_scale(secret_net)::text as net from pay_slip where company_id = noria_company() and employee_id = ? and not is_reversal
       and not is_reversed and starts_on <= ?::date and ends_on >= ?::date limit 1`,
    [employeeId, run.endsOn, run.startsOn],
  );
  if (existing) return { ...result(employeeId, employee.name, 'EXISTING'), slipId: existing.id, net: existing.net };
  const input = await slipInput(em, { employeeId, employee, period: run, setup, currency });
  if (!input.salaries.some(({ monthly }) => monthly !== null)) return result(employeeId, employee.name, 'NO_SALARY');
  if ((input.joinedOn && input.joinedOn > run.endsOn) || (input.leftOn && input.leftOn < run.startsOn))
    return result(employeeId, employee.name, 'NOT_EMPLOYED');
  const slip = computeSlip(input);
  const compared = await differencesOf(em, employeeId, run.startsOn, slip);
  const slipId = await writeSlip(em, {
    runId: run.id,
    setupId,
    employeeId,
    employee,
    designation: setup.designation,
    period: run,
    currency,
    slip,
  });
  return { ...result(employeeId, employee.name, 'PROCESSED'), slipId, net: new Decimal(slip.net).toFixed(), ...compared };
}
