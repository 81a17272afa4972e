import type { EntityManager } from '@mikro-orm/postgresql';
import { noteNotice } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { Refused } from '../../core/errors.ts';
import { Decimal, round, sum, zero } from '../../core/money/arithmetic.ts';
import { chooseSerials } from '../serial/chooseSerials.ts';
import { recordSerials } from '../serial/recordSerials.ts';
import { availableIn, lockStock, notEnough, quantityOf, type HeldLevel, type HeldStock, type StockLocation } from './lockStock.ts';
import { averageCost, shareOut, worth } from './movingAverage.ts';
import { stockMoveCode } from './StockMove.ts';
import { sellingReasons, type StockReasonName } from './stockReasons.rules.ts';
import { writeMoves, type WrittenMove } from './writeMoves.ts';

/** A movement requested by a document. */
export interface StockRequest extends StockLocation {
  /** Positive for incoming, negative for outgoing stock; at most six decimals. */
  quantity: string;
  reason: StockReasonName;
  /** Cost per incoming unit in the company's currency; defaults to the average cost in the warehouse, else the product's purchase price. */
  unitCost?: string;
  /** Total cost of incoming stock if it is known exactly; takes precedence over `unitCost`. */
  value?: string;
  /** The batch; defaults to the batches that expire first. */
  batchId?: string | null;
  /** Takes only stock in no batch even if batches exist, because a count distinguishes them. */
  isLoose?: boolean;
  /** The document that moves the stock. */
  sourceId: string;
  /** The document's line; each line moves its stock only once. */
  sourceLineId?: string | null;
  note?: string | null;
  /** Serial numbers of the pieces, if the product keeps them; the requests of one line share its numbers. */
  serialNumbers?: readonly string[];
  /** The input field of the serial numbers, `serialNumbers` unless another is named: requests with the same one share their numbers. */
  serialField?: string;
  /** Of pieces that come back: the lines that sold them, one of which must have been the last to move each. */
  soldLineIds?: readonly string[];
}

/** A performed movement; a request is split into one for each batch it takes from. */
export interface MovedStock {
  id: string;
  productId: string;
  warehouseId: string;
  batchId: string | null;
  reason: StockReasonName;
  /** Signed, as requested. */
  quantity: string;
  /** Value in the company's currency, with the sign of the quantity. */
  value: string;
  sourceLineId: string | null;
}

/** How stock is moved. */
export interface MoveTerms {
  /** When; now unless the document says so. */
  at?: Date;
  /** Levels that are locked already: used if all that the requests need are among them. */
  held?: HeldStock;
}

/**
 * Moves stock within the caller's transaction, all of it or nothing. Locks stock levels in the order of product and warehouse; outgoing
 * stock is valued at its share of the product's moving average in the warehouse and comes from the batch that expires first. Each piece of a
 * product that keeps serial numbers is named. Posts nothing: the calling document posts the returned values.
 * @throws Refused `notEnoughStock` {product, wanted, available}, `stockBackdated` {product, movedAt}, `currencyMissing`; InvalidInput as `chooseSerials`.
 */
export async function moveStock(em: EntityManager, requests: StockRequest[], { at, held }: MoveTerms = {}): Promise<MovedStock[]> {
  if (!requests.length) return [];
  // A named piece may lie in another warehouse only; the refusal then says so.
  const coming = requests.filter(({ quantity, serialNumbers }) => !quantity.startsWith('-') || serialNumbers?.length);
  const isHeld = held && !coming.length && requests.every(place => held.levelOf(place));
  const stock = isHeld ? held : await lockStock(em, requests, coming);
  const serials = await chooseSerials(em, stock, requests);
  refuseTooMuch(stock, requests);
  const performed = requests.map(request => ({ pieces: serials.get(request) ?? [], moves: moveOne(stock, request, at) }));
  const moves = performed.flatMap(each => each.moves);
  await writeMoves(em, moves);
  // Pieces with serial numbers are in no batch, so that one movement moves them all.
  const moved = performed.map(({ pieces, moves: [{ id: moveId, productId, warehouseId, quantity }] }) => {
    return { moveId, productId, pieces, warehouseId: quantity.isPositive() ? warehouseId : null };
  });
  await recordSerials(em, moved);
  for (const id of new Set(moves.map(({ productId }) => productId))) noteNotice(em, { id, type: 'InventoryProduct', kind: 'UPDATED' });
  return moves.map(({ id, productId, warehouseId, batchId, reason, quantity, value, sourceLineId }) => {
    const shown = { quantity: quantity.toFixed(), value: value.toFixed(stock.digits) };
    return { id, productId, warehouseId, batchId, reason, sourceLineId, ...shown };
  });
}

/** Sums up what several lines take from one stock level, so that the refusal states the total quantity wanted. */
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

/** Chooses batches: the named one, else those that expire first; then the stock in no batch. */
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
