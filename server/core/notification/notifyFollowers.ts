import { writersOf } from '../access/Allow.ts';
import type { RecordedChange } from '../database/ChangeLog.ts';
import { typeOfId } from '../database/ids.ts';
import { classOf } from '../database/RecordType.ts';
import { isA } from '../graphql/metadata.ts';
import type { Scope } from '../graphql/Scope.ts';
import { CommentableRecord } from '../record/CommentableRecord.ts';
import { NotificationKind } from './NotificationKind.ts';
import { notify } from './notify.ts';

/** Maximum number of records per follower that are told of one by one; more are combined. */
const apart = 3;

/** Tells the followers of records that a command has changed their status. */
export async function notifyFollowers(scope: Scope, changes: readonly RecordedChange[]): Promise<void> {
  const moved = new Map(changes.filter(isNewStatus).map(change => [change.id, change]));
  if (!moved.size) return;
  const rows = await scope.em.execute<{ recordId: string; userId: string }[]>(
    `select record_id as "recordId", user_id as "userId" from record_follower
     where company_id = noria_company() and record_id = any(?::uuid[]) and user_id <> ? and follows order by user_id, record_id`,
    [`{${[...moved.keys()].join()}}`, scope.viewer.userId],
  );
  for (const followed of Map.groupBy(rows, ({ recordId, userId }) => `${userId} ${typeOfId(recordId)}`).values()) {
    const [{ recordId, userId }] = followed;
    const request = { kind: NotificationKind.FOLLOWED_CHANGED, to: [userId], access: writersOf(classOf(typeOfId(recordId)) ?? {}) };
    if (followed.length > apart) await notify(scope, { ...request, count: followed.length });
    else
      for (const row of followed) {
        const { id, name } = moved.get(row.recordId)!;
        await notify(scope, { ...request, record: { id, name } });
      }
  }
}

/** Whether a discussed record has got another status, or another column of its board. */
function isNewStatus({ id, kind, fields, isNotice }: RecordedChange): boolean {
  if (kind !== 'UPDATED' || isNotice || !('status' in fields || 'column' in fields)) return false;
  const Type = classOf(typeOfId(id));
  return !!Type && isA(Type, CommentableRecord);
}
