import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { SerialPiece } from './chooseSerials.ts';

/** Record type byte at the end of the ids of serial numbers. */
export const stockSerialCode = 0x9f;

/** The pieces of a movement. */
export interface MovedPieces {
  moveId: string;
  productId: string;
  /** Where they lie now; null once they are out of stock. */
  warehouseId: string | null;
  pieces: readonly SerialPiece[];
}

const insertNew = `insert into stock_serial (id, product_id, number, warehouse_id, move_id)
  select id, "productId", number, "warehouseId", "moveId"
  from jsonb_to_recordset(?::jsonb) as n (id uuid, "productId" uuid, number text, "warehouseId" uuid, "moveId" uuid)
  on conflict (company_id, product_id, lower(number)) do nothing returning id`;

const updateKnown = `update stock_serial s set warehouse_id = n."warehouseId", move_id = n."moveId", version = s.version + 1, updated_at = now()
  from jsonb_to_recordset(?::jsonb) as n (id uuid, "warehouseId" uuid, "moveId" uuid) where s.company_id = noria_company() and s.id = n.id`;

const insertMoves = `insert into stock_serial_move (serial_id, move_id)
  select id, "moveId" from jsonb_to_recordset(?::jsonb) as n (id uuid, "moveId" uuid)`;

/**
 * Notes which pieces a movement moved, and where they lie now.
 * @throws InvalidInput `serialNumbers` serialsChanged for a number that another transaction has just brought in.
 */
export async function recordSerials(em: EntityManager, moved: readonly MovedPieces[]): Promise<void> {
  const rows = moved.flatMap(({ pieces, ...move }) => pieces.map(piece => ({ ...move, ...piece })));
  if (!rows.length) return;
  const fresh = rows.filter(({ id }) => !id).map(row => ({ ...row, id: newId(stockSerialCode) }));
  const known = rows.filter(({ id }) => id);
  if (fresh.length) {
    const stored = await em.execute<object[]>(insertNew, [JSON.stringify(fresh)]);
    if (stored.length < fresh.length) throw new InvalidInput({ field: 'serialNumbers', code: 'serialsChanged' });
  }
  if (known.length) await em.execute(updateKnown, [JSON.stringify(known)]);
  await em.execute(insertMoves, [JSON.stringify([...fresh, ...known])]);
}
