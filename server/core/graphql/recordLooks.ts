import { writeAudit, type AuditLine } from '../audit/writeAudit.ts';
import { nameInTrail } from '../session/Viewer.ts';
import type { Context } from './Context.ts';
import type { Look } from './select/Plan.ts';

/** Writes to the audit trail which records with watched fields a query has shown. Runs before the answer is sent. */
export async function recordLooks({ database, viewer, origin }: Context, looks: readonly Look[], data: unknown): Promise<void> {
  const lines = looks.flatMap(({ action, type, path }) =>
    recordsAt(data, path).map((id): AuditLine => ({ action, entityType: type, ...(id && { entityId: id }) })),
  );
  const once = [...new Map(lines.map(line => [`${line.action} ${line.entityType} ${line.entityId ?? ''}`, line])).values()];
  if (!viewer || !once.length) return;
  // As the platform, because the transactions of an impersonator are read-only.
  await database.platformIn(viewer.companyId, em => writeAudit(em, { id: viewer.userId, name: nameInTrail(viewer), origin }, once));
}

/** Ids of the records at a path of response keys, through lists; undefined for a record whose id was not asked for. */
function recordsAt(value: unknown, path: readonly string[]): (string | undefined)[] {
  if (Array.isArray(value)) return value.flatMap(one => recordsAt(one, path));
  if (value === null || typeof value !== 'object') return [];
  const [key, ...rest] = path.filter(name => name !== '*');
  return key === undefined ? [(value as { id?: string }).id] : recordsAt((value as Record<string, unknown>)[key], rest);
}
