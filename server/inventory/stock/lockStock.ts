import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { newId } from '../../core/database/ids.ts';
import { withNext } from '../../core/database/withNext.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { stockLevelCode } from './StockLevel.ts';

/** A product in a warehouse; defaults to the company's default warehouse. */
export interface StockLocation {
  productId: string;
  warehouseId?: string | null;
}

/** A product where a till session sells it: in the till's warehouse, or else the company's default warehouse. */
export interface SoldLocation {
  productId: string;
  tillSessionId: string | null;
}

/** A batch of a locked stock level. */
export interface HeldBatch {
  batchId: string;
  onHand: Decimal;
  isExpired: boolean;
}

/** A stock level while it is locked. */
export interface HeldLevel {
  id: string;
  productId: string;
  warehouseId: string;
  name: string;
  onHand: Decimal;
  reserved: Decimal;
  value: Decimal;
  movedAt: Date | null;
  /** Whether each piece is named by its serial number. */
  isSerialized: boolean;
  /** The product's purchase price, used as cost if there is no average. */
  purchasePrice: Decimal;
  /** Earliest expiry first; stock in no batch never expires. */
  batches: HeldBatch[];
}

/** Stock levels locked until the transaction ends. */
export interface HeldStock {
  /** Decimal places of the company's currency. */
  digits: number;
  levelOf: (place: StockLocation) => HeldLevel | undefined;
}

interface LevelRow {
  id: string;
  product_id: string;
  warehouse_id: string;
  is_default: boolean;
  name: string;
  on_hand: string;
  reserved: string;
  value: string;
  moved_at: string | null;
  purchase_price: string;
  currency: string | null;
}

interface BatchRow {
  product_id: string;
  warehouse_id: string;
  batch_id: string;
  on_hand: string;
  is_expired: boolean;
}

const wantedIn = (warehouse: string, columns: string) => `(select distinct w.product_id, coalesce(${warehouse}, d.id) as warehouse_id
  from jsonb_to_recordset($1::jsonb) as w (product_id uuid, ${columns})
  left join warehouse d on d.company_id = noria_company() and d.is_default)`;
const wanted = wantedIn('w.warehouse_id', 'warehouse_id uuid');
const tillWarehouse = `(select t.warehouse_id from till_session s join till t on t.company_id = s.company_id and t.id = s.till_id
  where s.company_id = noria_company() and s.id = w.till_session_id)`;
const wantedAtTill = wantedIn(tillWarehouse, 'till_session_id uuid');

// Incoming stock creates missing rows first, in the same order in which rows are locked; otherwise two transactions could deadlock.
const opening = `${withNext}insert into stock_level (id, product_id, warehouse_id)
  select w.id, w.product_id, coalesce(w.warehouse_id, d.id)
  from jsonb_to_recordset($1::jsonb) as w (id uuid, product_id uuid, warehouse_id uuid)
  left join warehouse d on d.company_id = noria_company() and d.is_default
  order by 2, 3 on conflict (company_id, product_id, warehouse_id) do nothing`;

const holding = (places: string) => `${withNext}
  select l.id, l.product_id, l.warehouse_id, h.is_default, p.name, l.on_hand::text, l.reserved::text, l.value::text,
    to_json(l.moved_at)#>>'{}' as moved_at, p.purchase_price::text, c.currency
  from ${places} w
  join stock_level l on l.company_id = noria_company() and l.product_id = w.product_id and l.warehouse_id = w.warehouse_id
  join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
  join warehouse h on h.company_id = l.company_id and h.id = l.warehouse_id
  join company c on c.id = l.company_id
  order by l.product_id, l.warehouse_id for no key update of l`;

// Separate statements, so that they see the changes of transactions that the locks waited for.
// An array, because its ids are looked up one by one: of a recordset to join PostgreSQL expects a hundred rows, and scans the products.
const serialized = `${withNext}select p.id from inventory_product p
  where p.company_id = noria_company() and p.is_serialized
    and p.id = any (array(select w.product_id from jsonb_to_recordset($1::jsonb) as w (product_id uuid)))`;

const batches = (places: string) => `select b.product_id, b.warehouse_id, b.batch_id, b.on_hand::text,
    coalesce(s.expires_on < (now() at time zone c.time_zone)::date, false) as is_expired
  from ${places} w
  join stock_batch_level b on b.company_id = noria_company() and b.product_id = w.product_id and b.warehouse_id = w.warehouse_id
  join stock_batch s on s.company_id = b.company_id and s.id = b.batch_id
  join company c on c.id = b.company_id
  where b.on_hand > 0
  order by s.expires_on nulls last, s.id`;

