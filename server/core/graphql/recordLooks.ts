import { writeAudit, type AuditLine } from '../audit/writeAudit.ts';
import { nameInTrail } from '../session/Viewer.ts';
import type { Context } from './Context.ts';
import { lookKey, type Look } from './select/Plan.ts';

/** Writes to the audit trail which records with watched fields a query has shown. Runs before the answer is sent. */
export async function recordLooks({ database, viewer, origin }: Context, looks: readonly Look[], data: unknown): Promise<void> {
  const lines = looks.flatMap(({ action, type, path }) =>
    recordsAt(data, path).flatMap((record): AuditLine[] => {
      const entityId = record[lookKey(type)];
      return entityId ? [{ action, entityType: type, entityId }] : [];
    }),
  );
  // At last, because two looks may be at one record.
  for (const { type, path } of looks) for (const record of recordsAt(data, path)) delete record[lookKey(type)];
  const once = [...new Map(lines.map(line => [`${line.action} ${line.entityId}`, line])).values()];
  if (!viewer || !once.length) return;
  // As the platform, because the transactions of an impersonator are read-only.
  await database.platformIn(viewer.companyId, em => writeAudit(em, { id: viewer.userId, name: nameInTrail(viewer), origin }, once));
}

/** The records at a path of response keys, through lists. */
function recordsAt(value: unknown, path: readonly string[]): Record<string, string | undefined>[] {
  if (Array.isArray(value)) return value.flatMap(one => recordsAt(one, path));
  if (value === null || typeof value !== 'object') return [];
  const [key, ...rest] = path.filter(name => name !== '*');
  return key === undefined ? [value as Record<string, string>] : recordsAt((value as Record<string, unknown>)[key], rest);
}
