import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../errors.ts';
import type { ArchiveReader } from '../files/archive.ts';
import { backupTables } from './backupTables.ts';
import { entryNames, type Manifest } from './Manifest.ts';

/**
 * Loads the rows of an archive into tables created by its migrations, in one transaction. Foreign keys are dropped meanwhile and checked
 * for every row when added back; triggers do not fire, because the archive already contains what they would write.
 */
export async function loadTables(client: Client, archive: ArchiveReader, { tables }: Manifest): Promise<void> {
  await refuseOtherTables(client, tables);
  await client.query('begin; set local statement_timeout = 0');
  const names = tables.map(({ name }) => name);
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  const walled = await walledTables(client, names);
  for (const name of walled) await client.query(`alter table ${name} no force row level security`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // The archive has the current state of rows that migrations insert, such as plans.
  await client.query(`truncate ${names.join(', ')}`);
  for (const { name, columns, rows } of tables) {
    const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
    await pipeline(await archive.open(entryNames.table(name)), into);
    if (into.rowCount !== rows) throw new StartError(`The backup is damaged: ${name} has ${into.rowCount} rows instead of ${rows}`);
  }
  for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const name of walled) await client.query(`alter table ${name} force row level security`);
  await moveSequences(client);
  await client.query('commit; analyze');
}

async function refuseOtherTables(client: Client, tables: Manifest['tables']): Promise<void> {
  const describe = (all: { name: string; columns: string[] }[]) =>
    all.map(({ name, columns }) => `${name} (${[...columns].sort().join()})`).sort();
  const here = describe(await backupTables(client));
  const there = describe(tables);
  const odd = [...here.filter(table => !there.includes(table)), ...there.filter(table => !here.includes(table))];
  if (odd.length) throw new StartError(`The tables of the backup do not match this version of Noria: ${odd.join(', ')}`);
}

async function foreignKeys(client: Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query(`
    select conrelid::regclass::text as table, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`);
  return rows as { table: string; name: string; definition: string }[];
}

/** The tables and their partitions: a foreign key is checked in each partition by itself. */
async function walledTables(client: Client, names: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c left join pg_inherits i on i.inhrelid = c.oid and c.relispartition
     where c.relforcerowsecurity and coalesce(i.inhparent, c.oid) = any ($1::text[]::regclass[])`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Moves the sequences of columns past the last row. */
async function moveSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select d.objid::regclass::text as sequence, d.refobjid::regclass::text as table, format('%I', a.attname) as column
    from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S' join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`);
  for (const { sequence, table, column } of rows)
    await client.query(`select setval('${sequence}', greatest((select max(${column}) from ${table}), 1))`);
}
