import { approveWithin } from '../../administration/approval/approveWithin.ts';
import { notSentBack } from '../../administration/approval/sendBack.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { Decimal } from '../../core/money/arithmetic.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { commitSpending } from '../../finance/budget/commitments.ts';
import { tellOfBreach } from '../../finance/budget/tellOfBreach.ts';
import { refuseUnusableHead } from '../../finance/expense/refuseUnusableHead.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { freezeRate, netWorthOf } from './orderWorth.ts';
import { PurchaseOrder } from './PurchaseOrder.ts';
import { purchaseOrderTransitions } from './purchaseOrder.rules.ts';

/** Number series of purchase orders. */
export const orderSeries = { documentType: 'PURCHASE_ORDER', prefix: 'PO' };

/**
 * Issues a locked draft, in the order of the ledger's locks: it draws its number, and its net is committed against the budget of its head
 * (modules, heads and budgets). Issuing an issued order does nothing.
 * @throws Refused `approvalLimit`; InvalidInput `vendorId` or `costCenterId` inactive, `expectedOn` inThePast, and as `freezeRate` and `commitSpending`; Refused `invalidTransition`.
 */
export async function issuePurchaseOrder(scope: Scope, order: PurchaseOrder, reason: string | null = null): Promise<void> {
  const { em } = scope;
  if (order.state === 'ACKNOWLEDGED' || !moveState(order, 'ISSUED')) return;
  await refuseInactive(em, [
    { field: 'vendorId', Entity: Vendor, id: order.vendor.id },
    { field: 'costCenterId', Entity: CostCenter, id: order.costCenter?.id },
  ]);
  await refuseUnusableHead(em, order.head?.id);
  const today = await companyToday(em);
  if (order.expectedOn && order.expectedOn < today) throw new InvalidInput({ field: 'expectedOn', code: 'inThePast' });
  await freezeRate(scope, order, today);
  const amount = await netWorthOf(scope, order);
  Object.assign(order, notSentBack, await approveOrder(scope, amount));
  order.number = await drawNumber(em, orderSeries, today);
  order.issuedOn = today;
  if (order.head && !amount.isZero()) {
    const spending = { headId: order.head.id, budgetLineId: null, costCenterId: order.costCenter?.id ?? null, on: today };
    const breach = await commitSpending(scope, order.id, { ...spending, amount: amount.toFixed() }, reason);
    order.isOverBudget = breach.isOverBudget;
    order.overrideReason = breach.reason;
    await tellOfBreach(scope, breach, { Entity: PurchaseOrder, id: order.id, name: order.number });
  }
  await em.flush();
}

/**
 * Approves an order of an amount net of tax, in the company's currency.
 * @throws Refused `approvalLimit`.
 */
export const approveOrder = (scope: Scope, amount: Decimal) =>
  approveWithin(scope, { document: 'PURCHASE_ORDER', right: 'PROCUREMENT_APPROVE', amount: amount.toFixed() });

/** Moves an order's stored state; false if it has it already. */
export function moveState(order: PurchaseOrder, to: PurchaseOrder['state']): boolean {
  const moved = { status: order.state as string };
  if (!moveStatus(moved, to, purchaseOrderTransitions)) return false;
  order.state = to;
  return true;
}
