import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { InvalidInput } from '../../core/errors.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { adjustStock } from '../stock/adjustStock.ts';
import { moveStock } from '../stock/moveStock.ts';
import { openBatch } from '../stock/openBatch.ts';
import { refuseExpired } from '../stock/refuseExpired.ts';
import type { GoodsReceipt } from './GoodsReceipt.ts';
import type { ReceivedValues } from './goodsReceipt.rules.ts';

/** A stored line of a receipt. */
interface ReceivedLine extends ReceivedValues {
  id: string;
  /** The batch it was received into; null before that, and for goods in no batch. */
  batchId: string | null;
  value: string;
}

/**
 * Moves the goods of a receipt into its warehouse at their cost, perishable ones into their batches, and posts Dr INVENTORY, Cr
 * GOODS_RECEIVED. Lines keep their batch and the posted value.
 * @throws InvalidInput `lines.<n>.expiresOn` required, alreadyExpired, batchDiffers; Refused `currencyMissing`.
 */
export async function receiveGoods(
  em: EntityManager,
  { id: sourceId, number, supplierReference, warehouse }: GoodsReceipt,
  lines: ReceivedLine[],
  { acceptExpired, at }: { acceptExpired: boolean; at?: Date },
): Promise<void> {
  const batches = await openBatches(em, lines, acceptExpired);
  const note = supplierReference;
  const requests = lines.map(({ id: sourceLineId, productId, quantity, unitCost, serialNumbers }, index) => {
    const move = { productId, warehouseId: warehouse.id, quantity, unitCost, batchId: batches[index], reason: 'PURCHASE' as const };
    return { ...move, sourceId, sourceLineId, note, serialNumbers, serialField: `lines.${index}.serialNumbers` };
  });
  const description = [number, supplierReference].filter(Boolean).join(' · ');
  const moved = await adjustStock(em, requests, { at, description });
  const posted = moved.map(({ sourceLineId: id, batchId, value }) => ({ id, batch_id: batchId, value }));
  await em.execute(
    `update goods_receipt_line l set batch_id = p.batch_id, value = p.value
     from jsonb_to_recordset(?::jsonb) as p (id uuid, batch_id uuid, value numeric)
     where l.company_id = noria_company() and l.id = p.id`,
    [JSON.stringify(posted)],
  );
}

/**
 * Moves the goods of a posted receipt out again, at their value in stock, and posts the opposite of their cost; the difference between the
 * two goes to PRICE_DIFFERENCE (modules.md, return).
 * @throws Refused `notEnoughStock`.
 */
export async function returnGoods(
  em: EntityManager,
  { id: sourceId, number, warehouse }: GoodsReceipt,
  lines: ReceivedLine[],
): Promise<void> {
  const moved = await moveStock(
    em,
    lines.map(({ id: sourceLineId, productId, batchId, quantity, serialNumbers }, index) => {
      const move = { productId, warehouseId: warehouse.id, batchId, isLoose: !batchId, reason: 'PURCHASE_RETURN' as const };
      const serials = { serialNumbers, serialField: `lines.${index}.serialNumbers` };
      return { ...move, ...serials, quantity: `-${quantity}`, sourceId, sourceLineId, note: number };
    }),
  );
  const received = sum(lines.map(({ value }) => value));
  const left = sum(moved.map(({ value }) => value)).negated();
  const entry = [
    { account: 'GOODS_RECEIVED' as const, debit: received.toFixed() },
    { account: 'INVENTORY' as const, credit: left.toFixed() },
    { account: 'PRICE_DIFFERENCE' as const, credit: received.minus(left).toFixed() },
  ];
  await postEntry(em, { postedOn: await companyToday(em), journal: 'STOCK', sourceId, description: number, lines: entry });
}

/** A line of goods that may perish; without a product it is not kept in stock. */
type DatedLine = Pick<ReceivedLine, 'batchNumber' | 'manufacturedOn' | 'expiresOn'> & { productId: string | null };

/**
 * Returns the batch of each line; null for goods that do not perish.
 * @throws InvalidInput `lines.N.expiresOn` required, alreadyExpired, batchDiffers.
 */
export async function openBatches(em: EntityManager, lines: DatedLine[], acceptExpired: boolean): Promise<(string | null)[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const products = await em.find(InventoryProduct, { id: { $in: ids }, isPerishable: true }, { fields: ['id'] });
  const perishable = new Set(products.map(({ id }) => id));
  const batches: (string | null)[] = [];
  for (const [index, { productId, batchNumber: number, manufacturedOn, expiresOn }] of lines.entries()) {
    if (!productId || !perishable.has(productId)) {
      batches.push(null);
      continue;
    }
    const field = `lines.${index}.expiresOn`;
    if (!expiresOn) throw new InvalidInput({ field, code: 'required' });
    const batchId = await openBatch(em, { productId, number, manufacturedOn, expiresOn }, field);
    await refuseExpired(em, [batchId], { acceptExpired, field });
    batches.push(batchId);
  }
  return batches;
}
