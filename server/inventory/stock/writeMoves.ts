import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { newId } from '../../core/database/ids.ts';
import { withNext } from '../../core/database/withNext.ts';
import { sum, type Decimal } from '../../core/money/arithmetic.ts';
import { stockBatchLevelCode } from './StockBatch.ts';
import type { StockReasonName } from './stockReasons.rules.ts';

/** A stock move computed while its stock level is locked. */
export interface WrittenMove {
  id: string;
  levelId: string;
  productId: string;
  warehouseId: string;
  batchId: string | null;
  quantity: Decimal;
  value: Decimal;
  onHandAfter: Decimal;
  valueAfter: Decimal;
  movedAt: Date;
  reason: StockReasonName;
  sourceId: string;
  sourceLineId: string | null;
  note: string | null;
}

// The array has each level looked up by its id; joined with the recordset alone, the company's levels are scanned. Relative and guarded although the row is locked: reserved or missing stock cannot go out even if something else goes wrong.
const levels = `${withNext}with w as materialized (
    select * from jsonb_to_recordset($1::jsonb) as w (id uuid, quantity numeric, value numeric, moved_at timestamptz))
  update stock_level l set on_hand = l.on_hand + w.quantity, value = l.value + w.value, moved_at = w.moved_at
  from w where l.company_id = noria_company() and l.id = any (array(select w.id from w)) and l.id = w.id
    and l.on_hand + w.quantity >= l.reserved`;

const batchesIn = `${withNext}insert into stock_batch_level (id, product_id, warehouse_id, batch_id, on_hand)
  select * from jsonb_to_recordset($1::jsonb) as w (id uuid, product_id uuid, warehouse_id uuid, batch_id uuid, quantity numeric)
  on conflict (company_id, product_id, warehouse_id, batch_id) do update set on_hand = stock_batch_level.on_hand + excluded.on_hand`;

const batchesOut = `${withNext}update stock_batch_level b set on_hand = b.on_hand + w.quantity
  from jsonb_to_recordset($1::jsonb) as w (product_id uuid, warehouse_id uuid, batch_id uuid, quantity numeric)
  where b.company_id = noria_company() and b.product_id = w.product_id and b.warehouse_id = w.warehouse_id and b.batch_id = w.batch_id`;

const moved = `${withNext}insert into stock_move (id, moved_at, product_id, warehouse_id, batch_id, reason, quantity, value, on_hand_after, value_after,
    source_id, source_line_id, note, moved_by_id)
  select w.*, nullif(current_setting('app.user', true), '')::uuid
  from jsonb_to_recordset($1::jsonb) as w (id uuid, moved_at timestamptz, product_id uuid, warehouse_id uuid, batch_id uuid, reason text,
    quantity numeric, value numeric, on_hand_after numeric, value_after numeric, source_id uuid, source_line_id uuid, note text)`;

/** Writes stock moves and updates their levels without waiting: the next statement throws what the database refuses. */
export async function writeMoves(em: EntityManager, moves: WrittenMove[]): Promise<void> {
  const run = (text: string, rows: object[]) =>
    rows.length ? em.getKysely().executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)])) : undefined;
  const byLevel = [...Map.groupBy(moves, ({ levelId }) => levelId)];
  await run(
    levels,
    byLevel.map(([id, of]) => ({
      id,
      quantity: sum(of.map(({ quantity }) => quantity)).toFixed(),
      value: sum(of.map(({ value }) => value)).toFixed(),
      moved_at: of.at(-1)!.movedAt,
    })),
  );
  const ofBatches = moves.filter(({ batchId }) => batchId);
  for (const [text, some] of [
    [batchesIn, ofBatches.filter(({ quantity }) => quantity.isPositive())],
    [batchesOut, ofBatches.filter(({ quantity }) => quantity.isNegative())],
  ] as const) {
    const byBatch = Map.groupBy(some, ({ levelId, batchId }) => `${levelId} ${batchId}`).values();
    await run(
      text,
      Array.from(byBatch, of => ({
        id: newId(stockBatchLevelCode),
        product_id: of[0].productId,
        warehouse_id: of[0].warehouseId,
        batch_id: of[0].batchId,
        quantity: sum(of.map(({ quantity }) => quantity)).toFixed(),
      })),
    );
  }
  await run(
    moved,
    moves.map(move => ({
      id: move.id,
      moved_at: move.movedAt,
      product_id: move.productId,
      warehouse_id: move.warehouseId,
      batch_id: move.batchId,
      reason: move.reason,
      quantity: move.quantity.toFixed(),
      value: move.value.toFixed(),
      on_hand_after: move.onHandAfter.toFixed(),
      value_after: move.valueAfter.toFixed(),
      source_id: move.sourceId,
      source_line_id: move.sourceLineId,
      note: move.note,
    })),
  );
}
