import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { provisionCompany } from '../../server/administration/company/provisionCompany.ts';
import { restoreBackup } from '../../server/core/backup/restoreBackup.ts';
import { writeBackup } from '../../server/core/backup/writeBackup.ts';
import { ArchiveWriter, openArchive } from '../../server/core/files/archive.ts';
import { fileStore } from '../../server/core/files/FileStore.ts';
import { checkFiles } from '../../server/core/invariants/checkFiles.ts';
import { migrateTo } from '../../server/database.ts';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { migrations } from '../../server/migrations/migrations.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { expectInvariantsHold } from '../support/expectInvariantsHold.ts';
import { sendFile } from '../support/sendFile.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { drop, urlOf } from '../support/testDatabases.ts';

const folder = mkdtempSync(join(tmpdir(), 'noria-backup-'));
const archive = join(folder, 'noria.zip');
/** Of one company with one file. */
const smallArchive = join(folder, 'small.zip');
const known = migrations.map(({ name }) => name);
const serverUrl = process.env.TEST_DATABASE_URL!;
const name = `noria_test_${randomBytes(6).toString('hex')}`;
const store = (dataDir: string) => fileStore({ s3Url: undefined, dataDir });
let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startDemo({ NORIA_DATA_DIR: join(folder, 'one') });
  client = await signedInAs(server, 'admin@atlas.test');
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
});
afterAll(async () => {
  await server.stop();
  await drop(serverUrl, name);
  rmSync(folder, { recursive: true, force: true });
});

const restore = (path: string) =>
  restoreBackup(
    { url: urlOf(serverUrl, name), files: store(join(folder, 'two')), known, migrate: names => migrateTo(urlOf(serverUrl, name), names) },
    path,
  );

/** Writes the same archive with changed file contents but correct archive checksums. */
async function rewrite(from: string, to: string, change: (text: string) => string): Promise<void> {
  const read = await openArchive(from);
  const write = new ArchiveWriter();
  for (const entry of read.names)
    write.add(entry, async () => {
      const bytes = await read.open(entry);
      return entry.startsWith('files/') ? Readable.from(change(await text(bytes))) : bytes;
    });
  write.end();
  await pipeline(write.output, createWriteStream(to));
  read.close();
}

/** Attaches a file to a record; returns its path. */
async function attach(of: Client, recordId: string): Promise<string> {
  const document = 'mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { errors { code } recordFile { file { url } } } }';
  const { data } = await sendFile(of, document, { recordId }, { bytes: Buffer.from('kept words'), name: 'kept.txt' });
  return (data.addRecordFile as { recordFile: { file: { url: string } } }).recordFile.file.url;
}

const rolesOf = async (of: Client) => {
  const { data } = await of.query('{ roles(first: 100, search: "Backup") { edges { node { title } } } }');
  return (data.roles.edges as { node: { title: string } }[]).map(({ node }) => node.title);
};

