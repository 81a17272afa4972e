import { rejectionRules } from '../../administration/approval/approval.rules.ts';
import { sendBack } from '../../administration/approval/sendBack.ts';
import { refusal } from '../../core/access/allows.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { ProcurementInvoiceService } from '../bill/ProcurementInvoiceService.ts';
import { PurchaseOrder } from './PurchaseOrder.ts';
import {
  movePurchaseOrderRules,
  purchaseOrderTransitions,
  type PurchaseOrderMove,
  type PurchaseOrderState,
} from './purchaseOrder.rules.ts';
import { PurchaseOrderService } from './PurchaseOrderService.ts';

/** Input of a move. */
interface Move {
  id: string;
  version?: number;
  poStatus?: PurchaseOrderMove | null;
  discountPercent?: string | null;
}

/** Changes orders as the documented `updatePO` does: a discount, a status, or both. */
export class PurchaseOrderMoveService {
  constructor(private readonly scope: Scope) {}

  /**
   * Changes the discount of a draft, then what the order is; what it says already stays.
   * @throws Refused `documentLocked` for the discount of an issued order, `invalidTransition`; as issuing, closing and cancelling.
   */
  async move({ id, version, ...input }: Move): Promise<PurchaseOrder> {
    const { poStatus, discountPercent } = check(movePurchaseOrderRules, input);
    const orders = new PurchaseOrderService(this.scope);
    const order = await orders.find(id, version);
    if (discountPercent !== null && !new Decimal(discountPercent).equals(order.discountPercent))
      await orders.update({ id, discountPercent });
    return poStatus ? this.become(order, poStatus) : order;
  }

  /**
   * Sends the draft of an order back to its buyer, with the reason.
   * @throws Refused `invalidTransition` for an issued one.
   */
  async reject({ id, version, ...input }: { id: string; version?: number; reason: string }): Promise<PurchaseOrder> {
    const { reason } = check(rejectionRules, input);
    const order = await new PurchaseOrderService(this.scope).find(id, version);
    const from: PurchaseOrderState = order.state;
    if (from !== 'DRAFT') throw new Refused('invalidTransition', { from, to: 'REJECTED', allowed: purchaseOrderTransitions[from] });
    const { name } = await order.vendor.loadOrFail();
    await sendBack(this.scope, order, { name, to: order.buyer?.id, reason });
    return order;
  }

  private async become(order: PurchaseOrder, to: PurchaseOrderMove): Promise<PurchaseOrder> {
    const orders = new PurchaseOrderService(this.scope);
    if (to === 'ISSUED') {
      const refused = refusal(this.scope.viewer, writersOf(PurchaseOrder), 'APPROVE');
      if (refused) throw refused;
      return orders.issue({ id: order.id });
    }
    if (to === 'INVOICED') await new ProcurementInvoiceService(this.scope).create({ orderId: order.id });
    if (to === 'ACKNOWLEDGED') return orders.acknowledge(order.id);
    if (to === 'CLOSED') return orders.close(order.id);
    if (to === 'CANCELLED') return orders.cancel(order.id);
    if (to === 'DRAFT' && order.state !== 'DRAFT') throw new Refused('invalidTransition', { from: order.state, to, allowed: [] });
    return order;
  }
}
