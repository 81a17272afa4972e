import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/Database.ts';
import type { FileStore } from '../files/FileStore.ts';
import { MailSender } from '../mail/MailSender.ts';
import { Outbox } from '../mail/Outbox.ts';
import { sendDigests } from '../notification/sendDigests.ts';
import { purgeFiles } from '../record/purgeFiles.ts';
import type { Settings } from '../settings.ts';
import { deliverWebhook } from '../webhook/deliverWebhook.ts';
import { deleteWhatIsOver } from './deleteWhatIsOver.ts';
import { startWorker } from './worker.ts';

/** What work beside the requests needs. */
interface JobParts {
  database: Database;
  settings: Settings;
  files: FileStore;
}

/** What runs beside the requests as long as the app listens: jobs, mails where a mail server is set, and by the clock what is long over is deleted. */
export async function jobs(app: FastifyInstance, { database, settings, files }: JobParts): Promise<void> {
  const sender = settings.smtpUrl ? new MailSender(database.pool, settings.smtpUrl, settings.publicUrl, app.log, files) : undefined;
  const digest = { database, outbox: new Outbox(settings.smtpUrl !== undefined), publicUrl: settings.publicUrl };
  let stopWorker: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    sender?.start();
    stopWorker = await startWorker(database.url, app.log, {
      tasks: {
        deleteWhatIsOver: () => deleteWhatIsOver(database.pool),
        sendDigests: payload => sendDigests(digest, dueAt(payload)),
        purgeFiles: () => purgeFiles(database.pool, files),
        deliverWebhook: (payload, helpers) => deliverWebhook(database, payload as never, helpers, settings.webhookAllowPrivate),
      },
      crontab: '*/15 * * * * deleteWhatIsOver\n40 * * * * purgeFiles\n0 * * * * sendDigests ?fill=3h',
    });
  });
  app.addHook('preClose', async () => {
    await stopWorker?.();
    await sender?.stop();
  });
}

/** For which time of the clock a job was due, however late it runs. */
const dueAt = (payload: unknown) => new Date((payload as { _cron: { ts: string } })._cron.ts);