it('counts all rows, even when their number arrives after the last of them', async () => {
  // A new company's rows show it as well as the demo's.
  const small = await startServer({ NORIA_DATA_DIR: join(folder, 'small') });
  const administrator = { name: 'Amira', email: 'amira@small.test', password: demoPassword };
  await small.database.platform(em => provisionCompany(em, { name: 'Small', currency: 'USD', planCode: 'UNLIMITED', administrator }));
  const amira = await signedInAs(small, administrator.email);
  const client = { name: 'First', address: 'x', city: 'Bilbao', country: 'ES' };
  const { customer } = await amira.mutate('createCustomer', client, 'customer { id }');
  await attach(amira, customer.id as string);
  const straight = await writeBackup({ url: small.ownerUrl, files: store(join(folder, 'small')) }, smallArchive);
  const { host, port } = new pg.Client({ connectionString: small.ownerUrl });
  // What ends the rows of a table (CopyDone) is passed on before what comes after it.
  const hesitating = createServer({ noDelay: true }, near => {
    const far = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    const end = Buffer.from([0x63, 0, 0, 0, 4]);
    const pass = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        const at = chunk.lastIndexOf(end);
        if (at < 0) yield chunk;
        else {
          yield chunk.subarray(0, at + end.length);
          await setTimeout(2);
          yield chunk.subarray(at + end.length);
        }
      }
    };
    near.pipe(far);
    pipeline(far, pass, near).catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(hesitating, 'listening');
  const url = new URL(small.ownerUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(hesitating.address() as AddressInfo).port}`;
  const late = await writeBackup({ url: url.href, files: store(join(folder, 'small')) }, join(folder, 'late.zip'));
  hesitating.close();
  await small.stop();
  const rows = ({ tables }: typeof late) => tables.filter(table => table.name.startsWith('public.'));
  expect(rows(straight).filter(table => table.rows > 0).length).toBeGreaterThan(10);
  expect(rows(late)).toEqual(rows(straight));
});

it('backs up one moment while others write, and restores the same elsewhere', async () => {
  const crm = await signedInAs(server, 'crm@atlas.test');
  const { data: one } = await crm.query('{ customers(first: 1) { edges { node { id } } } }');
  const url = await attach(crm, one.customers.edges[0].node.id as string);

  const writing = { isDone: false, acknowledged: 0 };
  const write = async () => {
    while (!writing.isDone) {
      const { errors } = await client.mutate(
        'createRole',
        { title: `Backup ${randomUUID()}`, description: 'x', permissions: ['CRM'] },
        'role { id }',
      );
      expect(errors).toEqual([]);
      writing.acknowledged++;
    }
  };
  const writers = [write(), write()];
  while (writing.acknowledged < 3) await new Promise(setImmediate);
  const before = await rolesOf(client);
  const manifest = await writeBackup({ url: server.database.url, files: store(join(folder, 'one')) }, archive);
  writing.isDone = true;
  await Promise.all(writers);
  expect(manifest.files).toMatchObject({ missing: [] });

  // The reason stays the first one, where the database cannot even be emptied any more.
  const target = urlOf(serverUrl, name);
  const cutOff = async () => {
    const admin = new pg.Client({ connectionString: target });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'noria restore' and datname = current_database()`,
    );
    await admin.end();
    throw new Error('the disk is full');
  };
  const broken = restoreBackup({ url: target, files: store(join(folder, 'two')), known, migrate: cutOff }, archive);
  await expect(broken).rejects.toThrow(/could not be restored: the disk is full\. The database could not be emptied afterwards/);

  // An intact archive that contains a modified file; a refused restore leaves the database empty.
  const changed = join(folder, 'changed.zip');
  await rewrite(smallArchive, changed, words => words.replace('kept words', 'lost words'));
  await expect(restore(changed)).rejects.toThrow('is damaged');
  await restore(archive);
  const second = await startServer({ NORIA_DATA_DIR: join(folder, 'two') }, { databaseName: name });
  try {
    await expectInvariantsHold(second.database);
    expect(await checkFiles(second.database.url, store(join(folder, 'two')))).toMatchObject({ rows: [] });
    // A backup of the restored database has the same rows in every table: nothing is missing, nothing was added.
    const again = await writeBackup({ url: second.database.url, files: store(join(folder, 'two')) }, join(folder, 'again.zip'));
    const rows = ({ tables }: typeof again) =>
      tables.filter(table => !table.name.startsWith('graphile_worker') && !/\.(session|sign_in_attempt)$/.test(table.name));
    expect(rows(again)).toEqual(rows(manifest));
    const there = await signedInAs(second, 'admin@atlas.test');
    const roles = await rolesOf(there);
    expect(before.filter(title => !roles.includes(title))).toEqual([]);
    const file = await fetch(second.url + url, {
      headers: { authorization: `Bearer ${(await signedInAs(second, 'crm@atlas.test')).token}` },
    });
    expect(await file.text()).toBe('kept words');
    // Writing continues as before: numbers, search words and tenant isolation are unchanged.
    expect(
      (await there.mutate('createRole', { title: 'Backup after', description: 'x', permissions: ['CRM'] }, 'role { id }')).errors,
    ).toEqual([]);
    expect(await rolesOf(there)).toContain('Backup after');
    await expect(restore(archive)).rejects.toThrow('The database is not empty');
  } finally {
    await second.stop();
  }
});

it('refuses a damaged, newer or foreign archive with the reason', async () => {
  const whole = readFileSync(archive);
  const other = join(folder, 'other.zip');
  writeFileSync(other, whole.subarray(0, whole.length - 100));
  await expect(restore(other)).rejects.toThrow('is not a complete backup');
  const opened = await openArchive(archive);
  expect(JSON.parse(await text(await opened.open('noria.json')))).toMatchObject({ format: 1, migrations: known });
  opened.close();
  const newer = restoreBackup(
    { url: urlOf(serverUrl, name), files: store(folder), known: known.slice(0, -1), migrate: async () => undefined },
    archive,
  );
  await expect(newer).rejects.toThrow(`it has "${known.at(-1)}"`);
  const older = restoreBackup(
    { url: urlOf(serverUrl, name), files: store(folder), known: known.map(each => `3${each}`), migrate: async () => undefined },
    archive,
  );
  await expect(older).rejects.toThrow('before upgrades were supported');
  const asServing = restoreBackup({ url: server.database.url, files: store(folder), known, migrate: async () => undefined }, archive);
  await expect(asServing).rejects.toThrow('set DATABASE_OWNER_URL');
});
