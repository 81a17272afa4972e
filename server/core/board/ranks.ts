import type { EntityManager } from '@mikro-orm/postgresql';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** Rows that stand in an order of their own: cards of a column, columns of a board. */
export interface RankedRows {
  table: string;
  /** The column that says what they stand in, and its value; without one, they are the company's. */
  within?: [column: string, id: string];
  /** Column of the keys; `rank` by default. */
  by?: string;
}

/** Where a row is to stand, as somebody saw it: behind one row and before another. Either may have moved or gone since. */
export interface RankPosition {
  /** The row itself, when it is there already. */
  id?: string;
  afterId?: string | null;
  beforeId?: string | null;
}

/** Characters of a key past which its whole column gets new ones (domain §6). */
const longest = 48;

/**
 * The key of a place among the rows as they are now (domain §6): behind `afterId`, else before `beforeId`, else at the top. The caller
 * holds what the rows stand in, so that no two find the same key; keys of rows that were put away are kept free too.
 */
export async function rankAt(em: EntityManager, rows: RankedRows, place: RankPosition): Promise<string> {
  const [low, high] = await gapAt(em, rows, place);
  const rank = generateKeyBetween(low, high);
  return rank.length > longest ? rebalanced(em, rows, low, place.id) : rank;
}

/** Keys for new rows behind all others. */
export async function ranksAtEnd(em: EntityManager, rows: RankedRows, count: number): Promise<string[]> {
  const [{ last }] = await em.execute<[{ last: string | null }]>(`select max(${by(rows)}) as last ${from(rows)}`, values(rows));
  return generateNKeysBetween(last, null, count);
}

type Gap = [low: string | null, high: string | null];

async function gapAt(em: EntityManager, rows: RankedRows, { id = none, afterId, beforeId }: RankPosition): Promise<Gap> {
  const [seen] = await em.execute<[{ after: string | null; before: string | null }]>(
    `select max(${by(rows)}) filter (where id = ?) as after, max(${by(rows)}) filter (where id = ?) as before ${from(rows)} and deleted_at is null and id <> ?`,
    [afterId ?? none, beforeId ?? none, ...values(rows), id],
  );
  if (seen.after === null && seen.before !== null) {
    const [{ rank }] = await em.execute<[{ rank: string | null }]>(
      `select max(${by(rows)}) as rank ${from(rows)} and ${by(rows)} < ? and id <> ?`,
      [...values(rows), seen.before, id],
    );
    return [rank, seen.before];
  }
  const [{ rank }] = await em.execute<[{ rank: string | null }]>(
    `select min(${by(rows)}) as rank ${from(rows)} and ${by(rows)} > ? and id <> ?`,
    [...values(rows), seen.after ?? '', id],
  );
  return [seen.after, rank];
}

/** Gives all rows short keys again, in one statement and without a new version, since nobody's order changes; answers the key behind `low`. */
async function rebalanced(em: EntityManager, rows: RankedRows, low: string | null, id = none): Promise<string> {
  const others = await em.execute<{ id: string; rank: string }[]>(
    `select id, ${by(rows)} as rank ${from(rows)} and id <> ? order by ${by(rows)}`,
    [...values(rows), id],
  );
  const keys = generateNKeysBetween(null, null, others.length + 1);
  const at = others.filter(({ rank }) => low !== null && rank <= low).length;
  const [own] = keys.splice(at, 1);
  // The row that moves stands aside, so that its old key is no one's.
  const ranked = others.map((row, index) => ({ id: row.id, rank: keys[index] }));
  await em.execute(`update ${rows.table} set ${by(rows)} = '~' || id where company_id = noria_company() and id = ?`, [id]);
  await em.execute(
    `update ${rows.table} r set ${by(rows)} = k.rank from jsonb_to_recordset(?::jsonb) as k (id uuid, rank text) where r.company_id = noria_company() and r.id = k.id`,
    [JSON.stringify(ranked)],
  );
  return own;
}

const none = '00000000-0000-0000-0000-000000000000';
const by = ({ by: column = 'rank' }: RankedRows) => column;
const from = ({ table, within }: RankedRows) => `from ${table} where company_id = noria_company()${within ? ` and ${within[0]} = ?` : ''}`;
const values = ({ within }: RankedRows) => (within ? [within[1]] : []);
