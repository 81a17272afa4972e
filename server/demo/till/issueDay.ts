import { newId } from '../../core/database/ids.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { contentHash } from '../../inventory/invoice/contentHash.ts';
import { invoiceCode, invoiceLineCode } from '../../inventory/invoice/InventoryInvoice.ts';
import { creditLine, negative, saleLine } from '../../inventory/invoice/invoiceLines.ts';
import type { PostedInvoice } from '../../inventory/invoice/postInvoice.ts';
import { shareOfPieces } from '../../inventory/invoice/creditShare.ts';
import { InventoryInvoiceKind } from '../../inventory/invoice/InventoryInvoiceKind.ts';
import type { NewLine } from '../../inventory/invoice/writeInvoices.ts';
import type { NumberBook } from '../deals/NumberBook.ts';
import type { DemoStock } from './DemoStock.ts';
import type { PlannedDay, PlannedSale } from './planTill.ts';

/** A demo invoice with the rows to write and to post. */
export interface IssuedInvoice {
  invoice: { id: string; number: string; cash: string; cashier: string; createdAt: Date };
  lines: NewLine[];
  posted: PostedInvoice;
  /** The planned sale, with its return if any; null for a return. */
  planned: PlannedSale | null;
}

/** Context of a day's sales. */
export interface DayOf {
  stock: DemoStock;
  /** Sales with an outstanding return. */
  due: IssuedInvoice[];
  books: Record<InventoryInvoiceKind.SALE | InventoryInvoiceKind.RETURN, NumberBook>;
  dayOf: (at: Date) => string;
  currency: string;
  digits: number;
  session: { id: string; till: string; cashier: string };
  reasons: string[];
}

/** Issues a day's returns and sales in chronological order. */
export function issueDay({ sales, opensAt }: PlannedDay, of: DayOf): IssuedInvoice[] {
  const back = of.due.filter(({ planned }) => planned!.returned!.at <= opensAt);
  for (const one of back) of.due.splice(of.due.indexOf(one), 1);
  const returned = back.map((sale, index) => takeBack(sale, new Date(opensAt.getTime() + (index + 1) * 60_000), of));
  const sold = sales.map(sale => sell(sale, of));
  of.due.push(...sold.filter(({ planned }) => planned?.returned));
  return [...returned, ...sold];
}

function sell(sale: PlannedSale, of: DayOf): IssuedInvoice {
  const head = headOf(InventoryInvoiceKind.SALE, sale.at, of);
  const lines = sale.lines.map(({ sellable, ...said }, index) => {
    const line = saleLine(sellable, sale.priced.lines[index], said, index);
    const costs = sellable.components.map(({ productId, quantity }) =>
      of.stock.sell(productId, new Decimal(quantity).times(said.quantity), { at: sale.at, sourceId: head.id, sourceLineId: line.id }),
    );
    return { ...line, cost: sum(costs).toFixed() };
  });
  const { discountPercent, customer, paid } = sale;
  const { pricesIncludeTax } = sale.priced.totals;
  const { id, tillSession: tillSessionId, soldAt } = head;
  const items = sale.lines.map(({ sellable: { kind, id: itemId }, ...said }) => ({ kind, itemId, ...said }));
  const hash = contentHash('SALE', { id, tillSessionId, soldAt, customerId: customer, lines: items, discountPercent, paid });
  const invoice = { ...head, ...paid, customer, pricesIncludeTax, discountPercent, returnOf: null, reason: null, contentHash: hash };
  return { invoice, lines, posted: postedOf(invoice, lines), planned: sale };
}

/** Returns a whole line at the price, tax and cost of the sale. */
function takeBack({ invoice: sale, lines: sold, planned, posted }: IssuedInvoice, at: Date, of: DayOf): IssuedInvoice {
  const { line: place, restock } = planned!.returned!;
  const { sellable } = planned!.lines[place];
  const {
    id: soldId,
    cost,
    parts,
    quantity,
    net,
    discountShare,
    base,
    tax,
    position: _position,
    ...item
  } = sold[place] as NewLine & { quantity: string; cost: string; position: number };
  const { pricesIncludeTax } = planned!.priced.totals;
  const share = shareOfPieces({ pricesIncludeTax, quantity, net, discountShare, base, tax, parts }, quantity, of.digits);
  const head = headOf(InventoryInvoiceKind.RETURN, at, of);
  const id = newId(invoiceLineCode);
  const scrapped = sellable.components.map(({ productId, quantity: each }) => {
    const pieces = new Decimal(each).times(quantity);
    const source = { at, sourceId: head.id, sourceLineId: id };
    of.stock.putBack(productId, pieces, of.stock.costOf(soldId, productId), source);
    return restock ? new Decimal(0) : of.stock.scrap(productId, pieces, source);
  });
  const line = creditLine({ id: soldId, item }, { id, position: 1, quantity, restocked: restock, share, value: cost });
  const total = sum([share.base, share.tax]);
  // Large refunds go to the card, so that one return does not empty the drawer.
  const byCard = Number(posted.card) > 0 || Number(total) > 100;
  const none = { cash: '0', card: '0', bank: '0', credit: '0', rounding: '0', tendered: null, change: null };
  const paid = { ...none, [byCard ? 'card' : 'cash']: negative(total) };
  const reason = of.reasons[Number(sale.number.slice(-2)) % of.reasons.length];
  const { customer, discountPercent } = planned!;
  const said = {
    id: head.id,
    tillSessionId: head.tillSession,
    invoiceId: sale.id,
    reason,
    lines: [{ lineId: soldId, quantity, restock }],
    paid,
  };
  const hash = contentHash('RETURN', said);
  const invoice = { ...head, ...paid, customer, pricesIncludeTax, discountPercent, returnOf: sale.id, reason, contentHash: hash };
  return { invoice, lines: [line], posted: { ...postedOf(invoice, [line]), scrapped: sum(scrapped).toFixed() }, planned: null };
}

function headOf(kind: keyof DayOf['books'], at: Date, { session, currency, books, dayOf }: DayOf) {
  const issuedOn = dayOf(at);
  const where = { cashier: session.cashier, till: session.till, tillSession: session.id };
  const head = { id: newId(invoiceCode), kind, number: books[kind].draw(issuedOn), ...where, currency };
  return { ...head, soldAt: at, issuedOn, createdAt: at, updatedAt: at };
}

const postedOf = (
  invoice: Pick<PostedInvoice, 'id' | 'kind' | 'number' | 'customer' | 'currency' | 'issuedOn' | 'cash' | 'card' | 'bank' | 'credit'>,
  lines: NewLine[],
): PostedInvoice => ({
  ...invoice,
  total: sum([invoice.cash, invoice.card, invoice.bank]).toFixed(),
  parts: lines.flatMap(({ parts }) => parts),
  cost: sum(lines.map(({ cost }) => String(cost))).toFixed(),
});
