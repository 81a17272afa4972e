import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { saleOf, taxedParts } from '../../ecommerce/order/deliverOrder.ts';
import { EcommerceOrder, EcommerceOrderLine } from '../../ecommerce/order/EcommerceOrder.ts';
import { reserveOrder } from '../../ecommerce/order/reserveOrder.ts';
import { returnOrder } from '../../ecommerce/order/returns/returnOrder.ts';
import { orderSeries, shipmentSeries } from '../../ecommerce/order/series.ts';
import { EcommerceShipment, EcommerceShipmentLine } from '../../ecommerce/shipment/EcommerceShipment.ts';
import { storeTaxGroups } from '../../ecommerce/tax/storeTaxGroups.ts';
import { writeMoves } from '../../inventory/stock/writeMoves.ts';
import { NumberBook } from '../deals/NumberBook.ts';
import { paymentOf } from '../money/paymentOf.ts';
import { postedEntry, writeBooks } from '../money/writeBooks.ts';
import { DemoStock } from '../till/DemoStock.ts';
import { planOrders, type OrdersOf, type PlannedOrder, type Terms } from './planOrders.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;

/** Of so many delivered orders, pieces of one came back broken. */
const returnedOf = 19;

/** An order that was delivered. */
type Delivered = PlannedOrder & { deliveredAt: Date };

/**
 * Loads months of orders: the older ones were delivered and paid, some came back, the newest are under way. What is delivered is written at
 * once, a statement for each table, as deliveries and payments write it one by one.
 */
export async function loadOrders(em: EntityManager, of: OrdersOf): Promise<PlannedOrder[]> {
  const numbers = new NumberBook(orderSeries);
  const orders = await planOrders(of, await termsOf(em), numbers);
  const delivered = orders.filter((order): order is Delivered => order.deliveredAt !== null);
  const stock = await takeOut(em, delivered);
  await insertRecords(
    em,
    EcommerceOrder,
    orders.map(({ row }) => row),
  );
  const lines = orders.flatMap(order => order.lines.map(({ productId: _productId, ...line }) => line));
  await insertRecords(em, EcommerceOrderLine, lines, { id: orders[0].row.id, field: 'lines' });
  await numbers.close(em);
  await book(em, delivered, stock);
  for (const { row, lines: ordered } of orders) {
    if (row.status !== 'PENDING' && row.status !== 'INPROGRESS') continue;
    const known = await em.find(EcommerceOrderLine, { order: row.id }, { orderBy: { position: 'asc' } });
    await reserveOrder(em, row.id, known);
    if (row.status === 'INPROGRESS') await ship(em, row.id, { line: ordered[0], on: row.orderedOn });
  }
  for (const order of delivered.filter((_, index) => index % returnedOf === 4)) await takeBack(em, order, of);
  await em.execute(begunCarts);
  return orders;
}

/** SQL of the carts that visitors began, of which some became orders. */
const begunCarts = `insert into shop_day (day, carts) select ordered_on, 2 * count(*) + extract(day from ordered_on)::int % 3 from ecommerce_order
  where company_id = noria_company() and payment is not null group by ordered_on`;

const termsOf = async (em: EntityManager): Promise<Terms> => {
  const [terms] = await em.execute<[Terms]>(
    `select trim(currency) as currency, vat_mode as "vatMode", trim_scale(tax_rate)::text as "taxRate",
       (select coalesce(json_object_agg(trim(t.country), trim_scale(t.rate)::text), '{}') from ecommerce_tax t where t.company_id = c.id) as rates
     from company c where id = noria_company()`,
  );
  return terms;
};

/** Takes what was delivered out of stock, in the order of the deliveries, and notes on the lines what it cost. */
async function takeOut(em: EntityManager, delivered: Delivered[]): Promise<DemoStock> {
  const productIds = delivered.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const stock = await DemoStock.holdProducts(em, productIds);
  for (const { row, lines, deliveredAt: at } of delivered)
    for (const line of lines)
      line.cost = stock.sell(line.productId, line.quantity, { at, sourceId: row.id, sourceLineId: line.id }).toFixed();
  await writeMoves(em, stock.moves);
  return stock;
}

/** Posts what was delivered, and its payment on the same day. */
async function book(em: EntityManager, delivered: Delivered[], { bought }: DemoStock): Promise<void> {
  await storeTaxGroups(
    em,
    delivered.flatMap(({ row, lines }) => taxedParts(row, lines)),
  );
  const sales = delivered.map(({ row, lines, buyer }) => {
    const cost = sum(lines.map(line => line.cost)).toFixed();
    const about = { sourceId: row.id, description: row.number, journal: 'SALES', postedOn: row.deliveredOn! };
    return postedEntry(about, saleOf(row, lines, { partyId: buyer.party, cost }));
  });
  const payments = delivered.map(({ row, buyer: { party } }, index) => {
    const method = row.payment === 'TRANSFER' ? ('BANK' as const) : index % 5 === 0 ? ('CARD' as const) : ('CASH' as const);
    return paymentOf({ share: '1', paidOn: row.deliveredOn!, method }, { ...row, customer: party });
  });
  const purchases = bought.map(({ at, sourceId, lines }) => {
    const { row } = delivered.find(({ deliveredAt }) => deliveredAt === at)!;
    return postedEntry({ sourceId, journal: 'STOCK', postedOn: row.deliveredOn! }, lines);
  });
  await writeBooks(em, {
    entries: [...purchases, ...sales, ...payments.map(({ posted }) => posted)],
    items: delivered.map(({ row, buyer }) => ({ ...row, kind: 'ECOMMERCE_ORDER', customer: buyer.party, issuedOn: row.deliveredOn! })),
    payments: payments.map(({ posted: _posted, ...payment }) => payment),
  });
}

/** Ships the first line of an order; the rest follows later. */
async function ship(
  em: EntityManager,
  order: string,
  { line, on: shippedOn }: { line: { id: string; quantity: number }; on: string },
): Promise<void> {
  const number = await drawNumber(em, shipmentSeries, shippedOn);
  const parcel = { number, order, shippedOn, carrier: 'Aramex', trackingNumber: `AX${line.id.slice(-8).toUpperCase()}`, trackingUrl: null };
  const [shipment] = await insertRecords(em, EcommerceShipment, [parcel]);
  await insertRecords(em, EcommerceShipmentLine, [{ shipment, orderLine: line.id, quantity: line.quantity, position: 1 }], {
    id: shipment,
    field: 'lines',
  });
}

/** A piece of an order comes back broken, and is refunded. */
async function takeBack(em: EntityManager, { row, lines, buyer, deliveredAt }: Delivered, { timeZone, returned }: OrdersOf): Promise<void> {
  const order = await em.findOneOrFail(EcommerceOrder, { id: row.id });
  const at = new Date(Math.min(demoNow(), deliveredAt.getTime() + 2 * day));
  const on = at.toLocaleDateString('sv-SE', { timeZone });
  const of = { partyId: buyer.party, on, at, reason: returned, restock: false, returnsDelivery: false, refundBy: 'CASH' } as const;
  if (await returnOrder(em, order, { ...of, lines: [{ lineId: lines[0].id, quantity: 1 }] })) order.status = 'RETURN';
  await em.flush();
}
