import type { EntityManager } from '@mikro-orm/postgresql';
import { daysAfter } from '../../core/rules/days.ts';
import { SellableKind } from '../../inventory/offer/Sellable.ts';
import { planContracts } from './contracts.ts';
import type { WrittenInvoice } from './writeSalesInvoices.ts';

/** An invoice of the demo, of an order or of services for a customer. */
export interface PlannedInvoice extends Omit<WrittenInvoice, 'number' | 'payment'> {
  state: 'DRAFT' | 'ISSUED' | 'VOID';
  /** Whether it is in another currency than the company's. */
  isForeign: boolean;
  /** Days after which it is paid whole; as it happens, if it is null. */
  paidAfter: number | null;
}

/** Days between an order and its invoice. */
const delay = 5;
/** Invoices for services, and the days between two of them. */
const [serviceCount, servicePeriod] = [24, 16];

interface Order extends Pick<WrittenInvoice, 'customer' | 'contact' | 'owner' | 'remarks' | 'discountPercent' | 'lines'> {
  id: string;
  day: string;
  status: string;
  isAbroad: boolean;
}

interface Service {
  itemId: string;
  description: string;
  price: string;
  vatCategory: never;
  vatRate: string;
}

/**
 * Plans invoices of the fulfilled orders, of two confirmed ones as drafts, of services month by month and of contracts, in the order of their
 * days.
 */
export async function planInvoices(em: EntityManager, today: string, contracts: string): Promise<PlannedInvoice[]> {
  const orders = await em.execute<Order[]>(readOrders, [today]);
  const of = (status: string) => orders.filter(order => order.status === status);
  const invoiceOf = ({ id: order, day: issuedOn, status: _status, isAbroad: _isAbroad, ...rest }: Order, index: number) => {
    const terms = { reference: null, paymentDays: [14, 30, 30, 60][index % 4], isForeign: false, paidAfter: null };
    return { ...rest, order, issuedOn, ...terms };
  };
  const fulfilled = of('FULFILLED').map((order, index) => ({ ...invoiceOf(order, index), state: 'ISSUED' as const }));
  const drafts = of('CONFIRMED')
    .slice(0, 2)
    .map((order, index) => ({ ...invoiceOf(order, index), state: 'DRAFT' as const }));
  const services = await em.execute<Service[]>(readServices);
  const known = [...new Set(orders.map(({ customer }) => customer))].slice(0, 3);
  const abroad = orders.find(({ customer, isAbroad }) => isAbroad && !known.includes(customer));
  const clients = [...known, ...(abroad ? [abroad.customer] : [])];
  const work = (services.length ? Array.from({ length: serviceCount }, (_, index) => index) : []).map((index): PlannedInvoice => ({
    ...blank,
    customer: clients[index % clients.length],
    lines: [0, ...(index % 3 === 0 ? [1] : [])].map(next => ({
      ...services[(index + next) % services.length],
      kind: SellableKind.SERVICE,
      orderLineId: null,
      quantity: `${1 + (index % 4)}`,
      discountPercent: index % 5 === 2 ? '10' : '0',
    })),
    // The fourth client buys in their own currency.
    isForeign: index % clients.length === 3,
    issuedOn: daysAfter(today, -Math.max((serviceCount - index) * servicePeriod - 12, 0)),
    reference: index % 2 === 0 ? `PO-${4100 + 37 * index}` : null,
    state: index === serviceCount - 1 ? 'DRAFT' : index === serviceCount - 6 ? 'VOID' : 'ISSUED',
  }));
  const agreed = await planContracts(em, contracts, today);
  return [...fulfilled, ...drafts, ...work, ...agreed].sort((one, other) => one.issuedOn.localeCompare(other.issuedOn));
}

const blank = { order: null, contact: null, owner: null, remarks: null, discountPercent: '0', paymentDays: 30, paidAfter: null };

const readOrders = `
  select o.id, o.customer_id as customer, o.contact_id as contact, o.owner_id as owner, o.remarks, trim_scale(o.discount_percent)::text as "discountPercent",
    least(o.ordered_on + ${delay}, ?::date)::text as day, o.status, c.country <> (select country from company where id = noria_company()) as "isAbroad",
    (select jsonb_agg(jsonb_build_object('itemId', l.product_id, 'kind', 'PRODUCT', 'description', coalesce(l.description, p.name), 'orderLineId', l.id,
       'quantity', trim_scale(l.quantity)::text, 'price', trim_scale(l.unit_price)::text, 'discountPercent', trim_scale(l.discount_percent)::text,
       'vatCategory', l.vat_category, 'vatRate', trim_scale(l.vat_rate)::text) order by l.position)
     from crm_order_line l join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
     where l.company_id = o.company_id and l.order_id = o.id) as lines
  from crm_order o join customer c on c.company_id = o.company_id and c.id = o.customer_id
  where o.company_id = noria_company() and o.status in ('FULFILLED', 'CONFIRMED') and c.status = 'ACTIVE' and c.deleted_at is null
  order by o.ordered_on desc, o.number desc`;

const readServices = `
  select s.id as "itemId", s.title as description, trim_scale(s.charges)::text as price, s.vat_category as "vatCategory",
    case when s.vat_category = 'STANDARD_RATED' then trim_scale(c.tax_rate)::text else '0' end as "vatRate"
  from inventory_service s join company c on c.id = s.company_id
  where s.company_id = noria_company() and s.status = 'ACTIVE' and s.deleted_at is null order by s.title limit 3`;
