import type { RecordedChange } from '../database/ChangeLog.ts';
import { writersOf } from '../access/Allow.ts';
import { typeOfId } from '../database/ids.ts';
import { classOf } from '../database/RecordType.ts';
import type { Scope } from '../graphql/Scope.ts';
import { NotificationKind } from './NotificationKind.ts';
import { notify } from './notify.ts';

/** Maximum number of records per owner that are notified one by one; more are combined. */
const apart = 3;

/** Notifies the users whom a command made owners of records. */
export async function notifyOwners(scope: Scope, changes: readonly RecordedChange[]): Promise<void> {
  const given = changes.filter(({ kind, fields }) => typeof fields.owner?.[1] === 'string' && (kind === 'CREATED' || kind === 'UPDATED'));
  const byOwnerAndType = Map.groupBy(given, ({ type, fields }) => `${fields.owner[1] as string} ${type}`);
  for (const [key, records] of byOwnerAndType) {
    const access = writersOf(classOf(typeOfId(records[0].id)) ?? {});
    const request = { kind: NotificationKind.ASSIGNED, to: [key.split(' ')[0]], access };
    if (records.length > apart) await notify(scope, { ...request, count: records.length });
    else for (const { id, name } of records) await notify(scope, { ...request, record: { id, name } });
  }
}
