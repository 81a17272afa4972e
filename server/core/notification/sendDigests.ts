import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../database/Database.ts';
import { platformQuery } from '../database/platformQuery.ts';
import type { Outbox } from '../mail/Outbox.ts';
import type { Language } from '../session/Viewer.ts';
import { notificationText, type NotificationFacts } from './notificationText.ts';

/** Dependencies of the daily e-mail. */
export interface DigestParts {
  database: Database;
  outbox: Outbox;
  /** Public base URL, for links. */
  publicUrl: string;
}

/** A recipient for whom it is now the hour of the daily e-mail. */
interface Reader {
  id: string;
  name: string;
  email: string;
  language: Language;
  company: string;
}

type News = NotificationFacts & { text: string | null };

/** Hour of the recipient's local time at which the e-mail is sent. */
const morning = 7;
/** Maximum number of lines per e-mail; the rest can be seen in the app. */
const shown = 50;

/**
 * Sends every user for whom it is seven o'clock at `now` their pending notifications, as one e-mail in their language. The notifications
 * are marked as sent in the transaction that queues the e-mail, so a repeated or concurrent run finds nothing left.
 * @throws Error when one user's e-mail could not be queued; the others are still queued.
 */
export async function sendDigests(parts: DigestParts, now: Date): Promise<void> {
  const { rows } = await platformQuery<{ company_id: string }>(
    parts.database.pool,
    `select distinct n.company_id from notification n join company c on c.id = n.company_id and c.status = 'ACTIVE'
     where n.in_digest and n.digested_at is null`,
    [],
  );
  const failures: unknown[] = [];
  for (const { company_id: companyId } of rows)
    for (const reader of await parts.database.platformIn(companyId, em => readersAt(em, now)))
      await parts.database.platformIn(companyId, em => sendOne(em, parts, reader)).catch((error: unknown) => failures.push(error));
  if (failures.length) throw new AggregateError(failures, 'digests were not written');
}

const readersAt = (em: EntityManager, now: Date) =>
  em.execute<Reader[]>(
    `select u.id, u.name, u.email, u.language, c.name as company
     from user_account u join company c on c.id = u.company_id
     where u.company_id = noria_company() and u.status = 'ACTIVE' and u.deleted_at is null
       and extract(hour from ?::timestamptz at time zone coalesce(u.time_zone, c.time_zone)) = ?
       and exists (select from notification n where n.company_id = u.company_id and n.user_id = u.id and n.in_digest and n.digested_at is null)`,
    [now.toISOString(), morning],
  );

async function sendOne(
  em: EntityManager,
  { outbox, publicUrl }: DigestParts,
  { id, email, language, name, company }: Reader,
): Promise<void> {
  const news = await em.execute<News[]>(
    `with told as (
       update notification set digested_at = now() where company_id = noria_company() and user_id = ? and in_digest and digested_at is null
       returning kind, actor_id, record_id, record_name, count, text, created_at, id)
     select t.kind, a.name as "actorName", t.record_name as "recordName", t.count, t.text
     from told t left join user_account a on a.company_id = noria_company() and a.id = t.actor_id
     where noria_sees(?, t.record_id)
     order by t.created_at desc, t.id desc`,
    [id, id],
  );
  if (!news.length) return;
  const lines = news.slice(0, shown).map(one => notificationText(language, one) + (one.text ? `: ${one.text}` : ''));
  if (news.length > shown) lines.push('…');
  const link = `${publicUrl}${language === 'en' ? '' : `/${language}`}/notifications/`;
  await outbox.put(em, { kind: 'digest', about: { userId: id }, to: email, language, values: { name, company }, lines, link });
}
