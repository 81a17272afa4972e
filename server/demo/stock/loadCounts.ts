import { Decimal } from '../../core/money/arithmetic.ts';
import { StockCountStatus, type StockCount } from '../../inventory/count/StockCount.ts';
import { StockCountLine } from '../../inventory/count/StockCountLine.ts';
import { StockCountService } from '../../inventory/count/StockCountService.ts';
import { adjustStock } from '../../inventory/stock/adjustStock.ts';
import { StockLevel } from '../../inventory/stock/StockLevel.ts';
import { NumberBook } from '../deals/NumberBook.ts';
import type { StockRoom } from './StockRoom.ts';

const minute = 60_000;

/** Loads stock counts of the second warehouse from before the first transfer: one posted, one cancelled. */
export async function loadPastCounts(room: StockRoom): Promise<StockCount[]> {
  const { quarterly, abandoned } = room.texts.counts;
  const numbers = new NumberBook({ documentType: 'STOCK_COUNT', prefix: 'CNT' });
  const posted = await begin(room, { note: quarterly, daysAgo: 20, counted: Infinity, found: { 1: -1, 4: 2 } });
  await post(posted);
  const called = await begin(room, { note: abandoned, daysAgo: 16, counted: 3, found: {} });
  called.status = StockCountStatus.CANCELLED;
  await room.em.flush();
  await numbers.close(room.em);
  return [posted, called];

  async function post(count: StockCount): Promise<void> {
    const { em } = room;
    const postedAt = new Date(count.createdAt.getTime() + 180 * minute);
    const number = numbers.draw(room.dayOf(postedAt));
    Object.assign(count, { status: StockCountStatus.POSTED, number, postedAt, updatedAt: postedAt });
    const lines = await em.find(StockCountLine, { count: count.id, heldDifference: { $ne: '0' } }, { orderBy: { id: 'asc' } });
    const source = { warehouseId: room.second.id, reason: 'COUNT' as const, sourceId: count.id, note: count.note };
    const moves = lines.map(({ id: sourceLineId, product, heldDifference: quantity }) => {
      return { ...source, sourceLineId, productId: product.id, isLoose: true, quantity: quantity! };
    });
    await adjustStock(em, moves, { at: postedAt, description: number });
  }
}

/** Loads a stock count in progress. */
export const loadOpenCount = (room: StockRoom): Promise<StockCount> =>
  begin(room, { note: room.texts.counts.underWay, isBlind: true, daysAgo: 1 / 8, counted: 6, found: { 2: -1 } });

interface Beginning {
  note: string;
  isBlind?: boolean;
  daysAgo: number;
  /** Number of lines counted. */
  counted: number;
  /** Differences by line index. */
  found: Record<number, number>;
}

/** Starts a stock count of the second warehouse and counts some of its lines, one per minute. */
async function begin(room: StockRoom, { note, isBlind = false, daysAgo, counted, found }: Beginning): Promise<StockCount> {
  const { em, second, scope } = room;
  const service = new StockCountService(scope);
  const count = await service.create({ warehouseId: second.id, isBlind, note });
  const levels = await em.find(StockLevel, { warehouse: second.id });
  const lying = new Map(levels.map(({ product, onHand }) => [product.id, onHand]));
  const lines = await em.find(StockCountLine, { count: count.id }, { orderBy: { id: 'asc' }, limit: Math.min(counted, levels.length) });
  const createdAt = room.at(daysAgo);
  for (const [index, { product }] of lines.entries()) {
    const quantity = new Decimal(lying.get(product.id)!).plus(found[index] ?? 0).toFixed();
    const line = await service.count({ countId: count.id, productId: product.id, batchId: null, quantity });
    line.countedAt = new Date(createdAt.getTime() + (index + 1) * minute);
  }
  return Object.assign(count, { createdAt, updatedAt: createdAt });
}
