import type { EntityManager } from '@mikro-orm/postgresql';
import { auditEntryCode } from '../core/audit/writeAudit.ts';
import { newId } from '../core/database/ids.ts';
import { ActiveStatus } from '../core/graphql/ActiveStatus.ts';
import type { User } from '../administration/user/User.ts';
import { dice } from './dice.ts';
import { demoNow } from './demoNow.ts';

const day = 86_400_000;

/** A record that somebody created: its owner, or else the first administrator. */
export interface Created {
  id: string;
  name: string | null;
  createdAt: Date;
  owner?: string;
}

/** An audit trail entry to load. */
interface Line {
  at: Date;
  action: string;
  entityType: string;
  entity: { id: string; name: string | null };
  actor: User;
}

/** Loads the audit trail of a demo company: who created its records, by type, and when its people signed in since it began. */
export async function loadTrail(
  em: EntityManager,
  { people, since, created }: { people: User[]; since: Date; created: Record<string, Created[]> },
): Promise<void> {
  const known = new Map(people.map(person => [person.id, person]));
  const creations = Object.entries(created).flatMap(([entityType, records]) =>
    records.map(({ createdAt: at, owner, ...entity }): Line => {
      return { at, action: 'CREATED', entityType, entity, actor: known.get(owner ?? '') ?? people[0] };
    }),
  );
  const lines = [...creations, ...signIns(people, since)].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const rows = lines.map(({ at, action, entityType, entity, actor }) => ({
    id: newId(auditEntryCode),
    at,
    action,
    entity_type: entityType,
    entity_id: entity.id,
    entity_name: entity.name,
    actor_id: actor.id,
    actor_name: actor.name,
  }));
  await em.execute(
    `insert into audit_entry (id, at, action, entity_type, entity_id, entity_name, actor_id, actor_name, ip_address, search)
     select id, at, action, entity_type, entity_id, entity_name, actor_id, actor_name, '203.0.113.' || (20 + abs(hashtext(actor_name)) % 60),
       noria_fold(coalesce(entity_name, '') || ' ' || coalesce(actor_name, '') || ' ' || entity_type)
     from jsonb_to_recordset(?::jsonb) as line
       (id uuid, at timestamptz, action text, entity_type text, entity_id uuid, entity_name text, actor_id uuid, actor_name text)`,
    [JSON.stringify(rows)],
  );
  await em.execute(
    `update user_account u set last_sign_in_at = (select max(at) from audit_entry a where a.company_id = u.company_id and a.actor_id = u.id and a.action = 'SIGNED_IN')`,
  );
}

/** Sign-ins since the company began, mostly on working days, some after a failed attempt; the same at every load. */
function signIns(people: User[], since: Date): Line[] {
  const chance = dice(people.length);
  const lines: Line[] = [];
  for (let ago = Math.ceil((demoNow() - since.getTime()) / day); ago >= 0; ago--) {
    const date = new Date(demoNow() - ago * day);
    const isWeekend = date.getUTCDay() === 5 || date.getUTCDay() === 6;
    for (const actor of people) {
      if (actor.createdAt > date || chance() > (isWeekend ? 0.08 : 0.62)) continue;
      if (actor.status === ActiveStatus.INACTIVE && ago < 40) continue;
      const morning = date.setUTCHours(6 + Math.floor(chance() * 4), Math.floor(chance() * 60), Math.floor(chance() * 60));
      const at = new Date(Math.min(morning, demoNow()));
      const line = { entityType: 'User', entity: actor, actor };
      if (chance() < 0.06) lines.push({ ...line, at: new Date(at.getTime() - 20_000), action: 'SIGN_IN_FAILED' });
      lines.push({ ...line, at, action: 'SIGNED_IN' });
    }
  }
  return lines;
}
