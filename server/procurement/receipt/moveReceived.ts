import type { EntityManager } from '@mikro-orm/postgresql';
import { sum } from '../../core/money/arithmetic.ts';
import { openBatches } from '../../inventory/receipt/receiveGoods.ts';
import { adjustStock } from '../../inventory/stock/adjustStock.ts';
import { moveStock } from '../../inventory/stock/moveStock.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import type { LineProgress } from '../order/orderProgress.ts';
import type { PurchaseReceipt } from './PurchaseReceipt.ts';

/** A line of a receipt or return that moves stock, if it is kept in stock. */
export interface MovedLine {
  id: string;
  of: LineProgress;
  /** Negative for what goes back. */
  quantity: string;
  /** At the order's price and rate, in the company's currency; with the sign of the quantity. */
  value: string;
  batchNumber?: string | null;
  manufacturedOn?: string | null;
  expiresOn?: string | null;
  serialNumbers: string[];
}

const isMoved = ({ of, quantity }: MovedLine) => !!of.inventoryProductId && Number(quantity) !== 0;

/**
 * Brings accepted goods into stock at the order's price, perishable ones into their batches, and posts Dr INVENTORY / Cr GOODS_RECEIVED.
 * @throws InvalidInput `lines.N.expiresOn` required, alreadyExpired, batchDiffers.
 */
export async function stockIn(
  em: EntityManager,
  { id: sourceId, number, deliveryNote, warehouse }: PurchaseReceipt,
  lines: MovedLine[],
  acceptExpired: boolean,
): Promise<void> {
  const batches = await openBatches(
    em,
    lines.map(line => ({
      productId: isMoved(line) ? line.of.inventoryProductId : null,
      batchNumber: line.batchNumber ?? null,
      manufacturedOn: line.manufacturedOn ?? null,
      expiresOn: line.expiresOn ?? null,
    })),
    acceptExpired,
  );
  const requests = lines.flatMap((line, index) => {
    if (!isMoved(line)) return [];
    const place = { productId: line.of.inventoryProductId!, warehouseId: warehouse?.id, batchId: batches[index] };
    const { id: sourceLineId, quantity, value, serialNumbers } = line;
    const serials = { serialNumbers, serialField: `lines.${index}.serialNumbers` };
    return [{ ...place, ...serials, quantity, value, reason: 'PURCHASE' as const, sourceId, sourceLineId, note: deliveryNote }];
  });
  await adjustStock(em, requests, { description: [number, deliveryNote].filter(Boolean).join(' · ') });
}

/** Sends goods back: Dr GOODS_RECEIVED at the order's price, Cr INVENTORY at their moving value, the rest to PRICE_DIFFERENCE. */
export async function stockOut(em: EntityManager, receipt: PurchaseReceipt, lines: MovedLine[]): Promise<void> {
  const { id: sourceId, number, warehouse, receivedOn } = receipt;
  const moved = await moveStock(
    em,
    lines.flatMap((line, index) => {
      if (!isMoved(line)) return [];
      const { id: sourceLineId, of, quantity, serialNumbers } = line;
      const place = { productId: of.inventoryProductId!, warehouseId: warehouse?.id };
      const serials = { serialNumbers, serialField: `lines.${index}.serialNumbers` };
      return [{ ...place, ...serials, quantity, reason: 'PURCHASE_RETURN' as const, sourceId, sourceLineId, note: number }];
    }),
  );
  const received = sum(lines.map(({ value }) => value)).negated();
  const left = sum(moved.map(({ value }) => value)).negated();
  const entry = [
    { account: 'GOODS_RECEIVED' as const, debit: received.toFixed() },
    { account: 'INVENTORY' as const, credit: left.toFixed() },
    { account: 'PRICE_DIFFERENCE' as const, credit: received.minus(left).toFixed() },
  ];
  await postEntry(em, { postedOn: receivedOn, journal: 'STOCK', sourceId, description: number, lines: entry });
}
