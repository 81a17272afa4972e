import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAudit } from '../audit/writeAudit.ts';
import { typeOfId } from '../database/ids.ts';
import { InvalidInput } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Origin } from '../audit/Origin.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { SessionParts } from './SessionParts.ts';
import { nameInTrail, type Named, type Viewer, type Impersonation } from './Viewer.ts';
import { shownViewer, type ViewerType } from './ViewerType.ts';
import { impersonationRules } from './impersonation.rules.ts';

// Core refers to this record by type byte, because it must not import its module.
const companyCode = 0x01;
/** Minutes after which an impersonation ends by itself. */
const impersonationMinutes = 60;

/** Impersonation of companies by SUPER_ADMIN (domain §8): read-only, with a stated reason, and recorded in both audit trails. */
export class Impersonations {
  constructor(readonly parts: SessionParts) {}

  /**
   * Moves the viewer's session into a company, suspended ones included. InvalidInput reason: required, tooLong; id: notFound, also for a
   * deleted company and for the platform itself.
   */
  async enter(scope: Scope, { id, ...input }: { id: string; reason: string }): Promise<{ viewer: ViewerType }> {
    const { em, viewer, context } = scope;
    const { reason } = check(impersonationRules, input);
    if (typeOfId(id) !== companyCode) throw new InvalidInput({ field: 'id', code: 'notFound' });
    // The session holds only one impersonation, so a previous one that is over is recorded before it is replaced.
    await recordEndedImpersonations(em, viewer.sessionId);
    await em.execute(`select set_config('app.company', ?, true)`, [viewer.companyId]);
    const entered = await em.execute<object[]>(
      `update session s set impersonated_company_id = c.id, impersonation_reason = ?, impersonation_since = now(), impersonation_until = now() + make_interval(mins => ?)
       from company c where s.id = ? and c.id = ? and not c.is_platform and c.deleted_at is null returning s.id`,
      [reason, impersonationMinutes, viewer.sessionId, id],
    );
    if (!entered.length) throw new InvalidInput({ field: 'id', code: 'notFound' });
    const impersonator = (await this.parts.sessions.viewerIn(em, viewer.sessionId))!;
    const changes = { reason: [null, reason], until: [null, impersonator.impersonation!.until] };
    await noteInBoth(em, impersonator, impersonator.impersonation!, { origin: context.origin, action: 'COMPANY_ENTERED', changes });
    return { viewer: shownViewer(impersonator) };
  }

  /** Returns to the home company; does nothing if the viewer is already there. */
  async leave({ em, viewer, context }: Scope): Promise<{ viewer: ViewerType }> {
    if (!viewer.impersonation) return { viewer: shownViewer(viewer) };
    await endImpersonation(em, viewer, viewer.impersonation, context.origin);
    return { viewer: shownViewer((await this.parts.sessions.viewerIn(em, viewer.sessionId))!) };
  }
}

/** Ends an impersonation, in a platform transaction that is scoped to the impersonator's home company afterwards. */
export async function endImpersonation(em: EntityManager, viewer: Viewer, impersonation: Impersonation, origin: Origin): Promise<void> {
  await em.execute(
    'update session set impersonated_company_id = null, impersonation_reason = null, impersonation_since = null, impersonation_until = null where id = ?',
    [viewer.sessionId],
  );
  await noteInBoth(em, viewer, impersonation, { origin, action: 'COMPANY_LEFT' });
}

/**
 * Ends impersonations whose hour or session is over without having been ended explicitly, for all sessions or for one. Both audit trails
 * record when the impersonation ended; the entry's own timestamp is when this was detected. Runs in a platform transaction, whose company
 * scope is undefined afterwards.
 */
export async function recordEndedImpersonations(em: EntityManager, sessionId: string | null = null): Promise<void> {
  const over = await em.execute<EndedImpersonation[]>(clearEndedImpersonations, [sessionId, sessionId]);
  for (const { userId, homeCompanyId, companyId, companyName, endedAt } of over) {
    await em.execute(`select set_config('app.company', ?, true)`, [homeCompanyId]);
    const [impersonator] = await em.execute<{ name: string; homeName: string }[]>(
      `select u.name, c.name as "homeName" from user_account u join company c on c.id = u.company_id where u.id = ?`,
      [userId],
    );
    const who = { userId, companyId, companyName, name: impersonator.name, impersonation: { homeName: impersonator.homeName } };
    await noteInBoth(em, who, { homeCompanyId }, { action: 'COMPANY_LEFT', changes: { endedAt: [null, endedAt] } });
  }
}

/** An impersonation that is over, as stored in its session. */
interface EndedImpersonation {
  userId: string;
  homeCompanyId: string;
  companyId: string;
  companyName: string;
  /** ISO 8601 instant. */
  endedAt: string;
}

const clearEndedImpersonations = `
  with over as (
    select s.id, s.user_id, s.company_id, s.impersonated_company_id, c.name, least(s.impersonation_until, s.ended_at, s.expires_at) as over_at
    from session s join company c on c.id = s.impersonated_company_id
    where least(s.impersonation_until, s.ended_at, s.expires_at) <= now() and (?::uuid is null or s.id = ?::uuid)
    for no key update of s skip locked)
  update session s set impersonated_company_id = null, impersonation_reason = null, impersonation_since = null, impersonation_until = null from over where s.id = over.id
  returning over.user_id as "userId", over.company_id as "homeCompanyId", over.impersonated_company_id as "companyId", over.name as "companyName",
    to_char(over.over_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endedAt"`;

/**
 * Records the action in the audit trails of the impersonated company and of the platform; the transaction is scoped to the home company
 * afterwards.
 */
async function noteInBoth(
  em: EntityManager,
  impersonator: Pick<Viewer, 'userId' | 'companyId' | 'companyName'> & Named,
  { homeCompanyId }: Pick<Impersonation, 'homeCompanyId'>,
  { origin, action, changes }: { origin?: Origin; action: string; changes?: object },
): Promise<void> {
  const { companyId, companyName } = impersonator;
  const line = { action, entityType: 'Company', entityId: companyId, entityName: companyName, changes };
  for (const of of [companyId, homeCompanyId]) {
    await em.execute(`select set_config('app.company', ?, true)`, [of]);
    await writeAudit(em, { id: impersonator.userId, name: nameInTrail(impersonator), origin }, [line]);
  }
}
