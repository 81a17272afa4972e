import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { Decimal, type Amount } from '../../core/money/arithmetic.ts';
import { SellableKind, type Sellable } from '../../inventory/offer/Sellable.ts';
import { lockStock, type HeldLevel, type HeldStock } from '../../inventory/stock/lockStock.ts';
import { shareOut, worth } from '../../inventory/stock/movingAverage.ts';
import { stockMoveCode } from '../../inventory/stock/StockMove.ts';
import type { StockReasonName } from '../../inventory/stock/stockReasons.rules.ts';
import type { WrittenMove } from '../../inventory/stock/writeMoves.ts';
import type { Posting } from '../../ledger/entry/entryLines.ts';

const day = 86_400_000;
/** How many are bought at least, when there are too few. */
const refill = 80;

/** What a move is for. */
interface Source {
  at: Date;
  sourceId: string;
  sourceLineId?: string | null;
}

/** The demo's stock while its history is thought out: moved in memory, day after day, and written at once. */
export class DemoStock {
  readonly moves: WrittenMove[] = [];
  /** What was bought in between, as it is posted. */
  readonly bought: { at: Date; sourceId: string; lines: Posting[] }[] = [];

  private constructor(
    private readonly held: HeldStock,
    private readonly prices: Map<string, string>,
  ) {}

  static async hold(em: EntityManager, assortment: Sellable[]): Promise<DemoStock> {
    const places = [...new Set(assortment.flatMap(({ components }) => components.map(({ productId }) => productId)))].map(productId => ({
      productId,
    }));
    const prices = new Map(assortment.flatMap(({ id, kind, price }) => (kind === SellableKind.PRODUCT ? [[id, price] as const] : [])));
    return new DemoStock(await lockStock(em, places, places), prices);
  }

  /** What of it can be sold from some days after `since` on: the rest has been moved later, or lies in batches. */
  sellableFrom(assortment: Sellable[], since: Date): Sellable[] {
    const from = since.getTime() + 9 * day;
    return assortment.filter(({ components }) =>
      components.every(({ productId }) => {
        const { batches, movedAt } = this.level(productId);
        return !batches.length && (movedAt?.getTime() ?? 0) < from;
      }),
    );
  }

  /** Takes goods out, after some were bought where there are too few; what they had cost. */
  sell(productId: string, quantity: Amount, source: Source): Decimal {
    const level = this.level(productId);
    const missing = new Decimal(quantity).minus(level.onHand);
    if (missing.greaterThan(0)) this.buy(level, Decimal.max(missing, refill).ceil(), source.at);
    return this.move(level, new Decimal(quantity).negated(), shareOut(level, new Decimal(quantity), this.held.digits), 'SALE', source);
  }

  /** Puts goods back at what they had cost. */
  putBack(productId: string, quantity: Amount, value: Amount, source: Source): void {
    this.move(this.level(productId), new Decimal(quantity), new Decimal(value), 'SALE_RETURN', source);
  }

  /** Throws goods away; what they had cost. */
  scrap(productId: string, quantity: Amount, source: Source): Decimal {
    const level = this.level(productId);
    return this.move(level, new Decimal(quantity).negated(), shareOut(level, new Decimal(quantity), this.held.digits), 'SCRAP', source);
  }

  /** What a product of a line had cost when it was sold. */
  costOf(sourceLineId: string, productId: string): Decimal {
    return this.moves.find(move => move.sourceLineId === sourceLineId && move.productId === productId)!.value.negated();
  }

  private buy(level: HeldLevel, quantity: Decimal, at: Date): void {
    const sourceId = newId(stockMoveCode);
    // Where nobody has said what it costs to buy, somewhat less than it sells for.
    const cost = level.purchasePrice.isZero() ? new Decimal(this.prices.get(level.productId) ?? 1).times(0.62) : level.purchasePrice;
    const value = worth(quantity, cost, this.held.digits);
    this.move(level, quantity, value, 'PURCHASE', {
      at: new Date(Math.max(at.getTime() - 60_000, level.movedAt?.getTime() ?? 0)),
      sourceId,
    });
    this.bought.push({
      at,
      sourceId,
      lines: [
        { account: 'INVENTORY', debit: value },
        { account: 'GOODS_RECEIVED', credit: value },
      ],
    });
  }

  private move(
    level: HeldLevel,
    quantity: Decimal,
    value: Decimal,
    reason: StockReasonName,
    { at, sourceId, sourceLineId = null }: Source,
  ): Decimal {
    const signed = quantity.isNegative() ? value.negated() : value;
    level.onHand = level.onHand.plus(quantity);
    level.value = level.value.plus(signed);
    level.movedAt = at;
    const { id: levelId, productId, warehouseId } = level;
    const after = { onHandAfter: level.onHand, valueAfter: level.value };
    const place = { levelId, productId, warehouseId, batchId: null };
    this.moves.push({
      id: newId(stockMoveCode),
      ...place,
      quantity,
      value: signed,
      ...after,
      movedAt: at,
      reason,
      sourceId,
      sourceLineId,
      note: null,
    });
    return value;
  }

  private level(productId: string): HeldLevel {
    return this.held.levelOf({ productId })!;
  }
}
