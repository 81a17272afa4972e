import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAudit } from '../audit/writeAudit.ts';
import { typeOfId } from '../database/ids.ts';
import { InvalidInput } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Origin } from '../graphql/Context.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { SessionParts } from './SessionParts.ts';
import { nameInTrail, type Named, type Viewer, type Visit } from './Viewer.ts';
import { shownViewer, type ViewerType } from './ViewerType.ts';
import { visitRules } from './visit.rules.ts';

// Core knows this record by its type byte, not its module.
const companyCode = 0x01;
/** Minutes after which a visit is over by itself. */
const visitMinutes = 60;

/** SUPER_ADMIN in a company (domain §8): he says why, reads, and both trails tell of it. */
export class Visits {
  constructor(readonly parts: SessionParts) {}

  /**
   * Takes the viewer's session into a company, also one that is suspended. InvalidInput reason: required, tooLong; id: notFound, also of
   * one that was deleted and of the platform itself.
   */
  async enter(scope: Scope, { id, ...input }: { id: string; reason: string }): Promise<{ viewer: ViewerType }> {
    const { em, viewer, context } = scope;
    const { reason } = check(visitRules, input);
    if (typeOfId(id) !== companyCode) throw new InvalidInput({ field: 'id', code: 'notFound' });
    // The next visit takes the place of the last in the session: what is over is told first.
    await noteOverVisits(em, viewer.sessionId);
    await em.execute(`select set_config('app.company', ?, true)`, [viewer.companyId]);
    const entered = await em.execute<object[]>(
      `update session s set visited_company_id = c.id, visit_reason = ?, visit_since = now(), visit_until = now() + make_interval(mins => ?)
       from company c where s.id = ? and c.id = ? and not c.is_platform and c.deleted_at is null returning s.id`,
      [reason, visitMinutes, viewer.sessionId, id],
    );
    if (!entered.length) throw new InvalidInput({ field: 'id', code: 'notFound' });
    const visitor = (await this.parts.sessions.viewerIn(em, viewer.sessionId))!;
    const changes = { reason: [null, reason], until: [null, visitor.visit!.until] };
    await noteInBoth(em, visitor, visitor.visit!, { origin: context.origin, action: 'COMPANY_ENTERED', changes });
    return { viewer: shownViewer(visitor) };
  }

  /** Back home; whoever is there already stays. */
  async leave({ em, viewer, context }: Scope): Promise<{ viewer: ViewerType }> {
    if (!viewer.visit) return { viewer: shownViewer(viewer) };
    await endVisit(em, viewer, viewer.visit, context.origin);
    return { viewer: shownViewer((await this.parts.sessions.viewerIn(em, viewer.sessionId))!) };
  }
}

/** Ends a visit, in a transaction of the platform, which is at the visitor's home from then on. */
export async function endVisit(em: EntityManager, viewer: Viewer, visit: Visit, origin: Origin): Promise<void> {
  await em.execute(
    'update session set visited_company_id = null, visit_reason = null, visit_since = null, visit_until = null where id = ?',
    [viewer.sessionId],
  );
  await noteInBoth(em, viewer, visit, { origin, action: 'COMPANY_LEFT' });
}

/**
 * Ends the visits that nobody ended, of all sessions or of one: their hour is over, or their session is. Both trails are told when that was; the hour
 * at which it was seen is the line's own. In a transaction of the platform, which is in no certain company from then on.
 */
export async function noteOverVisits(em: EntityManager, sessionId: string | null = null): Promise<void> {
  const over = await em.execute<OverVisit[]>(takeOverVisits, [sessionId, sessionId]);
  for (const { userId, homeCompanyId, companyId, companyName, endedAt } of over) {
    await em.execute(`select set_config('app.company', ?, true)`, [homeCompanyId]);
    const [visitor] = await em.execute<{ name: string; homeName: string }[]>(
      `select u.name, c.name as "homeName" from user_account u join company c on c.id = u.company_id where u.id = ?`,
      [userId],
    );
    const who = { userId, companyId, companyName, name: visitor.name, visit: { homeName: visitor.homeName } };
    await noteInBoth(em, who, { homeCompanyId }, { action: 'COMPANY_LEFT', changes: { endedAt: [null, endedAt] } });
  }
}

/** A visit that is over, as its session tells of it. */
interface OverVisit {
  userId: string;
  homeCompanyId: string;
  companyId: string;
  companyName: string;
  /** Instant, ISO 8601. */
  endedAt: string;
}

const takeOverVisits = `
  with over as (
    select s.id, s.user_id, s.company_id, s.visited_company_id, c.name, least(s.visit_until, s.ended_at, s.expires_at) as over_at
    from session s join company c on c.id = s.visited_company_id
    where least(s.visit_until, s.ended_at, s.expires_at) <= now() and (?::uuid is null or s.id = ?::uuid)
    for no key update of s skip locked)
  update session s set visited_company_id = null, visit_reason = null, visit_since = null, visit_until = null from over where s.id = over.id
  returning over.user_id as "userId", over.company_id as "homeCompanyId", over.visited_company_id as "companyId", over.name as "companyName",
    to_char(over.over_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endedAt"`;

/** A line in the trail of the company, and one in that of the platform; the transaction is at home from then on. */
async function noteInBoth(
  em: EntityManager,
  visitor: Pick<Viewer, 'userId' | 'companyId' | 'companyName'> & Named,
  { homeCompanyId }: Pick<Visit, 'homeCompanyId'>,
  { origin, action, changes }: { origin?: Origin; action: string; changes?: object },
): Promise<void> {
  const { companyId, companyName } = visitor;
  const line = { action, entityType: 'Company', entityId: companyId, entityName: companyName, changes };
  for (const of of [companyId, homeCompanyId]) {
    await em.execute(`select set_config('app.company', ?, true)`, [of]);
    await writeAudit(em, { id: visitor.userId, name: nameInTrail(visitor), origin }, [line]);
  }
}
