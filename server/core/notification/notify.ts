import type { Access } from '../access/Allow.ts';
import { colleaguesWhoMay, type PermittedColleague } from '../access/colleaguesWhoMay.ts';
import { noteNotice } from '../audit/ChangeLog.ts';
import { newId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import type { Scope } from '../graphql/Scope.ts';
import { Notification } from './Notification.ts';
import { defaultChannels, type Channels, type NotificationKind } from './NotificationKind.ts';
import { notificationText } from './notificationText.ts';

/** What to tell, and whom. */
export interface Tidings {
  kind: NotificationKind;
  /** Users; who caused it is not told. */
  to: string[];
  /** What it is about; a file has a name alone. */
  record?: { id?: string; name: string | null };
  /** Who may read that: others are not told. Without it everybody may. */
  access?: Access[];
  /** How many records it stands for, when it is about several. */
  count?: number;
  /** What was said, or what came of it. */
  text?: string;
}

/** Characters of a text that a notification repeats. */
const excerpt = 200;

/**
 * Tells users of something, each in the way he prefers: in the app (at once, where it is open), by mail, in the daily mail. All of it in
 * the transaction of its cause: what is rolled back was never told. In a scope without a viewer (jobs, links) nobody caused it.
 */
export async function notify(
  { em, viewer, context }: Pick<Scope, 'em' | 'context'> & { viewer: Scope['viewer'] | null },
  { kind, to, record, access = ['SIGNED_IN'], count = 1, text }: Tidings,
): Promise<void> {
  const ids = [...new Set(to)].filter(id => id !== viewer?.userId);
  if (!ids.length) return;
  const people = await colleaguesWhoMay(em, ids, access);
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
  const { outbox, settings } = context.session;
  for (const person of people.filter(({ id }) => channels.get(id)!.byMail)) {
    const { id: userId, name, email, language } = person;
    const link = `${settings.publicUrl}${language === 'en' ? '' : `/${language}`}${record?.id ? `/records/${record.id}/` : '/notifications/'}`;
    const values = { name, what: notificationText(language, told), text: told.text ?? '' };
    await outbox.put(em, { kind: 'notification', about: { userId }, to: email, language, values, link });
  }
}

async function channelsOf(em: Scope['em'], people: PermittedColleague[], kind: NotificationKind): Promise<Map<string, Channels>> {
  const chosen = await em.execute<(Channels & { userId: string })[]>(
    `select user_id as "userId", in_app as "inApp", by_mail as "byMail", in_digest as "inDigest" from notification_preference
     where company_id = noria_company() and kind = ? and user_id = any(?::uuid[])`,
    [kind, `{${people.map(({ id }) => id).join()}}`],
  );
  return new Map(people.map(({ id }) => [id, chosen.find(({ userId }) => userId === id) ?? defaultChannels[kind]]));
}
