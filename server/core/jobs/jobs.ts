import type { FastifyInstance } from 'fastify';
import type { MailJob } from '../mail/MailSender.ts';
import { Outbox } from '../mail/Outbox.ts';
import { keepCustomWords } from '../customField/keepCustomWords.ts';
import { sendDigests } from '../notification/sendDigests.ts';
import { removeFiles } from '../files/removeFiles.ts';
import { purgeFiles } from '../record/purgeFiles.ts';
import { checkInvariants } from '../invariants/checkInvariants.ts';
import type { AnyInvariant } from '../invariants/Invariant.ts';
import type { Settings } from '../settings.ts';
import { recordEndedImpersonations } from '../session/Impersonations.ts';
import { deliverWebhook } from '../webhook/deliverWebhook.ts';
import { addYears } from './addYears.ts';
import { deleteExpiredRows } from './deleteExpiredRows.ts';
import { deleteOldTasks } from '../task/deleteOldTasks.ts';
import { runTask, type TaskParts } from '../task/runTask.ts';
import type { TaskKey } from '../task/TaskRun.ts';
import { startWorker, type WorkerOptions } from './worker.ts';
import type { HourlyWork } from './HourlyWork.ts';
import { releaseOrphanedJobs } from './WorkerLife.ts';

/** Dependencies of background jobs. */
interface JobParts extends TaskParts {
  settings: Settings;
  /** Invariants to check each night. */
  invariants: AnyInvariant[];
  /** Work of the modules, by name. */
  hourly: Record<string, HourlyWork>;
  minutely: Record<string, HourlyWork>;
  /** Makes the demo anew, at the minute of the day that the settings name. */
  resetDemo?: () => Promise<void>;
}

/**
 * Runs background work while the app listens: jobs, emails if a mail server is configured, and scheduled cleanup. Tasks that users wait for
 * have a worker of their own, so that a long import does not delay notifications.
 */
export async function jobs(app: FastifyInstance, { settings, invariants, hourly, minutely, resetDemo, ...parts }: JobParts): Promise<void> {
  const { files } = parts;
  const { database } = parts.session;
  // Loads the mail code only if a mail server is configured.
  const mail = settings.smtpUrl ? await import('../mail/MailSender.ts') : undefined;
  const sender = mail && new mail.MailSender(database.pool, settings.smtpUrl!, settings.publicUrl, app.log, files);
  const digest = { database, outbox: new Outbox(settings.smtpUrl !== undefined), publicUrl: settings.publicUrl };
  const minute = settings.demoResetMinute;
  const reset = resetDemo && minute !== undefined && { work: resetDemo, at: `${minute % 60} ${Math.floor(minute / 60)}` };
  const stops: (() => Promise<void>)[] = [];
  app.addHook('onReady', async () => {
    const begin = async (work: WorkerOptions) => void stops.push(await startWorker(database.url, app.log, work));
    await begin({
      tasks: {
        ...Object.fromEntries(Object.entries({ ...hourly, ...minutely }).map(([name, work]) => [name, () => work(parts, app.log)])),
        ...(reset && { resetDemo: reset.work }),
        endImpersonations: () => database.platform(em => recordEndedImpersonations(em)),
        deleteExpiredRows: () => deleteExpiredRows(database.pool),
        addYears: () => addYears(database.pool),
        deleteOldTasks: () => deleteOldTasks(database.pool, files),
        releaseOrphanedJobs: () => releaseOrphanedJobs(database.pool, app.log),
        keepCustomWords: payload => keepCustomWords(database, payload as never),
        sendDigests: payload => sendDigests(digest, dueAt(payload)),
        removeFiles: payload => removeFiles(database.pool, files, payload as { ids: string[] }),
        purgeFiles: () => purgeFiles(database.pool, files),
        checkInvariants: payload => checkInvariants({ ...parts, invariants }, (payload as { companyId?: string }).companyId),
        deliverWebhook: (payload, helpers) => deliverWebhook(database, payload as never, helpers, settings.webhookAllowPrivate),
      },
      crontab: `*/15 * * * * deleteExpiredRows\n5 * * * * deleteOldTasks\n40 * * * * purgeFiles\n20 3 * * * addYears ?fill=12h&max=3\n0 * * * * sendDigests ?fill=3h\n30 2 * * * checkInvariants ?fill=12h&max=3\n* * * * * releaseOrphanedJobs\n* * * * * endImpersonations${[
        ...Object.keys(hourly).map(name => `\n10 * * * * ${name} ?fill=3h&max=3`),
        ...Object.keys(minutely).map(name => `\n* * * * * ${name} ?max=3`),
        reset ? `\n${reset.at} * * * resetDemo ?fill=12h&max=3` : '',
      ].join('')}`,
      concurrency: 3,
      timeout: 15 * inMinutes,
    });
    await releaseOrphanedJobs(database.pool, app.log);
    // Mails have a worker of their own, so that a mail server that hangs holds up nothing else.
    if (sender)
      await begin({
        tasks: { sendMail: (payload, helpers) => sender.send(payload as MailJob, helpers) },
        concurrency: 2,
        timeout: 5 * inMinutes,
      });
    await begin({
      tasks: { runTask: (payload, helpers) => runTask(parts, payload as TaskKey, helpers) },
      concurrency: 2,
      timeout: 60 * inMinutes,
    });
  });
  app.addHook('preClose', async () => {
    await Promise.all(stops.map(stop => stop()));
    sender?.close();
  });
}

/** Milliseconds of a minute. */
const inMinutes = 60_000;

/** Returns the scheduled time of a job, however late it runs. */
const dueAt = (payload: unknown) => new Date((payload as { _cron: { ts: string } })._cron.ts);
