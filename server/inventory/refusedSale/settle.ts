import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { Refused } from '../../core/errors.ts';
import { RefusedSale, RefusedSaleStatus } from './RefusedSale.ts';
import { refusedSaleTransitions } from './refusedSale.rules.ts';

/** What became of a refused sale, and by whom. */
export interface Settlement {
  status: RefusedSaleStatus;
  settledBy: string;
  reason?: string;
  replacedById?: string | null;
}

/** Holds the report of a sale until the transaction ends. Refused `saleDiscarded` once somebody has decided that it is not booked. */
export async function holdWaiting(em: EntityManager, saleId: string): Promise<RefusedSale> {
  const report = await em.findOneOrFail(RefusedSale, { saleId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (report.status !== RefusedSaleStatus.WAITING) throw new Refused('saleDiscarded');
  return report;
}

/** Writes down what became of it; answers whether that is new. Refused `invalidTransition`. */
export function settle(report: RefusedSale, { status, ...said }: Settlement): boolean {
  if (!moveStatus(report, status, refusedSaleTransitions)) return false;
  Object.assign(report, { ...said, settledAt: new Date() });
  return true;
}
