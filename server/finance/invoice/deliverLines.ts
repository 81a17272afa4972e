import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { CrmOrder, CrmOrderStatus } from '../../crm/order/CrmOrder.ts';
import { costOf, stockOfSale } from '../../inventory/invoice/invoiceLines.ts';
import { partsOfLine } from '../../inventory/itemLine/partsOfLine.ts';
import { itemIdOf } from '../../inventory/itemLine/itemOf.ts';
import { readSellables } from '../../inventory/offer/readSellables.ts';
import type { LinePart } from '../../inventory/invoice/SoldLine.ts';
import { moveStock } from '../../inventory/stock/moveStock.ts';
import { SalesInvoiceLine, type SalesInvoice } from './SalesInvoice.ts';

/** A line as the ledger needs it. */
export interface DeliveredLine {
  parts: LinePart[];
  /** Cost of its goods, in the company's currency. */
  cost: string;
}

/**
 * Takes the goods of an invoice out of the default warehouse, unless its order has delivered them, and stores on each line what they cost.
 * @throws Refused `notEnoughStock` {product, wanted, available}; InvalidInput `lines.N.itemId` inactive, packageExpired, componentInactive,
 * notFound.
 */
export async function deliverLines(em: EntityManager, { id, issuedOn, currency, order }: SalesInvoice): Promise<DeliveredLine[]> {
  const lines = await em.find(
    SalesInvoiceLine,
    { invoice: id, deletedAt: null },
    { orderBy: { position: 'asc' }, disableIdentityMap: true },
  );
  const delivered = order && (await isDelivered(em, order.id));
  const sold = lines.flatMap(line => {
    const itemId = itemIdOf(line);
    return itemId && !(delivered && line.orderLineId) ? [{ line, kind: line.kind, id: itemId }] : [];
  });
  // The items' components matter here, their prices were settled by the draft.
  const sellables = await readSellables(em, sold, () => ({ currency, taxRate: '0', soldOn: issuedOn! }));
  const issues = sellables.flatMap(({ refusal, name }, index): Issue[] =>
    refusal ? [{ field: `lines.${sold[index].line.position - 1}.itemId`, code: refusal, params: { name } }] : [],
  );
  if (issues.length) throw new InvalidInput(...issues);
  const requests = sellables.flatMap((sellable, index) =>
    stockOfSale(sellable, sold[index].line.quantity, { sourceId: id, sourceLineId: sold[index].line.id }),
  );
  const moved = Map.groupBy(await moveStock(em, requests), ({ sourceLineId }) => sourceLineId);
  const costs = [...moved].map(([lineId, moves]) => ({ id: lineId, cost: costOf(moves) }));
  if (costs.length) await em.execute(storeCosts, [JSON.stringify(costs)]);
  return lines.map(line => ({ parts: partsOfLine(line), cost: costOf(moved.get(line.id) ?? []) }));
}

/** Whether an order was fulfilled: its goods have left before. */
const isDelivered = async (em: EntityManager, id: string) => (await em.count(CrmOrder, { id, status: CrmOrderStatus.FULFILLED })) > 0;

const storeCosts = `update sales_invoice_line l set cost = c.cost from jsonb_to_recordset(?::jsonb) as c (id uuid, cost numeric)
  where l.company_id = noria_company() and l.id = c.id`;
