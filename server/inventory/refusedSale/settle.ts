import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { Refused } from '../../core/errors.ts';
import { RefusedSale, RefusedSaleStatus } from './RefusedSale.ts';
import { refusedSaleTransitions } from './refusedSaleStatuses.rules.ts';

/** Outcome of a refused sale, and who decided it. */
export interface Settlement {
  status: RefusedSaleStatus;
  settledBy: string;
  reason?: string;
  replacedById?: string | null;
}

/**
 * Locks the report of a sale until the transaction ends.
 * @throws Refused `saleDiscarded` if the report has already been settled.
 */
export async function lockWaiting(em: EntityManager, saleId: string): Promise<RefusedSale> {
  const report = await em.findOneOrFail(RefusedSale, { saleId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (report.status !== RefusedSaleStatus.WAITING) throw new Refused('saleDiscarded');
  return report;
}

/**
 * Records the outcome of a refused sale; returns whether it is new.
 * @throws Refused `invalidTransition`.
 */
export function settle(report: RefusedSale, { status, ...said }: Settlement): boolean {
  if (!moveStatus(report, status, refusedSaleTransitions)) return false;
  Object.assign(report, { ...said, settledAt: new Date() });
  return true;
}
