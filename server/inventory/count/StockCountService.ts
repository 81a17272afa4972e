import { LockMode, wrap } from '@mikro-orm/core';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { refuseMiscount, serialsIn } from '../serial/serialsIn.ts';
import { adjustStock } from '../stock/adjustStock.ts';
import { bookOf } from '../stock/bookOf.ts';
import type { StockRequest } from '../stock/moveStock.ts';
import { refuseParts } from '../stock/refuseParts.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import { StockCount, StockCountStatus } from './StockCount.ts';
import { StockCountLine } from './StockCountLine.ts';
import { blindCountTransitions, countedRules, stockCountRules, stockCountTransitions, type StockCountValues } from './stockCount.rules.ts';

/** A counted quantity. */
export interface CountedValues {
  countId: string;
  productId: string;
  batchId: string | null;
  quantity: string;
  /** One for each piece of a product that keeps them. */
  serialNumbers?: string[] | null;
}

export class StockCountService extends ServiceOf(StockCount, stockCountRules) {
  /** Creates a count with a line for everything on hand in the warehouse; anything else found gets a line when it is counted. */
  override async create(input: StockCountValues): Promise<StockCount> {
    const count = await super.create(input);
    const lying = await this.em.execute<{ product: string; batch: string | null }[]>(
      `select l.product_id as product, null::uuid as batch from stock_level l
       where l.company_id = noria_company() and l.warehouse_id = ? and l.on_hand > (
         select coalesce(sum(b.on_hand), 0) from stock_batch_level b
         where b.company_id = l.company_id and b.product_id = l.product_id and b.warehouse_id = l.warehouse_id)
       union all select b.product_id, b.batch_id from stock_batch_level b
       where b.company_id = noria_company() and b.warehouse_id = ? and b.on_hand > 0`,
      [count.warehouse.id, count.warehouse.id],
    );
    if (lying.length) {
      const rows = lying.map(({ product, batch }) => ({ count: count.id, product, batch }));
      await insertRecords(this.em, StockCountLine, rows, { id: count.id, field: 'lines' });
    }
    return count;
  }

  /**
   * Records a counted quantity and the book quantity at that instant: later movements change neither (domain §3). The pieces of a product that
   * keeps serial numbers are named, and held against those that should be there.
   * @throws InvalidInput `serialNumbers` serialCount {count}, serialsNotKept.
   */
  async count(input: CountedValues): Promise<StockCountLine> {
    const { countId, productId, batchId, quantity, serialNumbers } = check(countedRules, input);
    const count = await this.findOpen(countId);
    await refuseParts(this.em, [{ productId, quantity, field: 'quantity' }]);
    await refuseMiscount(this.em, { productId, quantity, serialNumbers });
    const book = await bookOf(this.em, { productId, warehouseId: count.warehouse.id, batchId });
    const known = await this.em.findOne(StockCountLine, { count: countId, product: productId, batch: batchId, deletedAt: null });
    const heldSerials = await serialsIn(this.em, productId, count.warehouse.id);
    const said = {
      serialNumbers,
      heldSerials,
      counted: quantity,
      heldBook: book,
      countedAt: new Date(),
      countedBy: this.scope.viewer.userId,
    };
    const line = known
      ? wrap(known).assign(said)
      : this.em.create(StockCountLine, { count: countId, product: productId, batch: batchId, ...said });
    await this.em.flush();
    return line;
  }

  /** Clears the counted quantity of a line, so that it has to be counted again. */
  async uncount(lineId: string): Promise<StockCountLine> {
    const line = await this.em.findOne(StockCountLine, { id: lineId, deletedAt: null });
    if (!line) throw new InvalidInput({ field: 'id', code: 'notFound' });
    await this.findOpen(line.count.id);
    Object.assign(line, { counted: null, heldBook: null, countedAt: null, countedBy: null, serialNumbers: [], heldSerials: [] });
    await this.em.flush();
    return line;
  }

