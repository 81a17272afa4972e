import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { monthsAfter } from '../../core/rules/days.ts';
import { RecurringInvoice } from '../../finance/recurring/RecurringInvoice.ts';
import { SellableKind } from '../../inventory/offer/Sellable.ts';
import { VatCategory } from '../../inventory/product/InventoryProduct.ts';
import { fieldsOf } from '../fieldsOf.ts';
import type { PlannedInvoice } from './planInvoices.ts';
import { demoNow } from '../demoNow.ts';

/** A line of the contracts, with the day of its first invoice. */
interface Contract {
  customer: string;
  description: string;
  quantity: string;
  price: string;
  paidAfter: number;
  startsOn: string;
}

/** The days on which a monthly contract was invoiced until `today`. */
function daysOf(startsOn: string, today: string): string[] {
  const days = [];
  for (let on = startsOn; on <= today; on = monthsAfter(startsOn, days.length)) days.push(on);
  return days;
}

/**
 * Plans the invoices of a demo company's contracts, one per line: customer, what for, quantity of a month, price, and days until the customer
 * pays. The first is made out at the end of the month in which the customer became one. They carry no tax.
 */
export async function planContracts(em: EntityManager, text: string, today: string): Promise<PlannedInvoice[]> {
  const wanted = fieldsOf(text).map(([customer, description, quantity, price, paidAfter]) => ({
    customer,
    description,
    quantity,
    price,
    paidAfter,
  }));
  const contracts = await em.execute<Contract[]>(readContracts, [JSON.stringify(wanted)]);
  return contracts.flatMap(({ customer, paidAfter, startsOn, ...line }) =>
    daysOf(startsOn, today).map(issuedOn => ({
      order: null,
      contact: null,
      owner: null,
      remarks: null,
      reference: null,
      discountPercent: '0',
      paymentDays: 30,
      customer,
      issuedOn,
      paidAfter,
      lines: [{ ...line, ...untaxed, itemId: null, kind: SellableKind.SERVICE, orderLineId: null, discountPercent: '0' }],
      isForeign: false,
      state: 'ISSUED' as const,
    })),
  );
}

const untaxed = { vatCategory: VatCategory.ZERO_RATED, vatRate: '0' };

/** Loads what makes out the invoices of the contracts each month, with those that it has made out. */
export async function loadContracts(
  em: EntityManager,
  { text, owner, timeZone }: { text: string; owner: string; timeZone: string },
): Promise<{ id: string; name: string; createdAt: Date; owner: string }[]> {
  const today = new Date(demoNow()).toLocaleDateString('sv-SE', { timeZone });
  const wanted = fieldsOf(text).map(([customer, description]) => ({ customer, description }));
  const made = await em.execute<{ title: string; invoices: { id: string; on: string }[] }[]>(readMade, [JSON.stringify(wanted)]);
  const plans = made.map(({ title, invoices }) => {
    const [{ id: source, on: startsOn }] = invoices;
    const nextOn = monthsAfter(startsOn, daysOf(startsOn, today).length);
    const createdAt = new Date(`${startsOn}T09:30:00Z`);
    const values = { title, frequency: 'MONTHLY', delivery: 'DRAFT', startsOn, endsOn: null, nextOn, owner, source } as const;
    return { id: newId(codeOf(RecurringInvoice)), ...values, createdAt, updatedAt: createdAt };
  });
  if (!plans.length) return [];
  await insertRecords(em, RecurringInvoice, plans);
  const runs = plans.flatMap(({ id: plan }, index) => made[index].invoices.map(({ id, on }) => ({ plan, on, id })));
  await em.execute(
    `insert into recurring_invoice_run (recurring_id, period_on, invoice_id)
     select plan, "on", id from jsonb_to_recordset(?::jsonb) as run (plan uuid, "on" date, id uuid)`,
    [JSON.stringify(runs)],
  );
  return plans.map(({ id, title: name, createdAt }) => ({ id, name, createdAt, owner }));
}

const readContracts = `
  select c.id as customer, w.description, w.quantity, w.price, w."paidAfter",
    (date_trunc('month', c.created_at) + interval '1 month - 1 day')::date::text as "startsOn"
  from jsonb_to_recordset(?::jsonb) as w (customer text, description text, quantity text, price text, "paidAfter" integer)
    join customer c on c.company_id = noria_company() and c.name = w.customer
  order by c.created_at, c.id`;

const readMade = `
  select w.description as title, jsonb_agg(jsonb_build_object('id', i.id, 'on', i.issued_on) order by i.issued_on) as invoices
  from jsonb_to_recordset(?::jsonb) as w (customer text, description text)
    join customer c on c.company_id = noria_company() and c.name = w.customer
    join sales_invoice i on i.company_id = c.company_id and i.customer_id = c.id
    join sales_invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id and l.description = w.description
  group by c.id, c.name, w.description order by min(i.issued_on), c.id`;
