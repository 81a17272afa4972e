import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { backupTables } from '../backup/backupTables.ts';
import { copyRows } from '../backup/copyRows.ts';
import { entryNames } from '../backup/Manifest.ts';
import type { BackupParts } from '../backup/writeBackup.ts';
import { StartError } from '../errors.ts';
import { ArchiveWriter } from '../files/archive.ts';
import { dropEmptyYears } from './dropEmptyYears.ts';
import { type History, histories, type HistoryName, type YearManifest } from './histories.ts';
import { inEachCompany, inSnapshot } from './onHistory.ts';

/** Old rows of a history, by the year (UTC) of their ids. */
export interface OldYear {
  history: HistoryName;
  year: number;
  /** Rows that can be put away. */
  rows: number;
  /** Rows that stay in the database. */
  staying: number;
}

/** Where years are put, and what encrypts their files. */
export interface PutAway extends Pick<BackupParts, 'encrypt'> {
  folder: string;
}

const yearOf = (id: string) =>
  `extract(year from to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0) at time zone 'UTC')::int`;

/** Counts the rows of a history in each year before another one; it changes nothing. */
export function oldYears(client: pg.Client, history: HistoryName, before: number): Promise<OldYear[]> {
  const { stays } = histories[history];
  const counting = `select ${yearOf('h.id')} as year, (count(*) filter (where not ${stays.when}))::int as rows,
      (count(*) filter (where ${stays.when}))::int as staying
    from ${history} h where h.company_id = noria_company() and h.id < noria_first_id($1) group by 1`;
  return inSnapshot(client, async () => {
    const years = new Map<number, OldYear>();
    for await (const counted of inEachCompany(client, () => client.query<Omit<OldYear, 'history'>>(counting, [before])))
      for (const { year, rows, staying } of counted.rows) {
        const sum = years.get(year) ?? { history, year, rows: 0, staying: 0 };
        years.set(year, { ...sum, rows: sum.rows + rows, staying: sum.staying + staying });
      }
    return [...years.values()].sort((one, other) => one.year - other.year);
  });
}

/**
 * Writes the rows of a year to a file of their own and removes them from the database, in one transaction: killed at any moment, they are in
 * the database, in the file or in both, and never in neither. No file is overwritten.
 * @returns the path of the file.
 * @throws StartError
 */
export async function putAwayYear(client: pg.Client, { history, year }: OldYear, { folder, encrypt }: PutAway): Promise<string> {
  const { parts, stays }: History = histories[history];
  const path = freePath(folder, `${history}-${year}`);
  const part = `${path}.part`;
  const range = (key: string) => `${key} >= noria_first_id(${year}) and ${key} < noria_first_id(${year + 1})`;
  const leaving = `${range('h.id')} and not ${stays.when}`;
  try {
    await inSnapshot(client, async () => {
      const { rows: now } = await client.query<{ at: Date }>('select now() as at');
      const manifest: YearManifest = { format: 1, history, year, at: now[0].at.toISOString(), tables: [] };
      const columnsOf = new Map((await backupTables(client)).map(({ name, columns }) => [name, columns]));
      const archive = new ArchiveWriter();
      for (const { table, key } of parts) {
        const entry = { name: table, columns: columnsOf.get(`public.${table}`)!, rows: 0 };
        manifest.tables.push(entry);
        const from = table === history ? `${table} h` : `${table} p join ${history} h on h.company_id = p.company_id and h.id = p.${key}`;
        const columns = entry.columns.map(column => `${table === history ? 'h' : 'p'}.${column}`).join(', ');
        const select = `select ${columns} from ${from} where h.company_id = noria_company() and ${leaving}`;
        const rowsOf = () => inEachCompany(client, () => copyRows(client, select, rows => (entry.rows += rows)));
        archive.add(entryNames.table(table), () => Readable.from(rowsOf(), { objectMode: false }));
      }
      // Comes last, when everything has been counted.
      archive.add(entryNames.manifest, () => Readable.from([JSON.stringify(manifest, null, 2)]));
      archive.end();
      const output = encrypt ? await encrypt(archive.output) : archive.output;
      await pipeline(output, createWriteStream(part, { flush: true, mode: 0o600 }));
      let removed = 0;
      for await (const { rowCount } of inEachCompany(client, () =>
        client.query(`delete from ${history} h where h.company_id = noria_company() and ${leaving}`),
      ))
        removed += rowCount!;
      if (removed !== manifest.tables[0].rows)
        throw new StartError(`${removed} rows of ${history} would go, and ${manifest.tables[0].rows} are in the file: nothing was removed`);
      await rename(part, path);
      await settle(dirname(path));
    });
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return path;
}

/** Drops the partitions of years before another one that hold no row any more. @returns their names. */
export async function dropYears(client: pg.Client, history: HistoryName, before: number): Promise<string[]> {
  const dropped: string[] = [];
  // What refers to a table goes first.
  for (const { table } of histories[history].parts.toReversed()) dropped.push(...(await dropEmptyYears(client, table, before)));
  return dropped;
}

/** A later run finds rows of a year again if it was killed, or if such rows came in from elsewhere. */
function freePath(folder: string, name: string): string {
  for (let number = 1; ; number++) {
    const path = join(folder, `${name}${number === 1 ? '' : `-${number}`}.history`);
    if (!existsSync(path)) return path;
  }
}

/** Makes names in a folder last through a loss of power; Windows cannot open folders. */
async function settle(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
