import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { MailSender } from '../mail/MailSender.ts';
import { platformQuery } from './platformQuery.ts';
import type { SessionLayer } from './SessionLayer.ts';

const anHour = 3_600_000;

/** What runs beside the requests as long as the app listens: mails are sent where a mail server is set, and what is long over is deleted. */
export async function sessionJobs(app: FastifyInstance, { session }: { session: SessionLayer }): Promise<void> {
  const { database, settings } = session;
  const sender = settings.smtpUrl ? new MailSender(database.pool, settings.smtpUrl, settings.publicUrl, app.log) : undefined;
  const tidy = () =>
    void deleteWhatIsOver(database.pool).catch((error: unknown) => app.log.warn({ err: error }, 'old sessions could not be deleted'));
  const timer = setInterval(tidy, anHour);
  timer.unref();
  app.addHook('onReady', async () => sender?.start());
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await sender?.stop();
  });
}

/** Attempts after a day, links after a month, sessions a quarter of a year after their end. */
export async function deleteWhatIsOver(pool: Pool): Promise<void> {
  await platformQuery(pool, `delete from sign_in_attempt where at < now() - make_interval(days => $1)`, [1]);
  await platformQuery(pool, `delete from one_time_token where expires_at < now() - make_interval(days => $1)`, [30]);
  await platformQuery(pool, `delete from session where least(expires_at, ended_at) < now() - make_interval(days => $1)`, [90]);
}
