import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { commitSpending } from '../../finance/budget/commitments.ts';
import { worthUpTo } from '../order/orderProgress.ts';
import type { PurchaseOrder } from '../order/PurchaseOrder.ts';

/** A line of an order, and how much of it is no longer billed. */
interface Unbilled {
  /** What all of the line costs after discounts, in the company's currency, and its quantity. */
  worth: string;
  ordered: string;
  quantity: string;
}

/** Commits again, at the order's prices, what a voided bill or a credit had made actual, unless nothing more is expected of the order. */
export async function commitAgain(scope: Scope, order: PurchaseOrder, lines: Unbilled[], on: string): Promise<void> {
  if (!order.head || order.state === 'CLOSED') return;
  const own = currencyOf(scope.viewer);
  const shares = lines.map(line => worthUpTo(line, new Decimal(line.quantity), own));
  const amount = sum(shares).toFixed();
  const spending = { headId: order.head.id, budgetLineId: null, costCenterId: order.costCenter?.id ?? null, on, amount };
  if (Number(amount) > 0) await commitSpending(scope, order.id, spending, order.overrideReason);
}
