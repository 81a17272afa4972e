import { noteNotice } from '../../../core/database/ChangeLog.ts';
import { typeOfId } from '../../../core/database/ids.ts';
import { NotFound, Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { TaskKind } from '../../../core/task/BackgroundTask.ts';
import { beginTask } from '../../../core/task/beginTask.ts';
import { resumeTask } from '../../../core/task/resumeTask.ts';
import type { TaskStep, TaskStepInput } from '../../../core/task/TaskStep.ts';
import { completeRun } from '../run/completeRun.ts';
import { holdRun } from '../run/holdRun.ts';
import { PayrollRun } from '../run/PayrollRun.ts';
import { paySlipCode } from '../slip/PaySlip.ts';
import { mailable } from './mailable.ts';
import { languageOf, mailSlips, type AddressedSlip } from './mailSlips.ts';

/** Slips mailed in one transaction: printing them takes about a second. */
const perStep = 20;

/**
 * Completes a run and, unless told not to or without a mail server, starts to mail its slips. Repeating it does nothing.
 * @throws Refused as `completeRun`; `mailNeedsServer` if told to mail and there is no mail server.
 */
export async function completeAndMail(
  scope: Scope,
  id: string,
  { version, mailsSlips }: { version?: number; mailsSlips?: boolean | null },
): Promise<PayrollRun> {
  const { sends } = scope.context.session.outbox;
  if (mailsSlips && !sends) throw new Refused('mailNeedsServer');
  const { status } = await holdRun(scope.em, id, version);
  const run = await completeRun(scope, id, version);
  if (status !== 'COMPLETED' && (mailsSlips ?? sends)) await beginMailing(scope, run);
  return run;
}

/**
 * Starts to mail the slips of a completed run that were not mailed yet, in the background. While that goes on, asking again starts nothing new, but
 * resumes it at once if its process was killed.
 * @throws Refused `payrollOpen`, `payrollReversed`, `mailNeedsServer`.
 */
export async function mailRun(scope: Scope, id: string, version: number | undefined): Promise<PayrollRun> {
  const run = await holdRun(scope.em, id, version);
  if (run.status !== 'COMPLETED') throw new Refused('payrollOpen');
  if (run.kind === 'REVERSAL') throw new Refused('payrollReversed');
  if (!scope.context.session.outbox.sends) throw new Refused('mailNeedsServer');
  if (run.mailingId && (await resumeTask(scope.em, run.mailingId))) return run;
  await beginMailing(scope, run);
  return run;
}

/**
 * Mails the next slips of a run. Each is marked and its mail queued in one transaction, so a step that is repeated after a crash mails nobody twice.
 * @throws RequestError NOT_FOUND; Refused `payrollOpen`, `mailNeedsServer`.
 */
export async function mailStep(scope: Scope, { id, after }: TaskStepInput): Promise<TaskStep> {
  const { em, context } = scope;
  if (after && typeOfId(after) !== paySlipCode) throw NotFound('after');
  const run = await holdRun(em, id);
  if (run.status !== 'COMPLETED') throw new Refused('payrollOpen');
  if (!context.session.outbox.sends) throw new Refused('mailNeedsServer');
  const slips = await em.execute<(AddressedSlip & { left: number })[]>(
    `select s.id, (count(*) over ())::int as left, e.name, e.email, ${languageOf} as language
     from ${mailable({ id: '?', companyId: 'noria_company()' })} and s.mailed_at is null and (?::uuid is null or s.id > ?::uuid)
     order by s.id limit ?`,
    [id, after ?? null, after ?? null, perStep],
  );
  await mailSlips(scope, slips);
  const next = slips.length === perStep ? slips.at(-1)!.id : null;
  if (next) noteNotice(em, { id, type: PayrollRun.name, kind: 'UPDATED' });
  else await setMailing(scope, id, null);
  return { done: slips.length, left: slips.length ? slips[0].left - slips.length : 0, next, failures: [] };
}

async function beginMailing(scope: Scope, { id, title: name }: PayrollRun): Promise<void> {
  const task = await beginTask(scope, {
    kind: TaskKind.PROCESSING,
    entity: PayrollRun.name,
    name,
    operation: 'sendPaySlipsStep',
    input: { id },
  });
  await setMailing(scope, id, task.id);
}

/** Notes which task mails the slips of a run; those who look at the run see it start and end. */
async function setMailing({ em }: Scope, id: string, taskId: string | null): Promise<void> {
  await em.execute('update payroll_run set mailing_id = ? where company_id = noria_company() and id = ?', [taskId, id]);
  noteNotice(em, { id, type: PayrollRun.name, kind: 'UPDATED' });
}
