import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAudit } from '../audit/writeAudit.ts';
import { typeOfId } from '../database/ids.ts';
import { InvalidInput } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Origin } from '../graphql/Context.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { SessionParts } from './SessionParts.ts';
import { nameInTrail, type Viewer, type Visit } from './Viewer.ts';
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

/** A line in the trail of the company, and one in that of the platform; the transaction is at home from then on. */
async function noteInBoth(
  em: EntityManager,
  visitor: Viewer,
  { homeCompanyId }: Visit,
  { origin, action, changes }: { origin: Origin; action: string; changes?: object },
): Promise<void> {
  const { companyId, companyName } = visitor;
  const line = { action, entityType: 'Company', entityId: companyId, entityName: companyName, changes };
  for (const of of [companyId, homeCompanyId]) {
    await em.execute(`select set_config('app.company', ?, true)`, [of]);
    await writeAudit(em, { id: visitor.userId, name: nameInTrail(visitor), origin }, [line]);
  }
}
