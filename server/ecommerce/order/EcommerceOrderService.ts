import { companyToday } from '../../core/database/companyToday.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import type { Changes } from '../../core/record/EntityService.ts';
import { LinedDocumentService } from '../../core/record/LinedDocumentService.ts';
import { documentSerials } from '../../inventory/serial/serialNumbers.rules.ts';
import { releaseStock } from '../../inventory/stock/reserveStock.ts';
import { couponsOf, giveBackCoupons, readCoupons, recordCoupons, type TakenCoupon } from '../coupon/takeCoupons.ts';
import { EcommerceDeliveryMethod } from '../delivery/EcommerceDeliveryMethod.ts';
import { EcommerceCustomer } from '../customer/EcommerceCustomer.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import { EcommerceOrder, EcommerceOrderLine } from './EcommerceOrder.ts';
import {
  awaitsCard,
  ecommerceOrderRules,
  ecommerceOrderTransitions,
  expectedTotalRules,
  type EcommerceOrderLineValues,
  type EcommerceOrderValues,
} from './ecommerceOrder.rules.ts';
import type { EcommerceOrderStatusName } from './ecommerceOrderStatuses.rules.ts';
import { OrderMoneyService } from './OrderMoneyService.ts';
import { deliverOrder } from './deliverOrder.ts';
import { orderReturnRules } from './returns/orderReturn.rules.ts';
import { priceOrder } from './priceOrder.ts';
import { reserveOrder } from './reserveOrder.ts';
import { freeOrder } from './freeOrder.ts';
import { isDeliveredOtherwise, refuseLateChange, refuseShipped } from './lateChange.ts';
import { returnOrder } from './returns/returnOrder.ts';
import { orderSeries } from './series.ts';
import { tellCustomer, type OrderStep } from './tellCustomer.ts';
import { newTrackingId } from './trackingId.ts';

/** An order's values, and the total that the customer was told. */
type OrderInput = EcommerceOrderValues & { expectedTotal?: string | null; serialNumbers?: string[] | null };

/** What the customer is told when an order gets there. */
const steps: Partial<Record<EcommerceOrderStatusName, OrderStep>> = {
  INPROGRESS: 'orderInProgress',
  DELIVERED: 'orderDelivered',
  CANCELLED: 'orderCancelled',
};

/** The shop's orders: priced by the server, reserved at once, posted when they are delivered (modules.md, Ecommerce). */
export class EcommerceOrderService extends LinedDocumentService<EcommerceOrder, EcommerceOrderLine, EcommerceOrderValues> {
  static readonly rules = ecommerceOrderRules;
  protected readonly Entity = EcommerceOrder;
  protected readonly rules = ecommerceOrderRules;
  protected readonly Line = EcommerceOrderLine;
  protected readonly lineOf = 'order';
  private readonly money = new OrderMoneyService(this.scope);
  private expectedTotal: string | null = null;
  private coupons: TakenCoupon[] = [];
  private online: Partial<Pick<EcommerceOrder, 'payment' | 'requestKey'>> = {};

  protected lineValues({ product, quantity }: EcommerceOrderLine): EcommerceOrderLineValues {
    return { productId: product.id, quantity };
  }

  override async create({ expectedTotal, serialNumbers: _none, ...input }: OrderInput): Promise<EcommerceOrder> {
    this.expectedTotal = check(expectedTotalRules, { expectedTotal }).expectedTotal ?? null;
    const order = await super.create(input);
    await recordCoupons(this.em, order.id, this.coupons);
    await reserveOrder(this.em, order.id, await this.linesOf(order));
    await this.money.takeDeposit(order);
    // Who pays by card is told once it is paid.
    if (order.payment !== 'CARD') await tellCustomer(this.scope, order, 'orderPlaced');
    return order;
  }

  /** Creates the order of a customer in the storefront, by the form that it was sent with. */
  createOnline(input: OrderInput, online: Pick<EcommerceOrder, 'payment' | 'requestKey'>): Promise<EcommerceOrder> {
    this.online = online;
    return this.create(input);
  }

  /** Changes an order, or moves it to its next state. */
  override async update({ status, expectedTotal, serialNumbers, ...changes }: Changes<OrderInput>): Promise<EcommerceOrder> {
    const parcel = check(documentSerials, { serialNumbers });
    this.expectedTotal = check(expectedTotalRules, { expectedTotal }).expectedTotal ?? null;
    const order = await super.update(changes);
    if (!order.depositId) await this.money.takeDeposit(order);
    if (!this.planned.areSame) {
      await releaseStock(this.em, order.id);
      await reserveOrder(this.em, order.id, await this.linesOf(order));
    }
    return status ? this.moveOn(order, status, parcel.serialNumbers) : order;
  }

  /** Moves an order to its next state; nothing happens if it is there already. @throws Refused `invalidTransition`. */
  async move(id: string, version: number | undefined, to: EcommerceOrderStatusName): Promise<EcommerceOrder> {
    return this.moveOn(await this.find(id, version), to);
  }

