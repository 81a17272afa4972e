import type { EntityManager } from '@mikro-orm/postgresql';
import { daysAfter } from '../../core/rules/days.ts';

/** An invoice of the demo: of an order, or of services for a customer. */
export interface PlannedInvoice {
  orderId: string | null;
  customerId: string;
  lines: { itemId: string; quantity: string; discountPercent: string; id: null; description: null; unitPrice: null; vatCategory: null }[];
  issuedOn: string;
  paymentDays: number;
  reference: string | null;
  state: 'DRAFT' | 'ISSUED' | 'VOID';
  /** Whether it is in another currency than the company's. */
  isForeign?: boolean;
}

/** Days between an order and its invoice, and the number of orders that are invoiced. */
const [delay, invoicedOrders] = [5, 28];
/** Days between two invoices for services. */
const servicePeriod = 16;

/** Plans invoices of the newest fulfilled orders, of two confirmed ones as drafts, and of services month by month, in the order of their days. */
export async function planInvoices(em: EntityManager, today: string): Promise<PlannedInvoice[]> {
  const orders = await em.execute<{ id: string; customerId: string; day: string; status: string; isAbroad: boolean }[]>(
    `select o.id, o.customer_id as "customerId", least(o.ordered_on + ${delay}, ?::date)::text as day, o.status,
       c.country <> (select country from company where id = noria_company()) as "isAbroad"
     from crm_order o join customer c on c.company_id = o.company_id and c.id = o.customer_id
     where o.company_id = noria_company() and o.status in ('FULFILLED', 'CONFIRMED') and c.status = 'ACTIVE' and c.deleted_at is null
     order by o.ordered_on desc, o.number desc`,
    [today],
  );
  const services = await em.execute<{ id: string }[]>(
    `select id from inventory_service where company_id = noria_company() and status = 'ACTIVE' and deleted_at is null order by title limit 3`,
  );
  const blank = { lines: [], reference: null, paymentDays: 30 };
  const of = (status: string, count: number) => orders.filter(order => order.status === status).slice(0, count);
  const fulfilled = of('FULFILLED', invoicedOrders).map(({ id, customerId, day }, index) => ({
    ...blank,
    orderId: id,
    customerId,
    issuedOn: day,
    paymentDays: [14, 30, 30, 60][index % 4],
    state: 'ISSUED' as const,
  }));
  const drafts = of('CONFIRMED', 2).map(({ id, customerId }) => ({
    ...blank,
    orderId: id,
    customerId,
    issuedOn: today,
    state: 'DRAFT' as const,
  }));
  const known = [...new Set(orders.map(({ customerId }) => customerId))].slice(0, 3);
  const abroad = orders.find(({ customerId, isAbroad }) => isAbroad && !known.includes(customerId));
  const clients = [...known, ...(abroad ? [abroad.customerId] : [])];
  const work = (services.length ? Array.from({ length: 11 }, (_, index) => index) : []).map(index => ({
    ...blank,
    orderId: null,
    customerId: clients[index % clients.length],
    lines: [0, ...(index % 3 === 0 ? [1] : [])].map(next => ({
      ...blankLine,
      itemId: services[(index + next) % services.length].id,
      quantity: `${1 + (index % 4)}`,
      discountPercent: index % 5 === 2 ? '10' : '0',
    })),
    // The fourth client buys in their own currency.
    isForeign: index % clients.length === 3,
    issuedOn: daysAfter(today, -Math.max((11 - index) * servicePeriod - 12, 0)),
    reference: index % 2 === 0 ? `PO-${4100 + 37 * index}` : null,
    state: index === 10 ? ('DRAFT' as const) : index === 6 ? ('VOID' as const) : ('ISSUED' as const),
  }));
  return [...fulfilled, ...drafts, ...work].sort((one, other) => one.issuedOn.localeCompare(other.issuedOn));
}

const blankLine = { id: null, description: null, unitPrice: null, vatCategory: null };
