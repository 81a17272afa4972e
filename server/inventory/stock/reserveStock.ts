import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { availableIn, lockStock, notEnough, quantityOf, type StockLocation } from './lockStock.ts';

const reservationCode = 0x64;

/** A reservation requested by a document. */
export interface ReservationRequest extends StockLocation {
  /** More than 0; at most six decimals. */
  quantity: string;
  sourceId: string;
  sourceLineId?: string | null;
}

/**
 * Reserves stock for a document, so that nobody else can take it; all of it or nothing.
 * @throws Refused `notEnoughStock` {product, wanted, available}.
 */
export async function reserveStock(em: EntityManager, requests: ReservationRequest[]): Promise<void> {
  if (!requests.length) return;
  const stock = await lockStock(em, requests);
  for (const wanted of Map.groupBy(requests, place => stock.levelOf(place)?.id ?? place.productId).values()) {
    const level = stock.levelOf(wanted[0]);
    const quantity = sum(wanted.map(request => quantityOf(request.quantity)));
    const available = level ? availableIn(level, true) : new Decimal(0);
    if (quantity.greaterThan(available)) throw notEnough(level?.name ?? '', quantity, available);
  }
  const rows = requests.map(request => {
    const { productId, warehouseId } = stock.levelOf(request)!;
    const { quantity, sourceId, sourceLineId = null } = request;
    return {
      id: newId(reservationCode),
      product_id: productId,
      warehouse_id: warehouseId,
      quantity,
      source_id: sourceId,
      source_line_id: sourceLineId,
    };
  });
  await em.execute(
    `with kept as (
       insert into stock_reservation (id, product_id, warehouse_id, quantity, source_id, source_line_id)
       select * from jsonb_to_recordset(?::jsonb) as w
         (id uuid, product_id uuid, warehouse_id uuid, quantity numeric, source_id uuid, source_line_id uuid)
       returning company_id, product_id, warehouse_id, quantity
     ), summed as (select company_id, product_id, warehouse_id, sum(quantity) as quantity from kept group by 1, 2, 3)
     update stock_level l set reserved = l.reserved + s.quantity from summed s
     where l.company_id = s.company_id and l.product_id = s.product_id and l.warehouse_id = s.warehouse_id`,
    [JSON.stringify(rows)],
  );
}

/**
 * Releases everything reserved for a document, if anything. A document that moves its reserved stock releases it first, in the same
 * transaction.
 */
export async function releaseStock(em: EntityManager, sourceId: string): Promise<void> {
  const kept = await em.execute<{ product_id: string; warehouse_id: string }[]>(
    'select distinct product_id, warehouse_id from stock_reservation where company_id = noria_company() and source_id = ?',
    [sourceId],
  );
  if (!kept.length) return;
  await lockStock(
    em,
    kept.map(row => ({ productId: row.product_id, warehouseId: row.warehouse_id })),
  );
  await em.execute(
    `with given as (
       delete from stock_reservation where company_id = noria_company() and source_id = ? returning company_id, product_id, warehouse_id, quantity
     ), summed as (select company_id, product_id, warehouse_id, sum(quantity) as quantity from given group by 1, 2, 3)
     update stock_level l set reserved = l.reserved - s.quantity from summed s
     where l.company_id = s.company_id and l.product_id = s.product_id and l.warehouse_id = s.warehouse_id`,
    [sourceId],
  );
}
