import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../../core/errors.ts';

const limits = {
  users: { used: 'c.user_count', allowed: 'p.user_limit' },
  modules: { used: 'cardinality(c.modules)', allowed: 'p.module_limit' },
  storage: { used: 'c.storage_used', allowed: 'p.storage_limit' },
};

/** Refuses what went past the company's plan, saying which limit, how much is used and how much is allowed (domain §9). Call under `lockCompany`, after `added` has been counted in. */
export async function refusePastPlan(em: EntityManager, limit: keyof typeof limits, added = 1): Promise<void> {
  const { used, allowed } = limits[limit];
  const [row] = await em.execute<{ used: string; allowed: string | null }[]>(
    `select ${used}::text as used, ${allowed}::text as allowed from company c join plan p on p.id = c.plan_id where c.id = noria_company()`,
  );
  if (row?.allowed != null && BigInt(row.used) > BigInt(row.allowed))
    throw new Refused('planLimitExceeded', { limit, used: Number(row.used) - added, allowed: Number(row.allowed) });
}
