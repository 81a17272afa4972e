import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { deliverOrder } from '../../ecommerce/order/deliverOrder.ts';
import { EcommerceOrder, EcommerceOrderLine } from '../../ecommerce/order/EcommerceOrder.ts';
import type { EcommerceOrderStatusName } from '../../ecommerce/order/ecommerceOrder.rules.ts';
import { priceOrder } from '../../ecommerce/order/priceOrder.ts';
import { reserveOrder } from '../../ecommerce/order/reserveOrder.ts';
import { returnOrder } from '../../ecommerce/order/returns/returnOrder.ts';
import { orderSeries, shipmentSeries } from '../../ecommerce/order/series.ts';
import { EcommerceShipment, EcommerceShipmentLine } from '../../ecommerce/shipment/EcommerceShipment.ts';
import { newTrackingId } from '../../ecommerce/order/trackingId.ts';
import { recordPayment } from '../../ledger/payment/recordPayment.ts';
import { dice } from '../dice.ts';

const day = 86_400_000;
/** Number of orders of a demo company. */
const count = 48;
const methods = ['CASH', 'CARD', 'BANK'] as const;

/** How customers of the public shop pay; none for orders that staff took. */
const payments = [null, 'ON_DELIVERY', 'TRANSFER'] as const;

/** A customer who buys. */
export interface Buyer {
  id: string;
  /** The CRM's customer. */
  party: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  country: string;
  address: string;
  /** When they joined; they buy nothing before. */
  createdAt: Date;
}

/** What orders are made of. */
interface OrdersOf {
  products: { id: string }[];
  buyers: Buyer[];
  /** Ways of delivery; the last one delivers everywhere. */
  deliveries: { id: string; countries: string[] }[];
  since: Date;
  timeZone: string;
  /** Why something came back. */
  returned: string;
}

/** A loaded order with what was bought. */
export interface LoadedOrder {
  id: string;
  number: string;
  createdAt: Date;
  /** Null unless it was delivered. */
  deliveredAt: Date | null;
  customer: string;
  products: string[];
}

/** Loads months of orders one after another: the older ones were delivered and paid, some came back, the newest are under way. */
export async function loadOrders(em: EntityManager, of: OrdersOf): Promise<LoadedOrder[]> {
  const chance = dice(count);
  const first = of.since.getTime() + 14 * day;
  const span = Date.now() - first;
  const orders: LoadedOrder[] = [];
  for (let index = 0; index < count; index++) {
    // The shop grows: orders follow each other faster and faster.
    const at = new Date(first + span * Math.sqrt((index + 0.5) / count));
    orders.push(await loadOrder(em, of, { at, chance }));
  }
  await em.execute(begunCarts);
  return orders;
}

/** SQL of the carts that visitors began, of which some became orders. */
const begunCarts = `insert into shop_day (day, carts) select ordered_on, 2 * count(*) + extract(day from ordered_on)::int % 3 from ecommerce_order
  where company_id = noria_company() and payment is not null group by ordered_on`;

/** The state that an order of this age has reached. */
function stateAfter(days: number, luck: number): EcommerceOrderStatusName {
  if (luck < 0.06) return 'CANCELLED';
  if (days < 1.5) return 'PENDING';
  if (days < 4) return 'INPROGRESS';
  return days < 14 ? 'DELIVERED' : 'COMPLETED';
}

