import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { availableOf, capsOf, exceededBy, strictestOf, type Cap } from '../../finance/budget/capsOf.ts';
import { placeSpending } from '../../finance/budget/placeSpending.ts';
import type { BreachActionName } from '../../finance/expenseHead/expenseHead.rules.ts';
import { estimateOf, type EstimatedLine } from './estimateOf.ts';

/** What is to be spent, and of which budget. */
export interface PlannedSpending {
  headId: string | null;
  costCenterId: string | null;
  lines: readonly EstimatedLine[];
}

/** How planned spending stands against its budget. */
export interface SpendingCheckValues {
  estimate: string;
  unpriced: number;
  /** What a breach would do; null within the budget. */
  action: BreachActionName | null;
  /** Code of the error that keeps the budget from being told. */
  problem: string | null;
  caps: (Cap & { after: string; isExceeded: boolean })[];
}

/** Checks planned spending against the budget of its head today, without locks: a preview, which approving and issuing check for good. */
export async function spendingCheckOf(em: EntityManager, { headId, costCenterId, lines }: PlannedSpending): Promise<SpendingCheckValues> {
  const { amount, unpriced } = await estimateOf(em, lines);
  const estimate = new Decimal(amount).toFixed();
  const none = { estimate, unpriced, action: null, problem: null, caps: [] };
  if (!headId) return none;
  const asked = { headId, budgetLineId: null, costCenterId, on: await companyToday(em), amount };
  try {
    const caps = await capsOf(em, await placeSpending(em, asked));
    const exceeded = caps.filter(cap => exceededBy(cap, amount));
    const shown = caps.map(cap => ({ ...cap, after: availableOf(cap).minus(amount).toFixed(), isExceeded: exceeded.includes(cap) }));
    return { ...none, action: strictestOf(exceeded)?.action ?? null, caps: shown };
  } catch (error) {
    if (error instanceof InvalidInput) return { ...none, problem: error.issues[0].code };
    throw error;
  }
}
