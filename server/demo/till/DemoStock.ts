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
/** Minimum quantity bought when stock runs short. */
const refill = 80;

/** Time and source document of a stock move. */
interface Source {
  at: Date;
  sourceId: string;
  sourceLineId?: string | null;
}

/** Stock of the demo while its history is generated: moved in memory day by day, then written at once. */
export class DemoStock {
  readonly moves: WrittenMove[] = [];
  /** Purchases made along the way, with their postings. */
  readonly bought: { at: Date; sourceId: string; lines: Posting[] }[] = [];

  private constructor(
    private readonly held: HeldStock,
    private readonly prices: Map<string, string>,
  ) {}

  static async hold(em: EntityManager, assortment: Sellable[]): Promise<DemoStock> {
    const productIds = assortment.flatMap(({ components }) => components.map(({ productId }) => productId));
    const prices = assortment.flatMap(({ id, kind, price }) => (kind === SellableKind.PRODUCT ? [[id, price] as const] : []));
    return DemoStock.holdProducts(em, productIds, new Map(prices));
  }

  /** Holds products in the default warehouse; `prices` tell what those without a purchase price are worth. */
  static async holdProducts(em: EntityManager, productIds: string[], prices = new Map<string, string>()): Promise<DemoStock> {
    const locations = [...new Set(productIds)].map(productId => ({ productId }));
    return new DemoStock(await lockStock(em, locations, locations), prices);
  }

  /** Items that can be sold from nine days after `since`; the others have later moves or are kept in batches. */
  sellableFrom(assortment: Sellable[], since: Date): Sellable[] {
    const from = since.getTime() + 9 * day;
    return assortment.filter(({ components }) =>
      components.every(({ productId }) => {
        const { batches, movedAt } = this.level(productId);
        return !batches.length && (movedAt?.getTime() ?? 0) < from;
      }),
    );
  }

  /** Takes sold goods out of stock, buying more first if there are too few. Returns their cost. */
  sell(productId: string, quantity: Amount, source: Source): Decimal {
    const level = this.level(productId);
    const missing = new Decimal(quantity).minus(level.onHand);
    if (missing.greaterThan(0)) this.buy(level, Decimal.max(missing, refill).ceil(), source.at);
    return this.move(level, new Decimal(quantity).negated(), shareOut(level, new Decimal(quantity), this.held.digits), 'SALE', source);
  }

  /** Returns goods to stock at their original cost. */
  putBack(productId: string, quantity: Amount, value: Amount, source: Source): void {
    this.move(this.level(productId), new Decimal(quantity), new Decimal(value), 'SALE_RETURN', source);
  }

  /** Scraps goods. Returns their cost. */
  scrap(productId: string, quantity: Amount, source: Source): Decimal {
    const level = this.level(productId);
    return this.move(level, new Decimal(quantity).negated(), shareOut(level, new Decimal(quantity), this.held.digits), 'SCRAP', source);
  }

  /** Cost of a line's product when it was sold. */
  costOf(sourceLineId: string, productId: string): Decimal {
    return this.moves.find(move => move.sourceLineId === sourceLineId && move.productId === productId)!.value.negated();
  }

  private buy(level: HeldLevel, quantity: Decimal, at: Date): void {
    const sourceId = newId(stockMoveCode);
    // Without a purchase price, assume 62 % of the sale price.
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
