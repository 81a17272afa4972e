import { companyToday } from '../../core/database/companyToday.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { newId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused, type Issue } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import { Warehouse } from '../../inventory/warehouse/Warehouse.ts';
import { rematchBills } from '../bill/rematchBills.ts';
import type { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { PurchaseOrderService } from '../order/PurchaseOrderService.ts';
import { progressOf, worthUpTo, type LineProgress } from '../order/orderProgress.ts';
import { PurchaseReceipt, PurchaseReceiptLine } from './PurchaseReceipt.ts';
import { refuseMovedParts } from './refuseMovedParts.ts';
import { overDelivery, receivePurchaseRules, returnPurchaseRules } from './purchaseReceipt.rules.ts';
import { stockIn, stockOut, type MovedLine } from './moveReceived.ts';

/** Number series of receipts and returns. */
export const receiptSeries = { documentType: 'PURCHASE_RECEIPT', prefix: 'RCP' };

/** Input of a receipt or a return: the order, and what the rules say. */
type Input = { orderId: string; [field: string]: unknown };

/** Receives ordered goods, and sends them back (domain §4). */
export class PurchaseReceiptService {
  constructor(private readonly scope: Scope) {}

  /**
   * Receives goods of an issued order: what is accepted comes into stock at the order's price, Dr INVENTORY / Cr GOODS_RECEIVED; what is
   * rejected is noted with its reason. A service needs no receipt.
   * @throws Refused `documentLocked`; InvalidInput `lines.N.…` notFound, taken, overDelivered {left}, notWhole, and as the stock does.
   */
  async receive({ orderId, ...input }: Input): Promise<PurchaseReceipt> {
    const { em } = this.scope;
    const { lines, acceptExpired, ...facts } = check(receivePurchaseRules, input);
    if (!lines.some(isSomething)) throw new InvalidInput({ field: 'lines.0.accepted', code: 'notPositive' });
    const order = await this.openOrder(orderId);
    const progress = await this.linesOf(order, lines);
    refuseOverDelivery(lines, progress);
    await refuseMovedParts(em, progress, { field: 'accepted', quantities: lines.map(({ accepted }) => accepted) });
    const receipt = await this.write(order, 'RECEIPT', facts);
    const moved = lines.map((line, index): MovedLine & typeof line => {
      const { accepted: before } = progress[index];
      const after = new Decimal(before).plus(line.accepted);
      const value = valueOf(progress[index], new Decimal(before), after, currencyOf(this.scope.viewer));
      return { ...line, id: newId(codeOf(PurchaseReceiptLine)), of: progress[index], quantity: line.accepted, value };
    });
    await this.writeLines(receipt, moved);
    await stockIn(em, receipt, moved, acceptExpired);
    await rematchBills(em, order.id);
    return receipt;
  }

  /**
   * Sends accepted goods back to the vendor: Dr GOODS_RECEIVED at the order's price, Cr INVENTORY at their moving value, the difference to
   * PRICE_DIFFERENCE (modules, return).
   * @throws Refused `documentLocked`, `notEnoughStock`; InvalidInput `lines.N.…` notFound, taken, returnTooMuch {left}, notWhole, and as the stock does.
   */
  async return({ orderId, ...input }: Input): Promise<PurchaseReceipt> {
    const { em } = this.scope;
    const { lines, ...facts } = check(returnPurchaseRules, input);
    // What came of an order that is closed can go back as well, as its bill can be credited.
    const order = await this.openOrder(orderId, ['ISSUED', 'ACKNOWLEDGED', 'CLOSED']);
    const progress = await this.linesOf(order, lines);
    const issues = lines.flatMap(({ quantity }, index): Issue[] => {
      const left = new Decimal(progress[index].accepted);
      return left.lessThan(quantity) ? [{ field: `lines.${index}.quantity`, code: 'returnTooMuch', params: { left: left.toFixed() } }] : [];
    });
    if (issues.length) throw new InvalidInput(...issues);
    await refuseMovedParts(em, progress, { field: 'quantity', quantities: lines.map(({ quantity }) => quantity) });
    const receipt = await this.write(order, 'RETURN', { ...facts, deliveryNote: null });
    const moved = lines.map(({ quantity, serialNumbers }, index): MovedLine => {
      const before = new Decimal(progress[index].accepted);
      const value = valueOf(progress[index], before, before.minus(quantity), currencyOf(this.scope.viewer));
      return { serialNumbers, id: newId(codeOf(PurchaseReceiptLine)), of: progress[index], quantity: `-${quantity}`, value };
    });
    await this.writeLines(receipt, moved);
    await this.#refuseOthers(moved);
    await stockOut(em, receipt, moved);
    return receipt;
  }

  /** Refuses pieces that no receipt of the order line brought. @throws InvalidInput `lines.N.serialNumbers.M` notFound. */
  async #refuseOthers(lines: MovedLine[]): Promise<void> {
    const rows = lines.flatMap(({ of, serialNumbers }, line) =>
      serialNumbers.map((number, at) => ({ number, field: `lines.${line}.serialNumbers.${at}`, orderLineId: of.id })),
    );
    if (!rows.length) return;
    const others = await this.scope.em.execute<{ field: string }[]>(
      `select n.field from jsonb_to_recordset(?::jsonb) as n (number text, field text, "orderLineId" uuid) where not exists (
         select from purchase_receipt_line l
         join stock_move m on m.company_id = l.company_id and m.source_line_id = l.id
         join stock_serial_move x on x.company_id = m.company_id and x.move_id = m.id
         join stock_serial s on s.company_id = x.company_id and s.id = x.serial_id
         where l.company_id = noria_company() and l.order_line_id = n."orderLineId" and lower(s.number) = lower(n.number))`,
      [JSON.stringify(rows)],
    );
    if (others.length) throw new InvalidInput(...others.map(({ field }) => ({ field, code: 'notFound' })));
  }

  private async openOrder(id: string, states: PurchaseOrder['state'][] = ['ISSUED', 'ACKNOWLEDGED']): Promise<PurchaseOrder> {
    const order = await new PurchaseOrderService(this.scope).find(id, undefined, 'orderId');
    if (!states.includes(order.state)) throw new Refused('documentLocked');
    // Its status follows from what is received of it.
    order.updatedAt = new Date();
    return order;
  }

  /** The order's lines that are named, in the order in which they are. */
  private async linesOf(order: PurchaseOrder, named: { orderLineId: string }[]): Promise<LineProgress[]> {
    const lines = new Map((await progressOf(this.scope.em, order.id)).map(line => [line.id, line]));
    const ids = named.map(({ orderLineId }) => orderLineId);
    const issues = ids.flatMap((id, index): Issue[] => {
      const field = `lines.${index}.orderLineId`;
      if (!lines.has(id)) return [{ field, code: 'notFound' }];
      return ids.indexOf(id) < index ? [{ field, code: 'taken' }] : [];
    });
    if (issues.length) throw new InvalidInput(...issues);
    return ids.map(id => lines.get(id)!);
  }

  private async write(order: PurchaseOrder, kind: PurchaseReceipt['kind'], facts: Facts): Promise<PurchaseReceipt> {
    const { em } = this.scope;
    const { warehouseId, deliveryNote, note } = facts;
    await refuseInactive(em, [{ field: 'warehouseId', Entity: Warehouse, id: warehouseId }]);
    const receivedOn = await companyToday(em);
    const receipt = em.create(PurchaseReceipt, {
      kind,
      order: order.id,
      number: await drawNumber(em, receiptSeries, receivedOn),
      warehouse: warehouseId ?? (await this.defaultWarehouse()),
      receivedOn,
      receivedBy: await creatorOf(this.scope),
      deliveryNote,
      note,
    } as never);
    await em.flush();
    return receipt;
  }

  private async defaultWarehouse(): Promise<string | null> {
    const [found] = await this.scope.em.execute<{ id: string }[]>(
      'select id from warehouse where company_id = noria_company() and is_default',
    );
    return found?.id ?? null;
  }

  private async writeLines({ id }: PurchaseReceipt, lines: (MovedLine & Partial<ReceivedLine>)[]): Promise<void> {
    const named = lines.filter(({ quantity, rejected }) => isSomething({ accepted: quantity, rejected }));
    const rows = named.map((line, index) => ({
      id: line.id,
      receipt: id,
      position: index + 1,
      orderLine: line.of.id,
      accepted: line.quantity,
      rejected: line.rejected ?? '0',
      rejectionReason: line.rejectionReason ?? null,
      value: line.value,
    }));
    await insertRecords(this.scope.em, PurchaseReceiptLine, rows, { id, field: 'lines' });
  }
}