  /**
   * Posts the differences and draws the number; lines that were not counted stay as they are.
   * @throws Refused `nothingCounted`.
   */
  async post(id: string, version: number | undefined): Promise<StockCount> {
    const count = await this.find(id, version);
    if (!moveStatus(count, StockCountStatus.POSTED, transitionsOf(count))) return count;
    const lines = await this.em.find(StockCountLine, { count: id, counted: { $ne: null }, deletedAt: null }, { orderBy: { id: 'asc' } });
    if (!lines.length) throw new Refused('nothingCounted');
    count.number = await drawNumber(this.em, { documentType: 'STOCK_COUNT', prefix: 'CNT' });
    count.postedAt = new Date();
    const moves = lines.flatMap((line): CountedMove[] => serialMoves(line) ?? differenceMove(line));
    const source = { warehouseId: count.warehouse.id, reason: 'COUNT' as const, sourceId: id, note: count.note };
    await adjustStock(
      this.em,
      moves.map(move => ({ ...move, ...source })),
      { description: count.number },
    );
    await this.em.flush();
    return count;
  }

  /** Ends the counting of a blind count, so that its differences can be reviewed. */
  async close(id: string, version: number | undefined): Promise<StockCount> {
    const count = await this.find(id, version);
    if (moveStatus(count, StockCountStatus.REVIEW, transitionsOf(count))) await this.em.flush();
    return count;
  }

  async cancel(id: string, version: number | undefined): Promise<StockCount> {
    const count = await this.find(id, version);
    if (moveStatus(count, StockCountStatus.CANCELLED, transitionsOf(count))) await this.em.flush();
    return count;
  }

  protected override async guard({ warehouseId, isBlind }: StockCountValues, current?: StockCount): Promise<void> {
    if (current && current.warehouse.id !== warehouseId) throw new InvalidInput({ field: 'warehouseId', code: 'documentLocked' });
    if (current && current.isBlind !== isBlind) throw new InvalidInput({ field: 'isBlind', code: 'documentLocked' });
    await refuseInactive(this.em, [{ field: 'warehouseId', Entity: Warehouse, id: warehouseId, before: current?.warehouse.id }]);
  }

  protected override async guardDelete({ status }: StockCount): Promise<void> {
    if (status === StockCountStatus.POSTED) throw new Refused('documentLocked');
  }

  private async findOpen(id: string): Promise<StockCount> {
    // Several users count at once (shared lock); posting waits for them, and they wait for it.
    const count = await this.em.findOne(StockCount, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_READ });
    if (!count) throw new InvalidInput({ field: 'countId', code: 'notFound' });
    if (count.status !== StockCountStatus.OPEN) throw new Refused('documentLocked');
    return count;
  }
}

/** What a line moves. */
type CountedMove = Pick<StockRequest, 'productId' | 'batchId' | 'isLoose' | 'quantity' | 'serialNumbers' | 'serialField' | 'sourceLineId'>;

/** The movement of a line's difference, if there is one. */
function differenceMove({ id: sourceLineId, heldDifference: difference, product, batch }: StockCountLine): CountedMove[] {
  return Number(difference) === 0
    ? []
    : [{ productId: product.id, batchId: batch?.id, isLoose: !batch, quantity: difference!, sourceLineId }];
}

/** The movements of pieces that were not found and of those found beyond them; undefined for a product without serial numbers. */
function serialMoves({ id: sourceLineId, product, serialNumbers, heldSerials }: StockCountLine): CountedMove[] | undefined {
  if (!serialNumbers.length && !heldSerials.length) return undefined;
  const without = (numbers: string[], others: string[]) => {
    const known = new Set(others.map(number => number.toLowerCase()));
    return numbers.filter(number => !known.has(number.toLowerCase()));
  };
  const missing = without(heldSerials, serialNumbers);
  const found = without(serialNumbers, heldSerials);
  const move = (sign: '' | '-', numbers: string[], lineId: string | null) => ({
    productId: product.id,
    quantity: `${sign}${numbers.length}`,
    serialNumbers: numbers,
    serialField: `${sourceLineId}${sign}`,
    // A line moves its stock only once.
    sourceLineId: lineId,
  });
  return [
    ...(missing.length ? [move('-', missing, sourceLineId)] : []),
    ...(found.length ? [move('', found, missing.length ? null : sourceLineId)] : []),
  ];
}

const transitionsOf = ({ isBlind }: StockCount) => (isBlind ? blindCountTransitions : stockCountTransitions);
