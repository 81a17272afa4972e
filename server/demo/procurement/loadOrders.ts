import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { BillSettlementService } from '../../procurement/bill/BillSettlementService.ts';
import { ProcurementInvoiceService } from '../../procurement/bill/ProcurementInvoiceService.ts';
import { progressOf, type LineProgress } from '../../procurement/order/orderProgress.ts';
import { PurchaseOrderService } from '../../procurement/order/PurchaseOrderService.ts';
import { PurchaseReceiptService } from '../../procurement/receipt/PurchaseReceiptService.ts';
import { fieldsOf } from '../fieldsOf.ts';

const day = 24 * 3_600_000;
/** A day at least one ago: UTC's today may still lie ahead of the company. */
const dayOf = (ago: number) => new Date(Date.now() - Math.max(ago, 1) * day).toISOString().slice(0, 10);

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

/** An order or bill, and what was awarded by the order. */
export type MadeOrder = Named & { type: string; createdAt: Date; awardedOf?: { requisition: string; vendor: string } };

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
  /** Billed in the vendor's own currency. */
  ABROAD: ['issue', 'receive', 'billAbroad', 'payPart'],
  PAID: ['issue', 'receive', 'bill', 'pay'],
};

/** Loads a demo company's purchase orders with their receipts, bills and payments, the oldest first. */
export async function loadOrders(scope: Scope, text: string, { vendors, products, requisitions }: Ordered) {
  const made: MadeOrder[] = [];
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
    const order = await new PurchaseOrderService(scope).create({
      ...rest,
      vendorId: idIn(vendors, vendor),
      requisitionId: requisitions.find(({ title }) => title === requisition)?.id ?? null,
      terms: terms || null,
      lines: wanted,
    } as never);
    const story = new OrderStory(scope, order.id, {
      ago,
      billNumber: `RE-${4100 + 7 * index}`,
      currency: vendors.find(({ name }) => name === vendor)!.currency,
    });
    for (const step of steps[state]) await story.take(step);
    await story.settleDays();
    const createdAt = new Date(Date.now() - ago * day);
    made.push({
      id: order.id,
      name: order.number ?? vendor,
      type: 'PurchaseOrder',
      createdAt,
      awardedOf: requisition ? { requisition, vendor } : undefined,
    });
    if (story.bill)
      made.push({ ...story.bill, type: 'ProcurementInvoice', createdAt: new Date(createdAt.getTime() + (ago > 4 ? 4 * day : 0)) });
  }
  return made;
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

  /** Past orders are dated as they happened: their numbers are drawn in the order of their days. */
  async settleDays(): Promise<void> {
    const { ago } = this.facts;
    const { em } = this.scope;
    const at = new Date(Date.now() - ago * day);
    await em.execute(
      'update purchase_order set issued_on = case when number is null then null else ?::date end, created_at = ?, updated_at = ? where company_id = noria_company() and id = ?',
      [dayOf(ago), at, at, this.orderId],
    );
    // What came into stock is in the books of today.
    await em.execute(
      `update purchase_receipt r set received_on = ? where company_id = noria_company() and order_id = ?
         and not exists (select from journal_entry e where e.company_id = r.company_id and e.source_id = r.id)`,
      [dayOf(ago - 3), this.orderId],
    );
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
    const { id, number } = await new ProcurementInvoiceService(this.scope).create(input);
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
