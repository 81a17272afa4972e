import { LockMode } from '@mikro-orm/core';
import { companyToday } from '../../core/database/companyToday.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { InvalidInput, NotFound, Refused, type Issue } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import type { EcommerceOrder } from '../order/EcommerceOrder.ts';
import { EcommerceOrderService } from '../order/EcommerceOrderService.ts';
import { awaitsCard } from '../order/ecommerceOrder.rules.ts';
import { shipmentSeries } from '../order/series.ts';
import { tellCustomer } from '../order/tellCustomer.ts';
import { EcommerceShipment, EcommerceShipmentLine } from './EcommerceShipment.ts';
import { ecommerceShipmentRules, type EcommerceShipmentValues } from './ecommerceShipment.rules.ts';

/** A line of an order with the pieces that have not left yet. */
interface OpenLine {
  id: string;
  name: string;
  left: number;
}

/** Parcels of orders. An order is in progress once its first parcel leaves, and delivered once all its pieces have arrived. */
export class EcommerceShipmentService {
  private readonly orders: EcommerceOrderService;

  constructor(private readonly scope: Scope) {
    this.orders = new EcommerceOrderService(scope);
  }

  /**
   * Ships pieces of an order, and tells the customer. Returns the order.
   * @throws Refused `orderUnpaid`, `documentLocked` unless it is pending or in progress, `nothingToShip`; InvalidInput `lines.N` notFound,
   * shippedTooMuch {left}.
   */
  async ship(input: object, version?: number): Promise<EcommerceOrder> {
    const { orderId, lines: wanted, ...parcel } = check(ecommerceShipmentRules, input);
    const { em } = this.scope;
    const order = await this.orders.find(orderId, version, 'orderId');
    if (awaitsCard(order)) throw new Refused('orderUnpaid');
    if (order.status !== 'PENDING' && order.status !== 'INPROGRESS') throw new Refused('documentLocked');
    const packed = chosen(await em.execute<OpenLine[]>(openLines, [orderId]), wanted);
    const shippedOn = await companyToday(em);
    const number = await drawNumber(em, shipmentSeries, shippedOn);
    const [id] = await insertRecords(em, EcommerceShipment, [{ ...parcel, number, order: orderId, shippedOn }]);
    await insertRecords(
      em,
      EcommerceShipmentLine,
      packed.map(({ id: orderLine, pieces: quantity }, index) => ({ shipment: id, orderLine, quantity, position: index + 1 })),
      { id, field: 'lines' },
    );
    order.status = 'INPROGRESS';
    order.updatedAt = new Date();
    await em.flush();
    const { carrier, trackingNumber, trackingUrl } = parcel;
    const about = [[carrier, trackingNumber].filter(Boolean).join(' '), trackingUrl ?? ''].filter(Boolean);
    await tellCustomer(this.scope, order, 'orderShipped', {
      lines: [...packed.map(({ name, pieces }) => `${name} × ${pieces}`), ...about],
    });
    return order;
  }

  /** Notes that a parcel has arrived; the order is delivered once all its pieces have. Returns the order. */
  async arrive(shipmentId: string): Promise<EcommerceOrder> {
    const { em } = this.scope;
    const known = await em.findOne(EcommerceShipment, { id: shipmentId });
    if (!known) throw NotFound('shipmentId');
    const order = await this.orders.find(known.order.id, undefined, 'shipmentId');
    const shipment = await em.findOneOrFail(EcommerceShipment, { id: shipmentId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (shipment.deliveredOn) return order;
    shipment.deliveredOn = await companyToday(em);
    order.updatedAt = new Date();
    await em.flush();
    const [{ isComplete }] = await em.execute<[{ isComplete: boolean }]>(complete, [order.id]);
    return isComplete && order.status === 'INPROGRESS' ? this.orders.move(order.id, undefined, 'DELIVERED') : order;
  }
}

/** Chooses the pieces: those named, else all that have not left. */
function chosen(open: OpenLine[], wanted: EcommerceShipmentValues['lines']): (OpenLine & { pieces: number })[] {
  const known = new Map(open.map(line => [line.id, line]));
  const issues: Issue[] = [];
  const asked = wanted ?? open.map(({ id: lineId, left: quantity }) => ({ lineId, quantity }));
  const packed = asked.flatMap(({ lineId, quantity: pieces }, index) => {
    if (pieces === 0) return [];
    const line = known.get(lineId);
    // A line that is named twice is unknown the second time.
    known.delete(lineId);
    if (!line) issues.push({ field: `lines.${index}.lineId`, code: 'notFound' });
    else if (pieces > line.left) issues.push({ field: `lines.${index}.quantity`, code: 'shippedTooMuch', params: { left: line.left } });
    return line ? [{ ...line, pieces }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
  if (!packed.length) throw new Refused('nothingToShip');
  return packed;
}

const shippedOf = (where: string) => `(select coalesce(sum(s.quantity), 0) from ecommerce_shipment_line s
  join ecommerce_shipment p on p.company_id = s.company_id and p.id = s.shipment_id
  where s.company_id = l.company_id and s.order_line_id = l.id ${where})`;

const openLines = `select l.id, l.name, (l.quantity - ${shippedOf('')})::int as left from ecommerce_order_line l
  where l.company_id = noria_company() and l.order_id = ? order by l.position`;

const complete = `select not exists (select from ecommerce_order_line l where l.company_id = noria_company() and l.order_id = ?
  and l.quantity > ${shippedOf('and p.delivered_on is not null')}) as "isComplete"`;
