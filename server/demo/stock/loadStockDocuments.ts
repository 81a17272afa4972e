import type { EntityManager } from '@mikro-orm/postgresql';
import type { StockCount } from '../../inventory/count/StockCount.ts';
import type { GoodsReceipt } from '../../inventory/receipt/GoodsReceipt.ts';
import type { StockTransfer } from '../../inventory/transfer/StockTransfer.ts';
import { loadOpenCount, loadPastCounts } from './loadCounts.ts';
import { loadReceipts } from './loadReceipts.ts';
import { loadTransfers } from './loadTransfers.ts';
import { StockRoom } from './StockRoom.ts';

/** Loads recent transfers, goods receipts and stock counts in chronological order, after all other stock moves are loaded. */
export async function loadStockDocuments(em: EntityManager, of: Parameters<typeof StockRoom.open>[1]) {
  const room = await StockRoom.open(em, of);
  const past = await loadPastCounts(room);
  const transfers = await loadTransfers(room);
  const receipts = await loadReceipts(room);
  const counts = [...past, await loadOpenCount(room)];
  await em.flush();
  const told = ({ id, number: name, createdAt }: StockTransfer | StockCount | GoodsReceipt) => ({
    id,
    name,
    createdAt,
    owner: of.keeper.id,
  });
  return { transfers: transfers.map(told), receipts: receipts.map(told), counts: counts.map(told) };
}
