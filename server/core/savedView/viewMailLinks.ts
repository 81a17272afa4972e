import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAudit } from '../audit/writeAudit.ts';
import { noteNotice } from '../database/ChangeLog.ts';
import { Refused } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import { inCompanyAsGuest } from '../links/inCompanyAsGuest.ts';
import { openLink } from '../links/openLink.ts';
import { inLanguage } from '../pages/inLanguage.ts';
import { hashOf, newSecret } from '../session/secrets.ts';
import type { Language } from '../session/Viewer.ts';
import { ViewMail } from './ViewMail.ts';

/** Days for which the link in a mail works. */
const linkDays = 90;
/** What such a link allows. */
const action = 'LEAVE_VIEW_MAIL';
/** The page that it opens, before its secret. */
export const viewMailPage = '/view-mail';

/** A mailed view as the holder of a link knows it. */
export interface ReadViewMail {
  id: string;
  companyId: string;
  ownerId: string;
  readerId: string;
  readerName: string;
  view: string;
  company: string;
  /** Who has it mailed. */
  sender: string;
  hasLeft: boolean;
}

/** The address at which one reader stops a mailed view, and has it again; only the hash of its secret is stored. */
export async function newViewMailLink(
  em: EntityManager,
  { id, readerId, publicUrl, language }: { id: string; readerId: string; publicUrl: string; language: Language },
): Promise<string> {
  const secret = newSecret();
  await em.execute(
    `insert into record_link (token_hash, record_id, user_id, actions, expires_at) values (?, ?, ?, '{${action}}', now() + make_interval(days => ${linkDays}))`,
    [hashOf(secret), id, readerId],
  );
  return `${publicUrl}${inLanguage(language, viewMailPage)}/${secret}/`;
}

/**
 * The mailed view of a link.
 * @throws Refused `linkOver`, whatever is wrong: the link, a view that is deleted or no longer mailed to its holder.
 */
export async function openViewMail(context: Context, secret: string): Promise<ReadViewMail> {
  const { companyId, recordId, userId } = await openLink(context, secret, action);
  const [mail] = await context.database.platform(em =>
    em.execute<{ ownerId: string }[]>(
      'select user_id as "ownerId" from view_mail where company_id = ? and id = ? and ?::uuid = any (reader_ids) and deleted_at is null',
      [companyId, recordId, userId],
    ),
  );
  if (!mail || !userId) throw new Refused('linkOver');
  const { ownerId } = mail;
  const [read] = await context.database.inCompany({ companyId, userId: ownerId }, em =>
    em.execute<Pick<ReadViewMail, 'readerName' | 'view' | 'company' | 'sender' | 'hasLeft'>[]>(
      `select reader.name as "readerName", v.name as view, c.name as company, owner.name as sender, reader.id = any (m.left_ids) as "hasLeft"
       from view_mail m join saved_view v on v.company_id = m.company_id and v.id = m.view_id and v.deleted_at is null
         join company c on c.id = m.company_id join user_account owner on owner.company_id = m.company_id and owner.id = m.user_id
         join user_account reader on reader.company_id = m.company_id and reader.id = ?
       where m.company_id = noria_company() and m.id = ?`,
      [userId, recordId],
    ),
  );
  if (!read) throw new Refused('linkOver');
  return { ...read, id: recordId, companyId, ownerId, readerId: userId };
}

/**
 * Has the holder of a link get a mailed view no more, or again; nobody else is concerned.
 * @throws Refused as `openViewMail`.
 */
export async function answerViewMail(context: Context, secret: string, stays: boolean): Promise<ReadViewMail> {
  const read = await openViewMail(context, secret);
  const { id, companyId, ownerId, readerId, readerName, view } = read;
  if (read.hasLeft !== stays) return read;
  await inCompanyAsGuest(context, { companyId, ownerId, name: readerName }, false, async em => {
    const changed = await em.execute<object[]>(
      `update view_mail set left_ids = ${stays ? 'array_remove(left_ids, ?)' : 'array_append(left_ids, ?)'}, version = version + 1, updated_at = now()
       where company_id = noria_company() and id = ? and (? = any (left_ids)) = ? returning id`,
      [readerId, id, readerId, stays],
    );
    if (!changed.length) return;
    noteNotice(em, { id, type: ViewMail.name, kind: 'UPDATED', userId: ownerId });
    const line = { action: 'UPDATED', entityType: ViewMail.name, entityId: id, entityName: view };
    const changes = { leftNames: stays ? [readerName, null] : [null, readerName] };
    await writeAudit(em, { id: readerId, name: readerName, origin: context.origin }, [{ ...line, changes }]);
  });
  return { ...read, hasLeft: !stays };
}
