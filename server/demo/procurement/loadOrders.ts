import type { EntityManager } from '@mikro-orm/postgresql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { requiredRateOn } from '../../ledger/exchangeRate/rateOn.ts';
import { BillSettlementService } from '../../procurement/bill/BillSettlementService.ts';
import { ProcurementInvoiceService } from '../../procurement/bill/ProcurementInvoiceService.ts';
import { progressOf, type LineProgress } from '../../procurement/order/orderProgress.ts';
import { PurchaseOrderService } from '../../procurement/order/PurchaseOrderService.ts';
import { PurchaseReceiptService } from '../../procurement/receipt/PurchaseReceiptService.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { forget } from '../forget.ts';
import { demoNow } from '../demoNow.ts';

const day = 24 * 3_600_000;
/** A day at least one ago: UTC's today may still lie ahead of the company. */
const dayOf = (ago: number) => new Date(demoNow() - Math.max(ago, 1) * day).toISOString().slice(0, 10);

/** A record of the demo as others refer to it. */
interface Named {
  id: string;
  name: string;
}

/** What orders refer to, by name or title. */
interface Ordered {
  vendors: readonly (Named & { currency: string })[];
  products: readonly Named[];
  requisitions: readonly { id: string; title: string }[];
}

/** An order, and what was awarded by it. */
export type MadeOrder = Named & { createdAt: Date; awardedOf?: { requisition: string; vendor: string } };

/** How far an order has come, and what that takes. */
const steps: Record<string, readonly string[]> = {
  DRAFT: [],
  ISSUED: ['issue'],
  ACKNOWLEDGED: ['issue', 'acknowledge'],
  PARTLY_RECEIVED: ['issue', 'acknowledge', 'receivePart'],
  RECEIVED: ['issue', 'acknowledge', 'receive'],
  BLOCKED: ['issue', 'receive', 'billDearer'],
  BILLED: ['issue', 'receive', 'bill'],
  PARTLY_PAID: ['issue', 'receive', 'bill', 'payPart'],
  /** Ordered and billed in the vendor's own currency. */
  ABROAD: ['issue', 'receive', 'billAbroad', 'payPart'],
  PAID: ['issue', 'receive', 'bill', 'pay'],
};

/** Loads a demo company's purchase orders with their receipts, bills and payments, the oldest first. */
export async function loadOrders(scope: Scope, text: string, { vendors, products, requisitions }: Ordered) {
  const made = { orders: [] as MadeOrder[], bills: [] as (Named & { createdAt: Date })[] };
  const past: { id: string; ago: number }[] = [];
  for (const [index, [vendor, days, lines, state, terms, requisition, untaxed]] of fieldsOf(text).entries()) {
    const idIn = (records: readonly Named[], name: string) => records.find(record => record.name === name)!.id;
    const wanted = lines.split(';').map(line => {
      const [name, quantity, unitPrice] = line.split('×').map(part => part.trim());
      return {
        id: null,
        productId: idIn(products, name),
        description: null,
        quantity,
        unitPrice,
        discountPercent: '0',
        vatCategory: untaxed ? 'ZERO_RATED' : 'STANDARD_RATED',
      };
    });
    const rest = {
      headId: null,
      costCenterId: null,
      expectedOn: null,
      paymentDays: 30,
      discountPercent: '0',
      notes: null,
    };
    const ago = Number(days);
    if (yearOf(ago) !== yearOf(past.at(-1)?.ago ?? ago)) await numberAsOf(scope.em, yearOf(past.at(-1)!.ago));
    const order = await new PurchaseOrderService(scope).create({
      ...rest,
      vendorId: idIn(vendors, vendor),
      requisitionId: requisitions.find(({ title }) => title === requisition)?.id ?? null,
      terms: terms || null,
      ...(state === 'ABROAD' && (await abroad(scope, vendors.find(({ name }) => name === vendor)!.currency, dayOf(Number(days))))),
      lines: wanted,
    } as never);
    const story = new OrderStory(scope, order.id, {
      ago,
      billNumber: `RE-${4100 + 7 * index}`,
      currency: vendors.find(({ name }) => name === vendor)!.currency,
    });
    for (const step of steps[state]) await story.take(step);
    const createdAt = new Date(demoNow() - ago * day);
    const awardedOf = requisition ? { requisition, vendor } : undefined;
    made.orders.push({ id: order.id, name: order.number ?? vendor, createdAt, awardedOf });
    if (story.bill) made.bills.push({ ...story.bill, createdAt: new Date(createdAt.getTime() + (ago > 4 ? 4 * day : 0)) });
    past.push({ id: order.id, ago });
    await forget(scope.em);
  }
  await settleDays(scope.em, past);
  return made;
}

const yearOf = (ago: number) => dayOf(ago).slice(0, 4);

