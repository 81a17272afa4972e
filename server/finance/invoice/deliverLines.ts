import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { CrmOrder } from '../../crm/order/CrmOrder.ts';
import { costOf, stockOfSale } from '../../inventory/invoice/invoiceLines.ts';
import { partsOfLine } from '../../inventory/itemLine/partsOfLine.ts';
import { itemIdOf } from '../../inventory/itemLine/itemOf.ts';
import { readSellables } from '../../inventory/offer/readSellables.ts';
import type { Sellable } from '../../inventory/offer/Sellable.ts';
import type { LinePart } from '../../inventory/invoice/SoldLine.ts';
import type { HeldStock } from '../../inventory/stock/lockStock.ts';
import { moveStock } from '../../inventory/stock/moveStock.ts';
import { storeCosts } from '../../inventory/stock/storeCosts.ts';
import { SalesInvoiceLine, type SalesInvoice } from './SalesInvoice.ts';

/** A line as the ledger needs it. */
export interface DeliveredLine {
  parts: LinePart[];
  /** Cost of its goods, in the company's currency. */
  cost: string;
}

/**
 * Takes the goods of an invoice out of the default warehouse, but those that a credited invoice of its order has left with the customer, and
 * stores on each line what they cost. Fulfilling an order moves nothing, so that goods leave with the invoice, whichever comes first.
 * @throws Refused `notEnoughStock` {product, wanted, available}; InvalidInput `lines.N.itemId` inactive, packageExpired, componentInactive,
 * notFound, `serialNumbers` as `moveStock`.
 */
export async function deliverLines(
  em: EntityManager,
  { id, issuedOn, currency, order }: SalesInvoice,
  serialNumbers: readonly string[],
): Promise<DeliveredLine[]> {
  const lines = await em.find(
    SalesInvoiceLine,
    { invoice: id, deletedAt: null },
    { orderBy: { position: 'asc' }, disableIdentityMap: true },
  );
  // Invoices of an order deliver one after the other.
  if (order) await em.findOne(CrmOrder, { id: order.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const sold = lines.flatMap(line => {
    const itemId = itemIdOf(line);
    return itemId ? [{ line, kind: line.kind, id: itemId }] : [];
  });
  // The items' components matter here, their prices were settled by the draft.
  const sellables = await readSellables(em, sold, () => ({ currency, taxRate: '0', soldOn: issuedOn! }));
  const issues = sellables.flatMap(({ refusal, name }, index): Issue[] =>
    refusal ? [{ field: `lines.${sold[index].line.position - 1}.itemId`, code: refusal, params: { name } }] : [],
  );
  if (issues.length) throw new InvalidInput(...issues);
  const pieces = await piecesToMove(
    em,
    id,
    sold.map(({ line }) => line),
  );
  const goods = sellables.map((sellable, index) => ({ lineId: sold[index].line.id, sellable, pieces: pieces[index] }));
  const costs = await takeGoods(em, goods, { sourceId: id, serialNumbers });
  await storeCosts(
    em,
    'sales_invoice_line',
    [...costs].map(([lineId, cost]) => ({ id: lineId, cost })),
  );
  return lines.map(line => ({ parts: partsOfLine(line), cost: costs.get(line.id) ?? '0' }));
}

/** What a line sells of an item. */
interface SoldGoods {
  lineId: string;
  sellable: Sellable;
  pieces: string;
}

/**
 * Takes goods out of the default warehouse; returns what they cost, by the lines that moved some. `held` is stock that is locked already.
 * @throws as `moveStock`.
 */
export async function takeGoods(
  em: EntityManager,
  goods: SoldGoods[],
  { held, ...source }: { sourceId: string; serialNumbers: readonly string[]; held?: HeldStock },
): Promise<Map<string, string>> {
  const requests = goods
    .flatMap(({ lineId, sellable, pieces }) => stockOfSale(sellable, pieces, { ...source, sourceLineId: lineId }))
    .filter(({ quantity }) => Number(quantity) !== 0);
  const moved = Map.groupBy(await moveStock(em, requests, { held }), ({ sourceLineId }) => sourceLineId!);
  return new Map([...moved].map(([lineId, moves]) => [lineId, costOf(moves)]));
}

/** The quantities of lines whose goods are still to leave: a credit note that took back no goods has left them with the customer. */
async function piecesToMove(em: EntityManager, invoiceId: string, lines: SalesInvoiceLine[]): Promise<string[]> {
  const ordered = lines.flatMap(({ orderLineId }) => orderLineId ?? []);
  const rows = ordered.length ? await em.execute<{ id: string; kept: string }[]>(readKept, [invoiceId, `{${ordered.join()}}`]) : [];
  const kept = new Map(rows.map(row => [row.id, new Decimal(row.kept)]));
  return lines.map(({ orderLineId, quantity }) => {
    const left = (orderLineId && kept.get(orderLineId)) || new Decimal(0);
    const known = Decimal.min(left, quantity);
    if (orderLineId) kept.set(orderLineId, left.minus(known));
    return new Decimal(quantity).minus(known).toFixed();
  });
}

const readKept = `
  select l.order_line_id as id, greatest(0, sum(m.delivered) - sum(l.quantity) filter (where i.state = 'ISSUED' and i.id <> ?))::text as kept
  from sales_invoice_line l join sales_invoice i on i.company_id = l.company_id and i.id = l.invoice_id
  left join lateral (select coalesce(-sum(s.quantity), 0) as delivered from stock_move s
    where s.company_id = l.company_id and s.source_line_id = l.id and s.reason in ('SALE', 'SALE_RETURN')) m on true
  where l.company_id = noria_company() and l.order_line_id = any (?::uuid[]) and l.kind = 'PRODUCT' group by 1`;
