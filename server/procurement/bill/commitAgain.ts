import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, round, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { commitSpending } from '../../finance/budget/commitments.ts';
import type { PurchaseOrder } from '../order/PurchaseOrder.ts';

/** A line of an order, and how much of it is no longer billed. */
interface Unbilled {
  /** What all of the line costs after discounts, and its quantity. */
  base: string;
  ordered: string;
  quantity: string;
}

/** Commits again, at the order's prices, what a voided bill or a credit had made actual, unless nothing more is expected of the order. */
export async function commitAgain(scope: Scope, order: PurchaseOrder, lines: Unbilled[], on: string): Promise<void> {
  if (!order.head || order.state === 'CLOSED') return;
  const shares = lines.map(({ base, ordered, quantity }) =>
    round(new Decimal(base).times(quantity).div(ordered), currencyDecimals(order.currency)),
  );
  const amount = sum(shares).toFixed();
  const spending = { headId: order.head.id, budgetLineId: null, costCenterId: order.costCenter?.id ?? null, on, amount };
  if (Number(amount) > 0) await commitSpending(scope, order.id, spending, order.overrideReason);
}
