import type { Access } from '../access/Allow.ts';
import { usersWithAccess, type PermittedUser } from '../companyUser/usersWithAccess.ts';
import { decisionAddresses, decisionDays, newDecisionLink, type ToDecide } from '../decision/decisionLinks.ts';
import { mailedDecisionOf } from '../decision/mailedDecisionOf.ts';
import { noteNotice } from '../database/ChangeLog.ts';
import { newId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import type { Scope } from '../graphql/Scope.ts';
import { Notification } from './Notification.ts';
import { defaultChannels, type Channels, type NotificationKind } from './NotificationKind.ts';
import { notificationText } from './notificationText.ts';

/** A notification and its recipients. */
export interface NotificationRequest {
  kind: NotificationKind;
  /** User ids; the user who caused the event is skipped. */
  to: string[];
  /** The record it is about; a file has only a name. */
  record?: { id?: string; name: string | null };
  /** Access levels that may read the record; other users are skipped. Defaults to all users. */
  access?: Access[];
  /** Number of records it stands for, if there are several. */
  count?: number;
  /** An excerpt of the comment, or the outcome. */
  text?: string;
  /** What the recipients are to decide: their mails get links by which they do, where they may. */
  decides?: ToDecide;
  /** Tab of the record's page that the e-mail links to. */
  tab?: string;
}

/** Maximum characters of a text quoted in a notification. */
const excerpt = 200;

/**
 * Notifies users through their preferred channels: in the app (live, if it is open), by e-mail, in the daily e-mail. Everything happens in
 * the transaction of its cause, so that nothing is sent if that is rolled back. In a scope without a viewer (jobs, links) there is no
 * actor.
 */
export async function notify(
  { em, viewer, context }: Pick<Scope, 'em' | 'context'> & { viewer: Scope['viewer'] | null },
  { kind, to, record, access = ['SIGNED_IN'], count = 1, text, decides, tab }: NotificationRequest,
): Promise<void> {
  const ids = [...new Set(to)].filter(id => id !== viewer?.userId);
  if (!ids.length) return;
  const people = await usersWithAccess(em, ids, access, record?.id);
  const channels = await channelsOf(em, people, kind);
  const told = { kind, actorName: viewer?.name ?? null, recordName: record?.name ?? null, count, text: text?.slice(0, excerpt) ?? null };
  const rows = people
    .map(({ id: userId }) => ({ id: newId(codeOf(Notification)), userId, ...channels.get(userId)! }))
    .filter(({ inApp, inDigest }) => inApp || inDigest);
  if (rows.length)
    await em.execute(
      `insert into notification (id, user_id, kind, actor_id, record_id, record_name, count, text, in_app, in_digest)
       select id, "userId", ?, ?::uuid, ?::uuid, ?, ?, ?, "inApp", "inDigest"
       from jsonb_to_recordset(?::jsonb) as row (id uuid, "userId" uuid, "inApp" boolean, "inDigest" boolean)`,
      [kind, viewer?.userId ?? null, record?.id ?? null, told.recordName, count, told.text, JSON.stringify(rows)],
    );
  for (const { id, userId, inApp } of rows) if (inApp) noteNotice(em, { id, type: Notification.name, kind: 'CREATED', userId });
  const mayReject = !!decides && !!mailedDecisionOf(context, decides.id)?.reject;
  for (const person of people.filter(({ id }) => channels.get(id)!.byMail)) {
    const { outbox, settings } = context.session;
    const { id: userId, name, email, language } = person;
    const link = `${settings.publicUrl}${language === 'en' ? '' : `/${language}`}${record?.id ? `/records/${record.id}/${tab ? `?tab=${tab}` : ''}` : '/notifications/'}`;
    const values = { name, what: notificationText(language, told), text: told.text ?? '' };
    const letter = { about: { userId }, to: email, language };
    const secret = decides && (await newDecisionLink(em, userId, decides));
    if (secret) {
      const { approve, reject } = decisionAddresses(settings.publicUrl, language, secret);
      const answers = mayReject ? ({ kind: 'approval', otherLink: reject } as const) : ({ kind: 'release' } as const);
      await outbox.put(em, { ...letter, ...answers, values: { ...values, days: decisionDays }, link: approve });
    } else await outbox.put(em, { ...letter, kind: 'notification', values, link });
  }
}

async function channelsOf(em: Scope['em'], people: PermittedUser[], kind: NotificationKind): Promise<Map<string, Channels>> {
  const chosen = await em.execute<(Channels & { userId: string })[]>(
    `select user_id as "userId", in_app as "inApp", by_mail as "byMail", in_digest as "inDigest" from notification_preference
     where company_id = noria_company() and kind = ? and user_id = any(?::uuid[])`,
    [kind, `{${people.map(({ id }) => id).join()}}`],
  );
  return new Map(people.map(({ id }) => [id, chosen.find(({ userId }) => userId === id) ?? defaultChannels[kind]]));
}
