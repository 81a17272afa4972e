import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { moveStock, type StockRequest } from '../../inventory/stock/moveStock.ts';
import { releaseStock } from '../../inventory/stock/reserveStock.ts';
import { storeCosts } from '../../inventory/stock/storeCosts.ts';
import type { Posting } from '../../ledger/entry/entryLines.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { registerOpenItem } from '../../ledger/openItem/registerOpenItem.ts';
import { costOf } from '../../inventory/invoice/invoiceLines.ts';
import { storeTaxGroups, type TaxedPart } from '../tax/storeTaxGroups.ts';
import type { EcommerceOrder } from './EcommerceOrder.ts';
import { orderedGoods } from './orderedGoods.ts';

/** When an order is delivered, and to which customer of the ledger. */
export interface Delivery {
  partyId: string;
  /** YYYY-MM-DD. */
  on: string;
  at?: Date;
  /** One for each piece of products that keep them. */
  serialNumbers?: readonly string[];
}

/** What of an order its sale is posted from. */
type Delivered = Pick<EcommerceOrder, 'id' | 'total' | 'deliveryFee' | 'deliveryTax' | 'deliveryVatCategory' | 'deliveryVatRate'>;

/**
 * Delivers an order (modules.md, Ecommerce): the reserved goods leave the default warehouse, and the sale is posted: Dr receivables / Cr
 * sales, services (the delivery fee) and VAT; Dr cost of sales / Cr inventory.
 * @throws Refused `notEnoughStock` {product, wanted, available}, `periodLocked`; InvalidInput `serialNumbers` as `moveStock`.
 */
export async function deliverOrder(em: EntityManager, order: EcommerceOrder, { partyId, on, at, serialNumbers }: Delivery): Promise<void> {
  const { id, number, currency, total } = order;
  await releaseStock(em, id);
  const goods = await orderedGoods(em, id);
  const requests = goods.map(({ id: sourceLineId, productId, quantity }): StockRequest => {
    return { productId, quantity: `-${quantity}`, reason: 'SALE', sourceId: id, sourceLineId, serialNumbers };
  });
  const moved = Map.groupBy(await moveStock(em, requests, { at }), ({ sourceLineId }) => sourceLineId);
  const costs = [...moved].map(([lineId, moves]) => ({ id: lineId, cost: costOf(moves) }));
  await storeCosts(em, 'ecommerce_order_line', costs);
  const cost = sum(costs.map(line => line.cost)).toFixed();
  await storeTaxGroups(em, taxedParts(order, goods));
  const lines = saleOf(order, goods, { partyId, cost });
  await postEntry(em, { postedOn: on, journal: 'SALES', sourceId: id, description: number, lines });
  const item = { id, kind: 'ECOMMERCE_ORDER', direction: 'RECEIVABLE', number, partyId, currency } as const;
  await registerOpenItem(em, { ...item, amount: total, issuedOn: on });
}

/** What the delivered order adds to the VAT return. */
export const taxedParts = (order: Delivered, goods: TaxedPart[]) =>
  [...goods, ...feeOf(order)].map(part => ({ ...part, documentId: order.id }));

/** The postings of a delivered order. */
export function saleOf(order: Delivered, goods: TaxedPart[], { partyId, cost }: { partyId: string; cost: string }): Posting[] {
  const taxed = (account: 'SALES' | 'SERVICE_SALES', { base, tax }: TaxedPart): Posting[] => [
    { account, credit: base },
    { account: 'VAT_OUTPUT', credit: tax },
  ];
  return [
    { account: 'RECEIVABLE', debit: order.total, partyId },
    ...goods.flatMap(line => taxed('SALES', line)),
    ...feeOf(order).flatMap(part => taxed('SERVICE_SALES', part)),
    { account: 'COST_OF_SALES', debit: cost },
    { account: 'INVENTORY', credit: cost },
  ];
}

/** The delivery fee, if there is one. */
function feeOf({ deliveryFee, deliveryTax, deliveryVatCategory, deliveryVatRate }: Delivered): TaxedPart[] {
  const base = new Decimal(deliveryFee).minus(deliveryTax).toFixed();
  return Number(deliveryFee) > 0 ? [{ vatCategory: deliveryVatCategory, vatRate: deliveryVatRate, base, tax: deliveryTax }] : [];
}