/** Gives orders and receipts, which draw the numbers of today, those of a year that is over. */
async function numberAsOf(em: EntityManager, year: string): Promise<void> {
  const [{ drawn }] = await em.execute<[{ drawn: string }]>('select extract(year from noria_today())::text as drawn');
  for (const table of ['purchase_order', 'purchase_receipt'])
    await em.execute(`update ${table} set number = replace(number, ?, ?) where company_id = noria_company() and number is not null`, [
      `-${drawn}-`,
      `-${year}-`,
    ]);
  await em.execute(
    `update number_series set fiscal_year = ? where company_id = noria_company() and fiscal_year = ? and document_type in ('PURCHASE_ORDER', 'PURCHASE_RECEIPT')`,
    [year, drawn],
  );
}

/** Dates past orders as they happened: their numbers were drawn in the order of their days. */
async function settleDays(em: EntityManager, past: { id: string; ago: number }[]): Promise<void> {
  const rows = past.map(({ id, ago }) => ({ id, at: new Date(demoNow() - ago * day), on: dayOf(ago), received: dayOf(ago - 3) }));
  const of = 'jsonb_to_recordset(?::jsonb) as d (id uuid, at timestamptz, "on" date, received date)';
  await em.execute(
    `update purchase_order o set issued_on = case when o.number is not null then d."on" end, created_at = d.at, updated_at = d.at
     from ${of} where o.company_id = noria_company() and o.id = d.id`,
    [JSON.stringify(rows)],
  );
  // What came into stock is in the books of today.
  await em.execute(
    `update purchase_receipt r set received_on = d.received from ${of} where r.company_id = noria_company() and r.order_id = d.id
       and not exists (select from journal_entry e where e.company_id = r.company_id and e.source_id = r.id)`,
    [JSON.stringify(rows)],
  );
}

/** One order's way from its issue to its payment. */
class OrderStory {
  bill: Named | null = null;

  constructor(
    private readonly scope: Scope,
    private readonly orderId: string,
    private readonly facts: { ago: number; billNumber: string; currency: string },
  ) {}

  async take(step: string): Promise<void> {
    const { scope, orderId } = this;
    const orders = new PurchaseOrderService(scope);
    if (step === 'issue') await orders.issue({ id: orderId });
    else if (step === 'acknowledge') await orders.acknowledge(orderId);
    else if (step === 'receive' || step === 'receivePart') await this.receive(step === 'receivePart');
    else if (step === 'bill' || step === 'billDearer') await this.enter(step === 'billDearer');
    else if (step === 'billAbroad') await this.enterBill({ currency: this.facts.currency });
    else await this.pay(step === 'payPart');
  }

  private async receive(isPart: boolean): Promise<void> {
    const lines = await progressOf(this.scope.em, this.orderId);
    const received = lines.map(({ id: orderLineId, ordered }) => {
      if (!isPart) return { orderLineId, accepted: ordered };
      const accepted = new Decimal(ordered).times(0.6).floor().toFixed();
      return { orderLineId, accepted, rejected: '2', rejectionReason: 'Damaged in transit' };
    });
    await new PurchaseReceiptService(this.scope).receive({
      orderId: this.orderId,
      deliveryNote: `LS-${this.facts.billNumber.slice(3)}`,
      lines: received,
    });
  }

  private async enter(isDearer: boolean): Promise<void> {
    const lines = await progressOf(this.scope.em, this.orderId);
    const priced = lines.map((line: LineProgress) => ({
      orderLineId: line.id,
      quantity: line.ordered,
      unitPrice: isDearer ? new Decimal(line.unitPrice).times(1.08).toDecimalPlaces(4).toFixed() : line.unitPrice,
    }));
    await this.enterBill({ lines: priced });
  }

  /** Enters the vendor's bill, of what is received unless lines are given. */
  private async enterBill(more: object): Promise<void> {
    const { ago, billNumber: vendorNumber } = this.facts;
    const input = { orderId: this.orderId, vendorNumber, issuedOn: dayOf(ago - 4), ...more };
    const { id, number } = await new ProcurementInvoiceService(this.scope).enter(input);
    this.bill = { id, name: number };
  }

  private async pay(isPart: boolean): Promise<void> {
    const { id } = this.bill!;
    const [{ balance }] = await this.scope.em.execute<[{ balance: string }]>(
      'select round(balance / 2, 0)::text as balance from open_item_balance where company_id = noria_company() and id = ?',
      [id],
    );
    const paidOn = dayOf(this.facts.ago - 30);
    await new BillSettlementService(this.scope).pay({
      id,
      method: 'BANK',
      paidOn,
      reference: this.facts.billNumber,
      amount: isPart ? balance : null,
    });
  }
}

/** A vendor's currency, and its rate of a day. */
const abroad = async ({ em }: Scope, currency: string, on: string) => ({
  currency,
  exchangeRate: await requiredRateOn(em, 'exchangeRate', currency, on),
});
