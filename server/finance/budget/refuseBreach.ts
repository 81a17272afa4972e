import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import type { Viewer } from '../../core/session/Viewer.ts';
import { lockHeadTree } from '../expenseHead/lockHeadTree.ts';
import { availableOf, capsOf, exceededBy, headsAbove, strictestOf } from './capsOf.ts';
import type { Spending } from './Spending.ts';

/** How a breach was allowed: nothing was above a cap, a warning, or an approver's reason. */
export interface Breach {
  isOverBudget: boolean;
  /** Name of the cap that is exceeded. */
  cap: string | null;
  reason: string | null;
  approverId: string | null;
}

/** Whether the viewer may book above a cap that asks for approval. */
const mayExceed = ({ rights }: Viewer) => rights.includes('FINANCIAL_MANAGEMENT_EXCEED_BUDGET');

/**
 * Refuses spending above a cap of its head, of any head above, or of a line of its budget (domain §2): available = cap − actual − committed. The
 * strictest action of the exceeded caps decides. Locks the heads from the root down and the line until the transaction ends, so that
 * bookings under the same cap wait for each other; call it after numbers are drawn and before open items are touched (modules L5).
 * @throws InvalidInput `amount` budgetExceeded or budgetNeedsApproval {name, available, cap}; `overrideReason` budgetReasonMissing.
 */
export async function refuseBreach(em: EntityManager, viewer: Viewer, spending: Spending, reason: string | null): Promise<Breach> {
  await lockCaps(em, spending);
  const strictest = strictestOf((await capsOf(em, spending)).filter(cap => exceededBy(cap, spending.amount)));
  if (!strictest) return { isOverBudget: false, cap: null, reason: null, approverId: null };
  const { name, cap, action } = strictest;
  const params = { name, available: availableOf(strictest).toFixed(), cap: new Decimal(cap).toFixed() };
  if (action === 'STOP') throw new InvalidInput({ field: 'amount', code: 'budgetExceeded', params });
  if (action === 'WARN') return { isOverBudget: true, cap: name, reason, approverId: null };
  if (!mayExceed(viewer)) throw new InvalidInput({ field: 'amount', code: 'budgetNeedsApproval', params });
  if (!reason) throw new InvalidInput({ field: 'overrideReason', code: 'budgetReasonMissing', params });
  return { isOverBudget: true, cap: name, reason, approverId: viewer.userId };
}

/** Locks the heads from the root to the spending's own, and the line. */
async function lockCaps(em: EntityManager, { headId, budgetLineId }: Spending): Promise<void> {
  await lockHeadTree(em, 'BOOKING');
  const heads = await em.execute<{ id: string }[]>(`${headsAbove} select id from up order by depth desc`, [headId]);
  for (const { id } of heads)
    await em.execute('select from expense_head where company_id = noria_company() and id = ? for no key update', [id]);
  if (budgetLineId)
    await em.execute('select from budget_line where company_id = noria_company() and id = ? for no key update', [budgetLineId]);
}