/** Whether anything came of a line; what did not come is no line of the receipt. */
const isSomething = ({ accepted, rejected }: { accepted: string; rejected?: string }) =>
  Number(accepted) !== 0 || Number(rejected ?? 0) !== 0;

type ReceivedLine = { rejected: string; rejectionReason: string | null };
type Facts = { warehouseId: string | null; deliveryNote: string | null; note: string | null };

/** What a change of the accepted quantity adds to the goods received and not billed, in the company's currency. */
function valueOf(line: LineProgress, before: Decimal, after: Decimal, own: string): string {
  if (!line.inventoryProductId) return '0';
  return worthUpTo(line, after, own)
    .minus(worthUpTo(line, before, own))
    .toFixed();
}

/** Refuses deliveries beyond what was ordered and its tolerance; what was rejected before is expected again. */
function refuseOverDelivery(lines: { accepted: string; rejected: string }[], progress: LineProgress[]): void {
  const issues = lines.flatMap(({ accepted, rejected }, index): Issue[] => {
    const received = new Decimal(accepted).plus(rejected);
    const field = `lines.${index}.accepted`;
    const left = new Decimal(progress[index].ordered).times(1 + overDelivery).minus(progress[index].accepted);
    return received.greaterThan(0) && received.greaterThan(left)
      ? [{ field, code: 'overDelivered', params: { left: Decimal.max(left, 0).toFixed() } }]
      : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
}
