import { noteNotice } from '../../../core/database/ChangeLog.ts';
import { typeOfId } from '../../../core/database/ids.ts';
import { NotFound } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { currencyOf } from '../../../core/money/currencyOf.ts';
import { errorText } from '../../../core/rules/errorText.ts';
import { TaskKind } from '../../../core/task/BackgroundTask.ts';
import { beginTask } from '../../../core/task/beginTask.ts';
import { resumeTask } from '../../../core/task/resumeTask.ts';
import type { TaskStep, TaskStepInput } from '../../../core/task/TaskStep.ts';
import { employeeCode } from '../../../staff/employee/Employee.ts';
import { setupItems } from '../slip/slipFacts.ts';
import { dueEmployees } from './dueEmployees.ts';
import { holdRun } from './holdRun.ts';
import { paySome, type Processed } from './paySome.ts';
import { PayrollRun } from './PayrollRun.ts';
import { beginRun, refuseUnprocessable } from './processPayroll.ts';

/** Employees paid in one transaction: few enough that nobody waits for their rows, or for this process, to notice. */
const perStep = 25;

/**
 * Starts to pay all who are due in a run, in the background. While that goes on, asking again starts nothing new, but resumes it at once if its
 * process was killed.
 * @throws Refused `payrollCompleted`.
 */
export async function processRun(scope: Scope, id: string, version: number | undefined): Promise<PayrollRun> {
  const { em } = scope;
  const run = await holdRun(em, id, version);
  refuseUnprocessable(run);
  if (run.processingId && (await resumeTask(em, run.processingId))) return run;
  const task = await beginTask(scope, {
    kind: TaskKind.PROCESSING,
    entity: PayrollRun.name,
    name: run.title,
    operation: 'processPayrollStep',
    input: { id },
  });
  await setProcessing(scope, id, task.id);
  return run;
}

/**
 * Pays the next employees who are due in a run, each with the setup that began last. Those who have a slip already are not due, so a step that is
 * repeated pays nobody again.
 * @throws RequestError NOT_FOUND; Refused `payrollCompleted`.
 */
export async function processStep(scope: Scope, { id, after }: TaskStepInput): Promise<TaskStep> {
  const { em, viewer, context } = scope;
  if (after && typeOfId(after) !== employeeCode) throw NotFound('after');
  const run = await holdRun(em, id);
  refuseUnprocessable(run);
  const due = await dueAfter(scope, run, after ?? null);
  const done = new Map<string, Processed>();
  for (const [setupId, members] of Map.groupBy(due, one => one.setupId)) {
    const setup = (await setupItems(em, setupId))!;
    const employeeIds = members.map(({ employeeId }) => employeeId);
    for (const [key, one] of await paySome(em, { run, setupId, setup, employeeIds, currency: currencyOf(viewer) })) done.set(key, one);
  }
  beginRun(run, done);
  await em.flush();
  const next = due.length === perStep ? due.at(-1)!.employeeId : null;
  if (next) noteNotice(em, { id, type: PayrollRun.name, kind: 'UPDATED' });
  else await setProcessing(scope, id, null);
  const code = 'payrollNoSalary';
  const failures = [...done.values()]
    .filter(({ outcome }) => outcome === 'NO_SALARY')
    .map(({ employeeId, employeeName }) => ({
      id: employeeId,
      name: employeeName,
      error: { field: null, code, params: null, message: errorText(context.language, code) },
    }));
  return {
    done: [...done.values()].filter(({ outcome }) => outcome === 'PROCESSED').length,
    left: due.at(0)?.left ? due[0].left - due.length : 0,
    next,
    failures: failures as never,
  };
}

interface Due {
  employeeId: string;
  setupId: string;
  /** Number of those who are due, these included. */
  left: number;
}

/** The next employees who are due in a run, by id. */
function dueAfter({ em }: Scope, run: PayrollRun, after: string | null): Promise<Due[]> {
  const due = dueEmployees({ companyId: 'noria_company()', startsOn: 'r.starts_on', endsOn: 'r.ends_on' });
  return em.execute<Due[]>(
    `select d."employeeId", d."setupId", (count(*) over ())::int as left from payroll_run r cross join lateral (
       select distinct on (l.employee_id) l.employee_id as "employeeId", l.setup_id as "setupId"
       ${due} and (?::uuid is null or l.employee_id > ?::uuid) order by l.employee_id, s.starts_on desc, s.id) d
     where r.company_id = noria_company() and r.id = ? order by d."employeeId" limit ?`,
    [after, after, run.id, perStep],
  );
}

/** Notes which task processes a run; those who look at the run see it start and end. */
async function setProcessing({ em }: Scope, id: string, taskId: string | null): Promise<void> {
  await em.execute('update payroll_run set processing_id = ? where company_id = noria_company() and id = ?', [taskId, id]);
  noteNotice(em, { id, type: PayrollRun.name, kind: 'UPDATED' });
}
