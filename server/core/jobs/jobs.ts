import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../files/FileStore.ts';
import { MailSender } from '../mail/MailSender.ts';
import type { SessionLayer } from '../session/SessionLayer.ts';
import { deleteWhatIsOver } from './deleteWhatIsOver.ts';

const aQuarterOfAnHour = 900_000;

/** What runs beside the requests as long as the app listens: mails are sent where a mail server is set, and what is long over is deleted. */
export async function jobs(app: FastifyInstance, { session, files }: { session: SessionLayer; files: FileStore }): Promise<void> {
  const { database, settings } = session;
  const sender = settings.smtpUrl ? new MailSender(database.pool, settings.smtpUrl, settings.publicUrl, app.log, files) : undefined;
  const tidy = () =>
    void deleteWhatIsOver(database.pool).catch((error: unknown) => app.log.warn({ err: error }, 'what is over could not be deleted'));
  const timer = setInterval(tidy, aQuarterOfAnHour);
  timer.unref();
  app.addHook('onReady', async () => sender?.start());
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await sender?.stop();
  });
}
