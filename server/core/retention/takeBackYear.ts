import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { backupTables } from '../backup/backupTables.ts';
import { entryNames } from '../backup/Manifest.ts';
import { openBackup } from '../backup/restoreBackup.ts';
import { StartError } from '../errors.ts';
import { type ArchiveReader } from '../files/archive.ts';
import { histories, type YearManifest, yearRules } from './histories.ts';
import { inEachCompany, inSnapshot } from './onHistory.ts';

/** What became of the rows in a file. */
export interface TakenBack extends Pick<YearManifest, 'history' | 'year'> {
  rows: number;
  /** Rows that were there already, or that refer to something that is gone, such as an erased file. */
  left: number;
}

/**
 * Puts the rows of a year back into the database, in one transaction. Rows that are there stay as they are, so that a file can be taken back
 * twice.
 * @param path of the file, decrypted.
 * @throws StartError if it is damaged, or its columns are no longer those of the tables.
 */
export async function takeBackYear(client: pg.Client, path: string): Promise<TakenBack> {
  const archive = await openBackup(path);
  try {
    const { history, year, tables } = await manifestOf(archive, path);
    const known = new Map((await backupTables(client)).map(({ name, columns }) => [name, columns]));
    const taken = { history, year, rows: 0, left: 0 };
    await inSnapshot(client, async () => {
      for (const { table } of histories[history].parts) {
        const there = tables.find(({ name }) => name === table);
        const gone = there?.columns.filter(column => !known.get(`public.${table}`)!.includes(column));
        if (!there || gone?.length)
          throw new StartError(`${path} is of another version of Noria: ${table} has no ${gone?.join(', ') ?? 'rows'}`);
        const added = await insertRows(client, archive, there);
        taken.rows += added;
        taken.left += there.rows - added;
      }
    });
    return taken;
  } finally {
    archive.close();
  }
}

async function manifestOf(archive: ArchiveReader, path: string): Promise<YearManifest> {
  const said = archive.names.includes(entryNames.manifest) ? await text(await archive.open(entryNames.manifest)) : 'null';
  const { data: manifest } = yearRules.safeParse(JSON.parse(said));
  if (!manifest) throw new StartError(`${path} is no year of history that was put away`);
  return manifest;
}

/** Row level security does not let COPY write into a table, so rows come by way of one without it. @returns how many were added. */
async function insertRows(client: pg.Client, archive: ArchiveReader, { name, columns, rows }: YearManifest['tables'][number]) {
  const all = columns.join(', ');
  await client.query(`create temporary table incoming on commit drop as select ${all} from ${name} with no data`);
  const into = client.query(copyFrom(`copy incoming (${all}) from stdin`));
  await pipeline(await archive.open(entryNames.table(name)), into);
  if (into.rowCount !== rows) throw new StartError(`The file is damaged: ${name} has ${into.rowCount} rows instead of ${rows}`);
  const { rows: references } = await client.query<{ holds: string }>(holding, [name]);
  const insert = `insert into ${name} (${all}) select ${all} from incoming i
    where company_id = noria_company() ${references.map(({ holds }) => `and ${holds}`).join(' ')} on conflict do nothing`;
  let added = 0;
  for await (const { rowCount } of inEachCompany(client, () => client.query(insert))) added += rowCount!;
  await client.query('drop table incoming');
  return added;
}

/** Conditions under which a row `i` keeps the foreign keys of a table. */
const holding = `
  select format('(num_nulls(%s) > 0 or exists (select from %s r where %s))',
    string_agg(format('i.%I', here.attname), ', '), k.confrelid::regclass, string_agg(format('r.%I = i.%I', there.attname, here.attname), ' and ')) as holds
  from pg_constraint k cross join unnest(k.conkey, k.confkey) as pair (here, there)
    join pg_attribute here on here.attrelid = k.conrelid and here.attnum = pair.here
    join pg_attribute there on there.attrelid = k.confrelid and there.attnum = pair.there
  where k.contype = 'f' and k.conparentid = 0 and k.conrelid = $1::regclass group by k.oid, k.confrelid`;
