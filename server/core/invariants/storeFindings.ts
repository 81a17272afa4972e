import type { EntityManager } from '@mikro-orm/postgresql';
import { watchChanges } from '../database/ChangeLog.ts';
import { publishChanges } from '../changes/publishChanges.ts';
import { newId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import type { SessionLayer } from '../session/SessionLayer.ts';
import type { Context } from '../graphql/Context.ts';
import { notify } from '../notification/notify.ts';
import { NotificationKind } from '../notification/NotificationKind.ts';
import type { Finding } from './checkCompany.ts';
import { InvariantCheck, InvariantState } from './InvariantCheck.ts';

/** Dependencies for storing findings. */
export interface KeepParts {
  session: SessionLayer;
  changes: ChangeFeed;
}

const stateOf = ({ broken, isUnknown }: Finding) =>
  broken ? InvariantState.BROKEN : isUnknown ? InvariantState.UNKNOWN : InvariantState.SOUND;

/** Replaces a company's stored results and publishes the change; with `tell`, notifies SUPER_ADMIN of new violations. */
export async function storeFindings(
  { session, changes }: KeepParts,
  companyId: string,
  findings: Finding[],
  { tell = false } = {},
): Promise<void> {
  const written = await session.database.platformIn(companyId, async em => {
    const notices = watchChanges(em);
    const rows = findings.map(finding => ({ ...finding, id: newId(codeOf(InvariantCheck)), state: stateOf(finding) }));
    const before = await em.execute<{ key: string }[]>(
      `select key from invariant_check where company_id = noria_company() and state <> 'WAITING' and broken > 0`,
    );
    await em.execute(
      `insert into invariant_check (id, key, state, checked_at, duration_ms, broken, rows)
       select id, key, state, now(), "durationMs", broken, nullif(rows, '[]')
       from jsonb_to_recordset(?::jsonb) as f (id uuid, key text, state text, "durationMs" integer, broken integer, rows jsonb)
       on conflict (company_id, key) do update set state = excluded.state, checked_at = excluded.checked_at, duration_ms = excluded.duration_ms,
         broken = excluded.broken, rows = excluded.rows, version = invariant_check.version + 1, updated_at = now()`,
      [JSON.stringify(rows)],
    );
    const newly = rows.filter(({ key, broken }) => broken && !before.some(one => one.key === key));
    if (tell && newly.length) await tellSuperAdmins(em, session, newly.length);
    const { id } = rows[0];
    return publishChanges(em, companyId, [{ id, type: InvariantCheck.name, kind: 'UPDATED' }, ...notices]);
  });
  for (const change of written) changes.announce(change);
}

async function tellSuperAdmins(em: EntityManager, session: KeepParts['session'], count: number): Promise<void> {
  const people = await em.execute<{ id: string }[]>(`
    select u.id from user_account u join role r on r.company_id = u.company_id and r.id = u.role_id
    where u.company_id = noria_company() and r.is_super_admin and u.status = 'ACTIVE' and u.deleted_at is null`);
  const to = people.map(({ id }) => id);
  await notify({ em, context: { session } as Context, viewer: null }, { kind: NotificationKind.DATA_BROKEN, to, count });
}
