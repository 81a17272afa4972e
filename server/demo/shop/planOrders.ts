import { newId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';
import { EcommerceOrder, EcommerceOrderLine } from '../../ecommerce/order/EcommerceOrder.ts';
import type { EcommerceOrderStatusName } from '../../ecommerce/order/ecommerceOrderStatuses.rules.ts';
import { pricedGoods, type Good } from '../../ecommerce/order/priceOrder.ts';
import { newTrackingId } from '../../ecommerce/order/trackingId.ts';
import { taxOf } from '../../ecommerce/tax/taxOf.ts';
import { NumberBook } from '../deals/NumberBook.ts';
import { dice } from '../dice.ts';
import { spread } from '../history.ts';
import type { Row } from './productRows.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;
/** Number of orders of a demo company. */
const count = 300;

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

/** A product of the demo's shop, with what its seller leaves to the shop. */
interface Sold extends Pick<Row['shown'], 'id' | 'name' | 'price' | 'discountPrice' | 'inventoryProduct' | 'seller'> {
  commissionPercent: string;
}

/** A way of delivery. */
interface Delivery {
  id: string;
  title: string;
  /** All, if empty. */
  countries: string[];
  price: string;
  /** Amount of goods from which on it is free. */
  freeFrom: string | null;
}

/** What orders are made of. */
export interface OrdersOf {
  products: Sold[];
  buyers: Buyer[];
  /** The last one delivers everywhere. */
  deliveries: Delivery[];
  since: Date;
  timeZone: string;
  /** Why something came back. */
  returned: string;
}

/** How a company taxes what its shop sells. */
export interface Terms {
  currency: string;
  vatMode: VatMode;
  /** Percent. */
  taxRate: string;
  /** Percent by country, where it is another one. */
  rates: Record<string, string>;
}

/** An order as it is written, with its lines and who bought. */
export interface PlannedOrder {
  row: ReturnType<typeof rowOf>;
  lines: (ReturnType<ReturnType<typeof pricedGoods>['withDelivery']>['lines'][number] & {
    id: string;
    order: string;
    cost: string;
    productId: string;
  })[];
  buyer: Buyer;
  at: Date;
  /** Null unless it was delivered. */
  deliveredAt: Date | null;
}

/** Plans months of orders: the older ones were delivered, the newest are under way. Except for the dates, every load is the same. */
export async function planOrders(of: OrdersOf, terms: Terms, numbers: NumberBook): Promise<PlannedOrder[]> {
  const chance = dice(count);
  const { since } = of;
  const times = spread(count, { since, from: new Date(since.getTime() + 14 * day) });
  return times.map(at => planOrder(of, { terms, numbers, at, chance }));
}

/** The state that an order of this age has reached. */
function stateAfter(days: number, luck: number): EcommerceOrderStatusName {
  if (luck < 0.06) return 'CANCELLED';
  if (days < 1.5) return 'PENDING';
  if (days < 4) return 'INPROGRESS';
  return days < 14 ? 'DELIVERED' : 'COMPLETED';
}

interface Draw {
  terms: Terms;
  numbers: NumberBook;
  at: Date;
  chance: () => number;
}

function planOrder({ products, buyers, deliveries, timeZone }: OrdersOf, { terms, numbers, at, chance }: Draw): PlannedOrder {
  const joined = buyers.filter(({ createdAt }) => createdAt <= at);
  const buyer = joined[Math.floor(chance() ** 1.4 * joined.length)];
  const start = Math.floor(chance() * products.length);
  const bought = Array.from({ length: 1 + Math.floor(chance() * 3) }, (_, step) => products[(start + step * 7) % products.length]);
  const rate = terms.rates[buyer.country] ?? terms.taxRate;
  const goods = bought.map(({ id: product, name, price, discountPrice, seller, commissionPercent }): Good => {
    const unitPrice = Number(discountPrice) < Number(price) ? discountPrice : price;
    const quantity = 1 + Math.floor(chance() * 2);
    return { product, name, quantity, unitPrice, ...taxOf('STANDARD_RATED', rate), seller, commissionPercent };
  });
  const priced = pricedGoods(goods, terms);
  const {
    id: method,
    title,
    price,
    freeFrom,
  } = deliveries.find(({ countries }) => countries.includes(buyer.country)) ?? deliveries.at(-1)!;
  const fee = freeFrom && Number(priced.totalsWith().total) >= Number(freeFrom) ? '0' : price;
  const { lines, ...figures } = priced.withDelivery({ title, fee });
  const status = stateAfter((demoNow() - at.getTime()) / day, chance());
  const isDelivered = status === 'DELIVERED' || status === 'COMPLETED';
  const deliveredAt = isDelivered ? new Date(Math.min(demoNow(), at.getTime() + 3 * day)) : null;
  const onDay = (time: Date) => time.toLocaleDateString('sv-SE', { timeZone });
  const days = { orderedOn: onDay(at), deliveredOn: deliveredAt && onDay(deliveredAt) };
  const row = rowOf({ ...figures, ...days, status, deliveryMethod: method, number: numbers.draw(days.orderedOn), at, deliveredAt }, buyer);
  const stocked = (index: number) => bought[index].inventoryProduct;
  return {
    row,
    lines: lines.map((line, index) => {
      return {
        ...line,
        id: newId(codeOf(EcommerceOrderLine)),
        order: row.id,
        cost: '0',
        productId: stocked(index),
        createdAt: at,
        updatedAt: at,
      };
    }),
    buyer,
    at,
    deliveredAt,
  };
}

/** The row of an order: most were placed in the storefront and paid on delivery. */
function rowOf<Figures extends { number: string; at: Date; deliveredAt: Date | null }>(
  { at, deliveredAt, ...figures }: Figures,
  buyer: Buyer,
) {
  const last = Number(figures.number.at(-1));
  return {
    id: newId(codeOf(EcommerceOrder)),
    trackingId: newTrackingId(),
    customer: buyer.id,
    payment: last === 0 ? ('TRANSFER' as const) : last % 4 === 3 ? null : ('ON_DELIVERY' as const),
    deliveryName: buyer.name,
    deliveryPhone: buyer.phone,
    deliveryEmail: buyer.email,
    deliveryCity: buyer.city,
    deliveryCountry: buyer.country,
    deliveryAddress: buyer.address,
    createdAt: at,
    updatedAt: deliveredAt ?? at,
    ...figures,
  };
}
