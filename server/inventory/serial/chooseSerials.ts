import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import type { HeldStock } from '../stock/lockStock.ts';
import type { StockRequest } from '../stock/moveStock.ts';

/** A piece that a movement names by its serial number. */
export interface SerialPiece {
  /** Null for a piece that was never here. */
  id: string | null;
  number: string;
}

/** What is known of a serial number. */
interface KnownPiece {
  id: string;
  productId: string;
  /** In lower case. */
  number: string;
  /** Where it lies; null for a piece that is not in stock. */
  warehouseId: string | null;
  warehouse: string | null;
  /** The line that moved it last. */
  lineId: string | null;
}

const knownPieces = `select s.id, s.product_id as "productId", lower(s.number) as number, s.warehouse_id as "warehouseId", w.name as warehouse,
    m.source_line_id as "lineId"
  from stock_serial s
  join stock_move m on m.company_id = s.company_id and m.id = s.move_id
  left join warehouse w on w.company_id = s.company_id and w.id = s.warehouse_id
  where s.company_id = noria_company()
    and s.product_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
    and lower(s.number) in (select jsonb_array_elements_text(?::jsonb))
  order by s.id for no key update of s`;

/** A request of a product that keeps serial numbers, and the pieces found for it so far. */
interface Kept {
  request: StockRequest;
  count: Decimal;
  warehouseId: string;
  pieces: SerialPiece[];
}

/** The requests of one line, which share its numbers. */
interface NamedLine {
  field: string;
  kept: Kept[];
  numbers: readonly string[];
}

type Known = Map<string, KnownPiece>;

/**
 * Finds the pieces that requests name, one for each unit of a product that keeps serial numbers. The requests of one line, such as the parts
 * of a package, share its numbers. Their stock levels are locked.
 * @throws InvalidInput at the line's numbers: serialCount {count}, serialsNotKept; at one of them, with its {number}: serialTwice,
 * serialInStock, serialUnknown, serialElsewhere {warehouse}, serialGone, serialNotSold.
 */
export async function chooseSerials(
  em: EntityManager,
  stock: HeldStock,
  requests: readonly StockRequest[],
): Promise<Map<StockRequest, SerialPiece[]>> {
  const lines = linesOf(stock, requests);
  const known = await readKnown(em, lines);
  const issues: Issue[] = [];
  const used = new Set<string>();
  for (const { field, kept, numbers } of lines) {
    const count = sum(kept.map(each => each.count));
    if (!kept.length && numbers.length) issues.push({ field, code: 'serialsNotKept' });
    else if (!count.equals(numbers.length)) issues.push({ field, code: 'serialCount', params: { count: count.toFixed() } });
    else
      for (const [at, number] of numbers.entries()) {
        const { each, piece, key } = place(kept, known, number);
        const issue = refusalOf(each, piece) ?? (used.has(key) ? { code: 'serialTwice' } : null);
        if (issue) issues.push({ field: `${field}.${at}`, code: issue.code, params: { ...issue.params, number } });
        used.add(key);
      }
  }
  if (issues.length) throw new InvalidInput(...issues);
  return new Map(lines.flatMap(({ kept }) => kept.map(({ request, pieces }) => [request, pieces] as const)));
}

/** Returns, as stock that comes in, the pieces named by requests that go out of which nothing is known. */
export async function unknownPieces(em: EntityManager, stock: HeldStock, requests: readonly StockRequest[]) {
  const lines = linesOf(stock, requests);
  const known = await readKnown(em, lines);
  return lines.flatMap(({ field, kept, numbers }) => {
    if (!sum(kept.map(each => each.count)).equals(numbers.length)) return [];
    for (const number of numbers) place(kept, known, number);
    return kept.flatMap(({ request: { productId }, warehouseId, pieces }) => {
      const strange = pieces.flatMap(({ id, number }) => (id ? [] : [number]));
      const serials = { serialNumbers: strange, serialField: `${field}.${productId}` };
      return strange.length ? [{ productId, warehouseId, quantity: String(strange.length), ...serials }] : [];
    });
  });
}

/** The lines that move products with serial numbers, or name some. */
function linesOf({ levelOf }: HeldStock, requests: readonly StockRequest[]): NamedLine[] {
  const lines = Map.groupBy(requests, ({ serialField }) => serialField ?? 'serialNumbers');
  return [...lines].flatMap(([field, group]) => {
    const kept = group.flatMap((request): Kept[] => {
      const level = levelOf(request);
      const count = new Decimal(request.quantity).abs();
      return level?.isSerialized ? [{ request, count, warehouseId: level.warehouseId, pieces: [] }] : [];
    });
    const numbers = group.find(({ serialNumbers }) => serialNumbers?.length)?.serialNumbers ?? [];
    return kept.length || numbers.length ? [{ field, kept, numbers }] : [];
  });
}

async function readKnown(em: EntityManager, lines: NamedLine[]): Promise<Known> {
  const numbers = lines.flatMap(line => line.numbers.map(number => number.toLowerCase()));
  const productIds = lines.flatMap(({ kept }) => kept.map(({ request }) => request.productId));
  if (!numbers.length || !productIds.length) return new Map();
  const known = await em.execute<KnownPiece[]>(knownPieces, [JSON.stringify(productIds), JSON.stringify(numbers)]);
  return new Map(known.map(piece => [keyOf(piece.productId, piece.number), piece]));
}

const keyOf = (productId: string, number: string) => `${productId} ${number.toLowerCase()}`;

/** Gives a number to one of the line's products that still lack pieces: the one that can move it, else the first. */
function place(kept: Kept[], known: Known, number: string) {
  const pieceOf = ({ request }: Kept) => known.get(keyOf(request.productId, number));
  const open = kept.filter(({ count, pieces }) => count.greaterThan(pieces.length));
  const each = open.find(one => !refusalOf(one, pieceOf(one))) ?? open[0];
  const piece = pieceOf(each);
  each.pieces.push({ id: piece?.id ?? null, number });
  return { each, piece, key: keyOf(each.request.productId, number) };
}

/** Why a piece cannot be moved as requested. */
function refusalOf({ request, warehouseId }: Kept, piece: KnownPiece | undefined): Omit<Issue, 'field'> | null {
  const { quantity, soldLineIds } = request;
  if (!quantity.startsWith('-')) {
    if (soldLineIds) return piece && !piece.warehouseId && soldLineIds.includes(piece.lineId!) ? null : { code: 'serialNotSold' };
    if (!piece?.warehouseId) return null;
    return piece.warehouseId === warehouseId ? { code: 'serialInStock' } : elsewhere(piece);
  }
  if (!piece) return { code: 'serialUnknown' };
  if (!piece.warehouseId) return { code: 'serialGone' };
  return piece.warehouseId === warehouseId ? null : elsewhere(piece);
}

const elsewhere = ({ warehouse }: KnownPiece) => ({ code: 'serialElsewhere', params: { warehouse } });
