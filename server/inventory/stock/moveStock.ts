import type { EntityManager } from '@mikro-orm/postgresql';
import { noteNotice } from '../../core/audit/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { Refused } from '../../core/errors.ts';
import { Decimal, round, sum, zero } from '../../core/money/arithmetic.ts';
import { availableIn, lockStock, notEnough, quantityOf, type HeldLevel, type HeldStock, type Place } from './lockStock.ts';
import { averageCost, shareOut, worth } from './movingAverage.ts';
import { stockMoveCode } from './StockMove.ts';
import { sellingReasons, type StockReasonName } from './stockReasons.rules.ts';
import { writeMoves, type WrittenMove } from './writeMoves.ts';

/** What a document wants moved. */
export interface StockRequest extends Place {
  /** In is positive, out negative; at most six decimals. */
  quantity: string;
  reason: StockReasonName;
  /** What one costs that comes in, in the company's money; without it, what one costs there on the average, else the product's purchase price. */
  unitCost?: string;
  /** What all of it costs that comes in, where that is known to the last digit: it goes before `unitCost`. */
  value?: string;
  /** Which batch; without one, what expires first goes first. */
  batchId?: string | null;
  /** Only what is in no batch, where there are batches: a count tells them apart. */
  isLoose?: boolean;
  /** The document that moves it. */
  sourceId: string;
  /** The document's line: what it moves, it moves once. */
  sourceLineId?: string | null;
  note?: string | null;
}

/** What was moved: a request becomes as many as there are batches it takes from. */
export interface MovedStock {
  id: string;
  productId: string;
  warehouseId: string;
  batchId: string | null;
  reason: StockReasonName;
  /** Signed, as asked. */
  quantity: string;
  /** What it was worth, signed, in the company's money. */
  value: string;
  sourceLineId: string | null;
}

/**
 * Moves stock: all of it or nothing, within the caller's transaction. Places are held in the order of product and warehouse; what goes out is
 * worth its share of the moving average of its product in its warehouse, and comes from the batch that expires first. Posts nothing: the
 * document that moves answers to the ledger with the values it gets.
 * @throws Refused `notEnoughStock` {product, wanted, available}, `stockBackdated` {product, movedAt}, `currencyMissing`.
 */
export async function moveStock(em: EntityManager, requests: StockRequest[], { at }: { at?: Date } = {}): Promise<MovedStock[]> {
  if (!requests.length) return [];
  const coming = requests.filter(({ quantity }) => !quantity.startsWith('-'));
  const stock = await lockStock(em, requests, coming);
  refuseTooMuch(stock, requests);
  const moves = requests.flatMap(request => moveOne(stock, request, at));
  await writeMoves(em, moves);
  for (const id of new Set(moves.map(({ productId }) => productId))) noteNotice(em, { id, type: 'InventoryProduct', kind: 'UPDATED' });
  return moves.map(({ id, productId, warehouseId, batchId, reason, quantity, value, sourceLineId }) => {
    const shown = { quantity: quantity.toFixed(), value: value.toFixed(stock.digits) };
    return { id, productId, warehouseId, batchId, reason, sourceLineId, ...shown };
  });
}

/** What several lines take of one place is summed up, so that the refusal tells how many were wanted in all. */
function refuseTooMuch(stock: HeldStock, requests: StockRequest[]): void {
  const leaving = requests.filter(({ quantity }) => quantity.startsWith('-'));
  for (const taken of Map.groupBy(leaving, place => stock.levelOf(place)?.id ?? place.productId).values()) {
    const level = stock.levelOf(taken[0]);
    const wanted = sum(taken.map(({ quantity }) => quantityOf(quantity))).negated();
    const available = level
      ? availableIn(
          level,
          taken.some(({ reason }) => sellingReasons.includes(reason)),
        )
      : zero;
    if (wanted.greaterThan(available)) throw notEnough(level?.name ?? '', wanted, available);
  }
}

function moveOne({ levelOf, digits }: HeldStock, request: StockRequest, at: Date | undefined): WrittenMove[] {
  const level = levelOf(request)!;
  const quantity = quantityOf(request.quantity);
  if (at && level.movedAt && at < level.movedAt)
    throw new Refused('stockBackdated', { product: level.name, movedAt: level.movedAt.toISOString() });
  const movedAt = at ?? new Date(Math.max(Date.now(), level.movedAt?.getTime() ?? 0));
  const parts = quantity.isPositive() ? [{ batchId: request.batchId ?? null, quantity }] : batchesFor(level, quantity, request);
  return parts.map(part => {
    const value = part.quantity.isPositive()
      ? valueIn(level, part.quantity, request, digits)
      : shareOut(level, part.quantity.negated(), digits).negated();
    level.onHand = level.onHand.plus(part.quantity);
    level.value = level.value.plus(value);
    level.movedAt = movedAt;
    const { reason, sourceId, sourceLineId = null, note = null } = request;
    const after = { onHandAfter: level.onHand, valueAfter: level.value };
    const { id: levelId, productId, warehouseId } = level;
    return {
      id: newId(stockMoveCode),
      levelId,
      productId,
      warehouseId,
      ...part,
      value,
      ...after,
      movedAt,
      reason,
      sourceId,
      sourceLineId,
      note,
    };
  });
}

function valueIn(level: HeldLevel, quantity: Decimal, { value, unitCost }: StockRequest, digits: number): Decimal {
  if (value !== undefined) return round(value, digits);
  return worth(quantity, unitCost ?? averageCost(level) ?? level.purchasePrice, digits);
}

/** Which batches give it: the one that is named, else what expires first; then what is in none. */
function batchesFor(
  level: HeldLevel,
  quantity: Decimal,
  { batchId, isLoose, reason }: StockRequest,
): { batchId: string | null; quantity: Decimal }[] {
  const isForCustomer = sellingReasons.includes(reason);
  const parts: { batchId: string | null; quantity: Decimal }[] = [];
  let left = quantity.negated();
  const loose = level.onHand.minus(sum(level.batches.map(({ onHand }) => onHand)));
  for (const batch of isLoose ? [] : level.batches) {
    if (left.isZero() || (batchId ? batch.batchId !== batchId : isForCustomer && batch.isExpired)) continue;
    const taken = Decimal.min(left, batch.onHand);
    if (taken.isZero()) continue;
    parts.push({ batchId: batch.batchId, quantity: taken.negated() });
    batch.onHand = batch.onHand.minus(taken);
    left = left.minus(taken);
  }
  if (left.isZero()) return parts;
  if (batchId || left.greaterThan(loose)) throw notEnough(level.name, quantity.negated(), quantity.negated().minus(left));
  return [...parts, { batchId: null, quantity: left.negated() }];
}