  /**
   * Takes back goods of a delivered order, all or some of them; once all are back, its state is RETURN.
   * @throws Refused `documentLocked` unless it is delivered; the errors of `returnOrder`.
   */
  async takeBack(input: object, version?: number): Promise<EcommerceOrder> {
    const { orderId, ...planned } = check(orderReturnRules, input);
    const order = await this.find(orderId, version, 'orderId');
    if (order.status !== 'DELIVERED') throw new Refused('documentLocked');
    const party = { partyId: await this.money.partyOf(order), on: await companyToday(this.em) };
    const refundBy = planned.refundBy ?? order.paidBy;
    const before = order.returnedTotal;
    if (await returnOrder(this.em, order, { ...planned, ...party, refundBy })) order.status = 'RETURN';
    order.updatedAt = new Date();
    await this.em.flush();
    const back = new Decimal(order.returnedTotal).minus(before).toFixed();
    await tellCustomer(this.scope, order, 'orderReturned', { amount: back });
    return order;
  }

  override async delete(ids: string[]): Promise<string[]> {
    const deleted = await super.delete(ids);
    for (const id of deleted) {
      await releaseStock(this.em, id);
      await giveBackCoupons(this.em, id);
    }
    return deleted;
  }

  protected override async guardDelete(order: EcommerceOrder): Promise<void> {
    const { status, depositId } = order;
    if (status !== 'CANCELLED' && (status !== 'PENDING' || depositId || awaitsCard(order))) throw new Refused('documentLocked');
  }

  protected override async guardRestore(order: EcommerceOrder): Promise<void> {
    if (order.status === 'PENDING') await reserveOrder(this.em, order.id, await this.linesOf(order));
  }

  protected override async guard(values: EcommerceOrderValues, current?: EcommerceOrder): Promise<void> {
    if (!current && values.status !== 'PENDING') moveStatus({ status: 'PENDING' }, values.status, { PENDING: [] });
    const before = current ? await this.linesOf(current) : [];
    const areSame =
      JSON.stringify(values.lines) === JSON.stringify(before.map(line => this.lineValues(line))) && !isDeliveredOtherwise(values, current);
    this.planned = { lines: [], before, areSame };
    if (current) refuseLateChange(values, current, areSame);
    const { deliveryMethodId } = values;
    const known = new Set(before.map(({ product }) => product.id));
    await refuseInactive(this.em, [
      { field: 'customerId', Entity: EcommerceCustomer, id: values.customerId, before: current?.customer.id },
      { field: 'deliveryMethodId', Entity: EcommerceDeliveryMethod, id: deliveryMethodId, before: current?.deliveryMethod?.id },
      ...values.lines.map(({ productId: id }, index) => ({
        field: `lines.${index}.productId`,
        Entity: EcommerceProduct,
        id,
        before: known.has(id) ? id : null,
      })),
    ]);
  }

  protected override async derive(
    { lines, couponCodes, customerId, deliveryMethodId: methodId, deliveryCountry: country }: EcommerceOrderValues,
    current?: EcommerceOrder,
  ): Promise<Record<string, unknown>> {
    const { before, areSame } = this.planned;
    if (current && areSame) return {};
    this.coupons = current ? await couponsOf(this.em, current.id) : await readCoupons(this.em, couponCodes, { customerId, holds: true });
    const delivery = { methodId, country, kept: current?.deliveryMethod?.id };
    const pricing = { lines, before, terms: current, coupons: this.coupons, delivery, expectedTotal: this.expectedTotal };
    const { lines: priced, ...figures } = await priceOrder(this.em, pricing);
    this.planned = { lines: priced, before, areSame };
    if (current) return { ...figures, updatedAt: new Date() };
    const orderedOn = await companyToday(this.em);
    return {
      ...figures,
      ...this.online,
      orderedOn,
      trackingId: newTrackingId(),
      number: await drawNumber(this.em, orderSeries, orderedOn),
    };
  }

  private async moveOn(order: EcommerceOrder, to: EcommerceOrderStatusName, serialNumbers: string[] = []): Promise<EcommerceOrder> {
    if (to === 'RETURN' && order.status === 'DELIVERED') return this.takeBack({ orderId: order.id, serialNumbers });
    if (to === 'INPROGRESS' && awaitsCard(order)) throw new Refused('orderUnpaid');
    if (to === 'CANCELLED') await refuseShipped(this.em, order.id);
    if (!moveStatus(order, to, ecommerceOrderTransitions)) return order;
    if (to === 'DELIVERED') {
      order.deliveredOn = await companyToday(this.em);
      await this.em.flush();
      await deliverOrder(this.em, order, { partyId: await this.money.partyOf(order), on: order.deliveredOn, serialNumbers });
      await this.money.applyDeposit(order);
    }
    if (to === 'CANCELLED') {
      await freeOrder(this.em, order.id);
      await this.money.refundDeposit(order);
    }
    await this.em.flush();
    const step = steps[to];
    if (step) await tellCustomer(this.scope, order, step);
    return order;
  }
}
