import type { EntityManager } from '@mikro-orm/postgresql';
import { withNext } from '../database/withNext.ts';
import { CompiledQuery } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Origin } from './Origin.ts';

/** Record type of an audit entry, the last byte of its id. */
export const auditEntryCode = 0x06;

/** A line of the audit trail. */
export interface AuditLine {
  action: string;
  entityType: string;
  entityId?: string;
  entityName?: string | null;
  changes?: unknown;
}

/** The actor and the origin of their request. */
export interface Actor {
  id?: string;
  name?: string;
  origin?: Origin;
}

/** Writes lines to the audit trail of the transaction's company, in the same transaction as the changes they describe. */
export async function writeAudit(em: EntityManager, actor: Actor, lines: AuditLine[]): Promise<void> {
  if (!lines.length) return;
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertLines}`, auditValues(actor, lines)));
}

/** Parameters of `insertLines`. */
export const auditValues = (actor: Actor, lines: AuditLine[]): unknown[] => [
  actor.id ?? null,
  actor.name ?? null,
  actor.origin?.requestId ?? null,
  actor.origin?.ipAddress ?? null,
  JSON.stringify(lines.map(line => ({ id: newId(auditEntryCode), entityName: null, entityId: null, changes: null, ...line }))),
];

/** Inserts audit lines; takes the parameters $1 to $5 of `auditValues`. */
export const insertLines = `insert into audit_entry (id, action, entity_type, entity_id, entity_name, changes, actor_id, actor_name, request_id, ip_address, search)
  select line.id, line.action, line."entityType", line."entityId", line."entityName", line.changes, $1::uuid, $2, $3, $4,
    noria_fold(coalesce(line."entityName", '') || ' ' || coalesce($2, '') || ' ' || line."entityType")
  from jsonb_to_recordset($5::jsonb) as line (id uuid, action text, "entityType" text, "entityId" uuid, "entityName" text, changes jsonb)`;
