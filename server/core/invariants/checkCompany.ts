import type { ClientBase } from 'pg';
import type { AnyInvariant, Invariant, RecordTable } from './Invariant.ts';

/** Result of one invariant in one company. */
export interface Finding {
  key: string;
  durationMs: number;
  /** Some of the violating rows; empty if the invariant holds. */
  rows: object[];
  /** Number of violating rows, at most `countedRows`. */
  broken: number;
  /** Whether the check timed out, so that the result is unknown. */
  isUnknown: boolean;
}

/** Number of violating rows kept per invariant. */
export const shownRows = 20;
/** Maximum number of violating rows counted per invariant. */
export const countedRows = 1_000;

/**
 * Checks each invariant on one company's data, as requests see it: each within `timeout` milliseconds, all on one snapshot. It writes
 * nothing and blocks nobody.
 */
export async function checkCompany(client: ClientBase, companyId: string, invariants: Invariant[], timeout: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(`select set_config('app.company', $1, true), set_config('statement_timeout', $2, true)`, [companyId, `${timeout}`]);
    await client.query(`select set_config('role', coalesce(noria_request_role()::text, 'none'), true)`);
    for (const invariant of invariants) findings.push(await find(client, invariant));
  } finally {
    await client.query('rollback');
  }
  return findings;
}

async function find(client: ClientBase, { key, sql }: Invariant): Promise<Finding> {
  const since = performance.now();
  const found = (rows: object[], isUnknown = false): Finding => ({
    key,
    durationMs: Math.round(performance.now() - since),
    rows: rows.slice(0, shownRows),
    broken: rows.length,
    isUnknown,
  });
  await client.query('savepoint one');
  try {
    const { rows } = await client.query<object>(`select * from (${sql}) broken limit ${countedRows}`);
    return found(rows);
  } catch (error) {
    await client.query('rollback to one');
    if ((error as { code?: string }).code !== '57014') throw error;
    return found([], true);
  }
}

/** Resolves invariants to SQL for the tables of this database. */
export async function resolveInvariants(client: ClientBase, invariants: AnyInvariant[]): Promise<Invariant[]> {
  const { rows: tables } = await client.query<RecordTable>(`
    select c.relname as name, array_agg(a.attname::text) as columns,
      exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'words_kept') as "isSearched"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and (noria_request_role() is null or has_column_privilege(noria_request_role(), c.oid, a.attnum, 'select'))
    group by c.oid having bool_or(a.attname = 'company_id') and bool_or(a.attname = 'id') order by 1`);
  return invariants.map(({ key, name, sql }) => ({ key, name, sql: typeof sql === 'string' ? sql : sql(tables) }));
}

/** Returns every company, including deleted ones, as the platform sees them. */
export async function allCompanies(client: ClientBase): Promise<{ id: string; name: string }[]> {
  await client.query('begin');
  try {
    await client.query(`select set_config('app.platform', 'on', true)`);
    return (await client.query<{ id: string; name: string }>('select id, name from company order by created_at, id')).rows;
  } finally {
    await client.query('rollback');
  }
}