// The next statement takes the locks at a till with it; otherwise that of the batches is the last of its round trip.
const locking = { holding: holding(wanted), batches: batches(wanted) };
const lockingAtTill = { holding: holding(wantedAtTill), batches: withNext + batches(wantedAtTill) };

/**
 * Locks stock levels until the transaction ends, always in the order of product and warehouse, so that transactions cannot deadlock;
 * creates the levels of `opened` that do not exist yet. Takes one round trip.
 * @throws Refused `currencyMissing`; InvalidInput `notFound` for an id that is not a product.
 */
export async function lockStock(em: EntityManager, locations: StockLocation[], opened: StockLocation[] = []): Promise<HeldStock> {
  const rows = (places: StockLocation[]) =>
    places.map(({ productId, warehouseId }) => ({ id: newId(stockLevelCode), product_id: productId, warehouse_id: warehouseId ?? null }));
  if (opened.length) await em.getKysely().executeQuery(CompiledQuery.raw(opening, [JSON.stringify(rows(opened))]));
  return (await readHeld(em, locking, rows(locations)))();
}

/**
 * Locks stock levels as `lockStock` does, in one round trip with the next statement. The returned function gives them once that one has been
 * answered.
 * @throws Refused `currencyMissing`, by that function.
 */
export const askSoldStock = (em: EntityManager, locations: SoldLocation[]): Promise<() => HeldStock> =>
  readHeld(
    em,
    lockingAtTill,
    locations.map(({ productId, tillSessionId }) => ({ product_id: productId, till_session_id: tillSessionId })),
  );

async function readHeld(em: EntityManager, texts: typeof locking, places: object[]): Promise<() => HeldStock> {
  const run = <Row>(text: string) => em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [JSON.stringify(places)]));
  const held = await run<LevelRow>(texts.holding);
  const named = await run<{ id: string }>(serialized);
  const lying = await run<BatchRow>(texts.batches);
  return () => heldStock(held.rows, named.rows, lying.rows);
}

function heldStock(rows: LevelRow[], named: { id: string }[], lying: BatchRow[]): HeldStock {
  if (rows.length && !rows[0].currency) throw new Refused('currencyMissing');
  const batchesBy = Map.groupBy(lying, keyOf);
  const isSerialized = new Set(named.map(({ id }) => id));
  const levels = new Map<string, HeldLevel>();
  for (const row of rows) {
    const level = { ...levelFrom(row, batchesBy.get(keyOf(row)) ?? []), isSerialized: isSerialized.has(row.product_id) };
    levels.set(keyOf(row), level);
    if (row.is_default) levels.set(`${row.product_id} `, level);
  }
  return {
    digits: currencyDecimals(rows[0]?.currency ?? ''),
    levelOf: ({ productId, warehouseId }) => levels.get(`${productId} ${warehouseId ?? ''}`),
  };
}

const keyOf = (row: { product_id: string; warehouse_id: string }) => `${row.product_id} ${row.warehouse_id}`;

const levelFrom = (row: LevelRow, held: BatchRow[]): Omit<HeldLevel, 'isSerialized'> => ({
  id: row.id,
  productId: row.product_id,
  warehouseId: row.warehouse_id,
  name: row.name,
  onHand: new Decimal(row.on_hand),
  reserved: new Decimal(row.reserved),
  value: new Decimal(row.value),
  movedAt: row.moved_at === null ? null : new Date(row.moved_at),
  purchasePrice: new Decimal(row.purchase_price),
  batches: held.map(batch => ({ batchId: batch.batch_id, onHand: new Decimal(batch.on_hand), isExpired: batch.is_expired })),
});

/** Returns the quantity available to go out: not reserved, and for a customer also not expired (domain §3). */
export function availableIn({ onHand, reserved, batches: held }: HeldLevel, isForCustomer: boolean): Decimal {
  const expired = isForCustomer ? sum(held.filter(({ isExpired }) => isExpired).map(batch => batch.onHand)) : 0;
  return Decimal.max(0, onHand.minus(reserved).minus(expired));
}

/** Returns the refusal with the product, the wanted and the available quantity. */
export const notEnough = (product: string, wantedThere: Decimal, available: Decimal) =>
  new Refused('notEnoughStock', { product, wanted: wantedThere.toFixed(), available: available.toFixed() });

/**
 * Parses a quantity to move: non-zero, with at most six decimals.
 * @throws InvalidInput `quantity` invalid.
 */
export function quantityOf(text: string): Decimal {
  if (!/^-?\d{1,13}(\.\d{1,6})?$/.test(text) || Number(text) === 0) throw new InvalidInput({ field: 'quantity', code: 'invalid' });
  return new Decimal(text);
}
