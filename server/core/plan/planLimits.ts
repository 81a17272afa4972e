import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, Refused } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { megabyte } from '../rules/bytes.ts';

// A pending invitation already takes up a user's place. Every module in use comes with one dashboard.
const invited = `(select count(*) from invitation i where i.company_id = c.id and i.accepted_at is null and i.deleted_at is null and i.expires_at > now())`;
const counted = {
  users: { used: `c.user_count + ${invited}`, allowed: 'p.user_limit' },
  modules: { used: 'cardinality(c.modules)', allowed: 'p.module_limit' },
  dashboards: { used: 'cardinality(c.modules)', allowed: 'p.dashboard_limit' },
  storage: { used: 'c.storage_used', allowed: 'p.storage_limit' },
};

/** What a plan limits (domain §9). */
export type PlanLimit = keyof typeof counted;

/** A company's usage of a limit; storage in bytes. */
export interface Usage {
  limit: PlanLimit;
  used: number;
  /** Null means unlimited. */
  allowed: number | null;
}

/** Fraction of a limit from which administrators are warned. */
const nearly = 0.8;

/** The current usage of each plan limit by the transaction's company. */
export async function planUsage(em: EntityManager): Promise<Usage[]> {
  const rows = Object.entries(counted).map(([limit, { used, allowed }]) => `('${limit}', (${used})::bigint, ${allowed}::bigint)`);
  const found = await em.execute<{ limit: PlanLimit; used: string; allowed: string | null }[]>(
    `select u.* from company c join plan p on p.id = c.plan_id cross join lateral (values ${rows.join()}) as u("limit", used, allowed)
     where c.id = noria_company()`,
  );
  return found.map(({ limit, used, allowed }) => ({ limit, used: Number(used), allowed: allowed === null ? null : Number(allowed) }));
}

/** Whether usage is close enough to the limit to warn someone. */
export const isNearLimit = ({ used, allowed }: Usage) => allowed !== null && used >= allowed * nearly;

/**
 * Throws if the company has exceeded its plan, naming the limit, the usage and the allowance (domain §9); warns administrators when the
 * limit is near. Call it while holding the lock on the company's row, after `added` has been counted in. `field` is the input field to
 * report.
 */
export async function enforcePlanLimit(
  scope: Pick<Scope, 'em' | 'context'>,
  limit: PlanLimit,
  added: number,
  field?: string,
): Promise<void> {
  const usage = (await planUsage(scope.em)).find(one => one.limit === limit);
  if (!usage || usage.allowed === null) return;
  const before = usage.used - added;
  if (usage.used > usage.allowed) {
    const params = limit === 'storage' ? inMegabytes({ ...usage, used: before }) : { limit, used: before, allowed: usage.allowed };
    throw field ? new InvalidInput({ field, code: 'planLimitExceeded', params }) : new Refused('planLimitExceeded', params);
  }
  if (isNearLimit(usage) && !isNearLimit({ ...usage, used: before }))
    await scope.context.followUps.planLimitNear(scope, limit, Math.floor((usage.used / usage.allowed) * 100));
}

const inMegabytes = ({ limit, used, allowed }: Usage) => ({ limit, used: rounded(used), allowed: rounded(allowed!) });
const rounded = (bytes: number) => Math.round((bytes / megabyte) * 10) / 10;