async function loadOrder(
  em: EntityManager,
  { products, buyers, deliveries, timeZone, returned }: OrdersOf,
  { at, chance }: { at: Date; chance: () => number },
): Promise<LoadedOrder> {
  const onDay = (time: Date) => time.toLocaleDateString('sv-SE', { timeZone });
  const joined = buyers.filter(({ createdAt }) => createdAt <= at);
  const buyer = joined[Math.floor(chance() ** 1.6 * joined.length)];
  const start = Math.floor(chance() * products.length);
  const bought = Array.from({ length: 1 + Math.floor(chance() * 3) }, (_, step) => products[(start + step * 5) % products.length].id);
  const methodId = (deliveries.find(({ countries }) => countries.includes(buyer.country)) ?? deliveries.at(-1)!).id;
  const asked = bought.map(productId => ({ productId, quantity: 1 + Math.floor(chance() * 2) }));
  const { lines, ...figures } = await priceOrder(em, { lines: asked, before: [], delivery: { methodId, country: buyer.country } });
  const status = stateAfter((Date.now() - at.getTime()) / day, chance());
  const isDelivered = status === 'DELIVERED' || status === 'COMPLETED';
  const deliveredAt = isDelivered ? new Date(Math.min(Date.now(), at.getTime() + 3 * day)) : null;
  const id = newId(codeOf(EcommerceOrder));
  const number = await drawNumber(em, orderSeries, onDay(at));
  const times = { orderedOn: onDay(at), deliveredOn: deliveredAt && onDay(deliveredAt), createdAt: at, updatedAt: deliveredAt ?? at };
  const delivery = {
    deliveryName: buyer.name,
    deliveryPhone: buyer.phone,
    deliveryEmail: buyer.email,
    deliveryCity: buyer.city,
    deliveryCountry: buyer.country,
    deliveryAddress: buyer.address,
  };
  const order = {
    id,
    number,
    trackingId: newTrackingId(),
    customer: buyer.id,
    status,
    payment: payments[Number(number.at(-1)) % payments.length],
    deliveryMethod: methodId,
    ...delivery,
    ...times,
    ...figures,
  };
  await insertRecords(em, EcommerceOrder, [order]);
  await insertRecords(
    em,
    EcommerceOrderLine,
    lines.map(line => ({ ...line, order: id, createdAt: at, updatedAt: at })),
    { id, field: 'lines' },
  );
  if (deliveredAt) await deliver(em, id, { buyer, on: onDay(deliveredAt), at: deliveredAt, chance, reason: returned });
  else if (status !== 'CANCELLED') {
    const ordered = await em.find(EcommerceOrderLine, { order: id }, { orderBy: { position: 'asc' } });
    await reserveOrder(em, id, ordered);
    if (status === 'INPROGRESS') await ship(em, id, { line: ordered[0], on: onDay(new Date()) });
  }
  return { id, number, createdAt: at, deliveredAt, customer: buyer.id, products: [...new Set(bought)] };
}

/** Ships the first line of an order; the rest follows later. */
async function ship(em: EntityManager, order: string, { line, on: shippedOn }: { line: EcommerceOrderLine; on: string }): Promise<void> {
  const number = await drawNumber(em, shipmentSeries, shippedOn);
  const parcel = { number, order, shippedOn, carrier: 'Aramex', trackingNumber: `AX${line.id.slice(-8).toUpperCase()}`, trackingUrl: null };
  const [shipment] = await insertRecords(em, EcommerceShipment, [parcel]);
  await insertRecords(em, EcommerceShipmentLine, [{ shipment, orderLine: line.id, quantity: line.quantity, position: 1 }], {
    id: shipment,
    field: 'lines',
  });
}

/** Delivers an order, paid the same day; a few pieces come back. */
async function deliver(
  em: EntityManager,
  id: string,
  { buyer, on, at, chance, reason }: { buyer: Buyer; on: string; at: Date; chance: () => number; reason: string },
): Promise<void> {
  const order = await em.findOneOrFail(EcommerceOrder, { id });
  const partyId = buyer.party;
  await deliverOrder(em, order, { partyId, on, at });
  const { number, currency, total } = order;
  const method = methods[Math.floor(chance() * methods.length)];
  const payment = { direction: 'IN', method, currency, amount: total, paidOn: on, partyId, reference: number } as const;
  await recordPayment(em, { ...payment, allocations: [{ openItemId: id, amount: total }] });
  if (chance() > 0.08) return;
  const [line] = await em.find(EcommerceOrderLine, { order: id }, { orderBy: { position: 'asc' } });
  const lines = [{ lineId: line.id, quantity: 1 }];
  if (await returnOrder(em, order, { partyId, on, at, reason, restock: true, returnsDelivery: false, refundBy: method, lines }))
    order.status = 'RETURN';
  await em.flush();
}
