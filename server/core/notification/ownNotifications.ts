import { noteNotice } from '../database/ChangeLog.ts';
import type { Context } from '../graphql/Context.ts';
import type { Scope } from '../graphql/Scope.ts';
import { Notification } from './Notification.ts';
import { defaultChannels, NotificationKind, type Channels } from './NotificationKind.ts';

/** A user's choice for one kind. */
type Preference = Channels & { kind: NotificationKind };

const own = `company_id = noria_company() and user_id = nullif(current_setting('app.user', true), '')::uuid`;

/** Number of the viewer's unread notifications; at most 100, since higher numbers are displayed the same way. */
export async function unreadCount({ database, viewer }: Context): Promise<number> {
  const [row] = await database.inCompany(viewer!, em =>
    em.execute<{ count: number }[]>(
      `select count(*)::int as count from (select from notification where ${own} and in_app and read_at is null limit 100) unread`,
    ),
  );
  return row.count;
}

/** Marks the viewer's notifications as read: the given ones, or all. */
export async function markRead({ em, viewer }: Scope, ids: string[] | undefined): Promise<Record<string, never>> {
  const rows = await em.execute<{ id: string }[]>(
    `update notification set read_at = now(), updated_at = now(), version = version + 1
     where ${own} and read_at is null and (?::text[] is null or id::text = any(?::text[])) returning id`,
    [ids ? `{${ids.map(id => JSON.stringify(id)).join()}}` : null, ids ? `{${ids.map(id => JSON.stringify(id)).join()}}` : null],
  );
  for (const { id } of rows.slice(0, 1)) noteNotice(em, { id, type: Notification.name, kind: 'UPDATED', userId: viewer.userId });
  return {};
}

/** The viewer's channels for each kind. */
export async function preferencesOf({ database, viewer }: Context): Promise<Preference[]> {
  const chosen = await database.inCompany(viewer!, em =>
    em.execute<Preference[]>(
      `select kind, in_app as "inApp", by_mail as "byMail", in_digest as "inDigest" from notification_preference where ${own}`,
    ),
  );
  return Object.values(NotificationKind).map(kind => chosen.find(one => one.kind === kind) ?? { kind, ...defaultChannels[kind] });
}

/** Stores the viewer's choices. */
export async function choose({ em, viewer }: Scope, preferences: Preference[]): Promise<Record<string, never>> {
  await em.execute(
    `insert into notification_preference (user_id, kind, in_app, by_mail, in_digest)
     select ?::uuid, kind, "inApp", "byMail", "inDigest"
     from jsonb_to_recordset(?::jsonb) as one (kind text, "inApp" boolean, "byMail" boolean, "inDigest" boolean)
     on conflict (company_id, user_id, kind) do update set in_app = excluded.in_app, by_mail = excluded.by_mail, in_digest = excluded.in_digest`,
    [viewer.userId, JSON.stringify([...new Map(preferences.map(one => [one.kind, one])).values()])],
  );
  return {};
}
