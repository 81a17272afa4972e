import { LockMode } from '@mikro-orm/core';
import { Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { PaymentMethod } from '../../ledger/payment/PaymentMethod.ts';
import { EcommerceOrder } from '../order/EcommerceOrder.ts';
import { freeOrder } from '../order/freeOrder.ts';
import { OrderMoneyService } from '../order/OrderMoneyService.ts';
import { tellCustomer } from '../order/tellCustomer.ts';
import { EcommerceCharge } from './EcommerceCharge.ts';
import { holdMinutes } from './payment.rules.ts';
import type { Outcome } from './PaymentProvider.ts';
import { refundCharge } from './refundCharge.ts';
import { isChargeable } from './StripeProvider.ts';

/**
 * Payments of orders by card. An order and its charge are committed before the provider hears of them, and hold the goods for fifteen minutes;
 * what the provider says became of the charge is settled once, however often and in whatever order it is told.
 */
export class CardPaymentService {
  constructor(private readonly scope: Scope) {}

  /** Asks for the payment of an order that was just placed. @throws Refused `cardAmount` if no card can be charged the exact amount. */
  async ask({ id, total: amount, currency }: EcommerceOrder): Promise<void> {
    if (!isChargeable(amount, currency)) throw new Refused('cardAmount');
    const expiresAt = new Date(Date.now() + holdMinutes * 60_000);
    this.scope.em.create(EcommerceCharge, { order: id, amount, currency, expiresAt });
    await this.scope.em.flush();
  }

  /**
   * Settles a charge. What is paid in time for a pending order is its deposit, and the customer is told that it was placed; what is paid
   * otherwise goes back to the card. An order that is not paid is cancelled.
   */
  async settle(chargeId: string, outcome: Outcome): Promise<void> {
    const { em } = this.scope;
    const known = await em.findOne(EcommerceCharge, { id: chargeId });
    if (!known) return;
    const order = await em.findOneOrFail(EcommerceOrder, { id: known.order.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const charge = await em.findOneOrFail(EcommerceCharge, { id: chargeId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (charge.status === 'PAID' || charge.status === 'LATE') return;
    const isAwaited = charge.status === 'OPEN' && order.status === 'PENDING' && !order.deletedAt;
    if (!outcome.isPaid) {
      charge.status = 'CLOSED';
      if (isAwaited) await this.cancel(order);
      return;
    }
    const { paymentId, amount, currency } = outcome;
    const isRight = currency === charge.currency && new Decimal(amount).equals(charge.amount);
    const isInTime = isAwaited && isRight;
    Object.assign(charge, { paymentId, status: isInTime ? 'PAID' : 'LATE', amount });
    await em.flush();
    if (!isInTime) {
      if (isAwaited) await this.cancel(order);
      return refundCharge(em, order.id, amount);
    }
    order.paidBy = PaymentMethod.CARD;
    await new OrderMoneyService(this.scope).takeDeposit(order);
    await tellCustomer(this.scope, order, 'orderPlaced');
  }

  private async cancel(order: EcommerceOrder): Promise<void> {
    await freeOrder(this.scope.em, order.id);
    order.status = 'CANCELLED';
    await this.scope.em.flush();
  }
}
