import type { EntityManager } from '@mikro-orm/postgresql';
import { codeOf } from '../../core/database/RecordType.ts';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { StockSerial } from './StockSerial.ts';

/** Pieces of a line of a receipt or return, named by their serial numbers. */
export interface SerialLine {
  /** The line of the receipt or return. */
  lineId: string;
  /** Null for what is not kept in stock. */
  productId: string | null;
  /** How many pieces it moves, without a sign. */
  quantity: string;
  serialNumbers: readonly string[];
}

/** The receipt or return that moves them. */
interface Moving {
  number: string;
  /** YYYY-MM-DD. */
  on: string;
}

/** Which of the products are told apart by serial numbers. */
async function serializedOf(em: EntityManager, lines: readonly SerialLine[]): Promise<Set<string>> {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const products = await em.find(InventoryProduct, { id: { $in: ids }, isSerialized: true }, { fields: ['id'] });
  return new Set(products.map(({ id }) => id));
}

const pathOf = (index: number) => `lines.${index}.serialNumbers`;
const countIssue = (index: number, count: Decimal): Issue => ({
  field: pathOf(index),
  code: 'serialCount',
  params: { count: count.toFixed() },
});

/**
 * Stores the serial numbers of received pieces, one for each piece of a product that is told apart by them.
 * @throws InvalidInput `lines.N.serialNumbers` serialCount {count}, serialsNotKept; `lines.N.serialNumbers.M` taken.
 */
export async function receiveSerials(em: EntityManager, { number, on }: Moving, lines: readonly SerialLine[]): Promise<void> {
  const serialized = await serializedOf(em, lines);
  const issues = lines.flatMap(({ productId, quantity, serialNumbers }, index): Issue[] => {
    if (!productId || !serialized.has(productId)) return serialNumbers.length ? [{ field: pathOf(index), code: 'serialsNotKept' }] : [];
    const count = new Decimal(quantity);
    return count.equals(serialNumbers.length) ? [] : [countIssue(index, count)];
  });
  if (issues.length) throw new InvalidInput(...issues);
  const rows = lines.flatMap(({ lineId, productId, serialNumbers }, line) =>
    serialNumbers.map((serial, at) => ({ lineId, productId, serial, field: `${pathOf(line)}.${at}` })),
  );
  if (!rows.length) return;
  const taken = await em.execute<{ field: string }[]>(
    `select n.field from jsonb_to_recordset(?::jsonb) as n ("productId" uuid, serial text, field text)
     join stock_serial s on s.company_id = noria_company() and s.product_id = n."productId" and lower(s.number) = lower(n.serial)
       and s.returned_on is null`,
    [JSON.stringify(rows)],
  );
  if (taken.length) throw new InvalidInput(...taken.map(({ field }) => ({ field, code: 'taken' })));
  await em.execute(
    `insert into stock_serial (id, product_id, number, received_line_id, received_number, received_on)
     select noria_new_id(${codeOf(StockSerial)}), n."productId", n.serial, n."lineId", ?, ?
     from jsonb_to_recordset(?::jsonb) as n ("lineId" uuid, "productId" uuid, serial text)`,
    [number, on, JSON.stringify(rows)],
  );
}

/**
 * Notes that pieces go back to their vendor. Pieces that came before their product was told apart by serial numbers go back without one.
 * @throws InvalidInput `lines.N.serialNumbers` serialCount {count}; `lines.N.serialNumbers.M` notFound.
 */
export async function returnSerials(
  em: EntityManager,
  { number, on }: Moving,
  lines: readonly (SerialLine & {
    /** Lines of the receipts that brought the pieces. */
    receivedLineIds: readonly string[];
    /** How many pieces are there to return. */
    held: string;
  })[],
): Promise<void> {
  for (const [index, { lineId, quantity, held, serialNumbers, receivedLineIds }] of lines.entries()) {
    const open = await em.execute<{ id: string; number: string }[]>(
      `select id, lower(number) as number from stock_serial
       where company_id = noria_company() and received_line_id = any(?::uuid[]) and returned_on is null order by id for no key update`,
      [`{${receivedLineIds.join()}}`],
    );
    const found = serialNumbers.map(serial => open.find(each => each.number === serial.toLowerCase()));
    const unknown = found.flatMap((each, at): Issue[] => (each ? [] : [{ field: `${pathOf(index)}.${at}`, code: 'notFound' }]));
    if (unknown.length) throw new InvalidInput(...unknown);
    const unnumbered = new Decimal(held).minus(open.length);
    const missing = new Decimal(quantity).minus(serialNumbers.length);
    if (missing.lessThan(0) || missing.greaterThan(unnumbered)) throw new InvalidInput(countIssue(index, new Decimal(quantity)));
    if (!found.length) continue;
    await em.execute(
      `update stock_serial set returned_line_id = ?, returned_number = ?, returned_on = ?, version = version + 1, updated_at = now()
       where company_id = noria_company() and id = any(?::uuid[])`,
      [lineId, number, on, `{${found.map(each => each!.id).join()}}`],
    );
  }
}
