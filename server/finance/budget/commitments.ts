import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { bookSpending } from './bookSpending.ts';
import { placeSpending } from './placeSpending.ts';
import { refuseBreach, type Breach } from './refuseBreach.ts';
import type { Spending } from './Spending.ts';

/** Id byte of commitments. */
const commitmentCode = 0x95;

/**
 * Commits spending that the document `sourceId` promises, such as an issued purchase order: it counts against every cap until bills take it
 * over or it is freed (domain §2). Answers how a breach was allowed.
 * @throws InvalidInput as `placeSpending` and `refuseBreach`.
 * @public Procurement commits its purchase orders.
 */
export async function commitSpending(
  { em, viewer }: Scope,
  sourceId: string,
  spending: Spending,
  reason: string | null = null,
): Promise<Breach> {
  const placed = await placeSpending(em, spending);
  const breach = await refuseBreach(em, viewer, placed, reason);
  const { headId, budgetLineId, costCenterId, on, amount } = placed;
  if (!headId && !budgetLineId) return breach;
  await em.execute(
    `insert into budget_commitment (id, source_id, head_id, budget_line_id, cost_center_id, committed_on, amount) values (?, ?, ?, ?, ?, ?, ?)`,
    [newId(commitmentCode), sourceId, headId, budgetLineId, costCenterId, on, amount],
  );
  return breach;
}

/** A bill that takes over what was committed. */
export interface TakenOver {
  billId: string;
  /** Net of tax. */
  amount: string;
  /** YYYY-MM-DD: the day of the bill's entry. */
  on: string;
}

/**
 * Moves min(amount, rest) of what `sourceId` committed to actual cost of a bill, oldest commitment first, so that nothing counts twice
 * (modules, heads and budgets). Returns the part of the bill that no commitment covered; the caller books it as new spending.
 * @public Procurement moves commitments with its bills.
 */
export async function moveCommitment(em: EntityManager, sourceId: string, { billId, amount, on }: TakenOver): Promise<string> {
  let left = new Decimal(amount);
  for (const row of await lockOpen(em, sourceId)) {
    const share = Decimal.min(left, row.open);
    if (share.isZero()) break;
    await em.execute('update budget_commitment set moved = moved + ? where company_id = noria_company() and id = ?', [
      share.toFixed(),
      row.id,
    ]);
    await bookSpending(em, billId, { ...row, on, amount: share.toFixed() });
    left = left.minus(share);
  }
  return left.toFixed();
}

/**
 * Frees what is left of a document's commitments, as when a purchase order is closed short or cancelled.
 * @public Procurement frees the rest of its orders.
 */
export async function freeCommitment(em: EntityManager, sourceId: string): Promise<void> {
  for (const { id } of await lockOpen(em, sourceId))
    await em.execute('update budget_commitment set freed = amount - moved where company_id = noria_company() and id = ?', [id]);
}

type OpenCommitment = Omit<Spending, 'on' | 'amount'> & { id: string; open: string };

const lockOpen = (em: EntityManager, sourceId: string) =>
  em.execute<OpenCommitment[]>(
    `select id, head_id as "headId", budget_line_id as "budgetLineId", cost_center_id as "costCenterId", open::text as open
     from budget_commitment where company_id = noria_company() and source_id = ? and moved + freed < amount
     order by committed_on, id for no key update`,
    [sourceId],
  );
