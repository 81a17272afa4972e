import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { provisionCompany } from '../../server/administration/company/provisionCompany.ts';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { type Client, signedInAs } from '../support/Client.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { drop, urlOf } from '../support/testDatabases.ts';
import { NODE_COMPILE_CACHE } from './ServerProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'noria-commands-'));
const serverUrl = process.env.TEST_DATABASE_URL!;
const empty = `noria_test_${randomBytes(6).toString('hex')}`;
const emptyUrl = urlOf(serverUrl, empty);
// One company: what the demo holds goes through a backup in server/backup.test.ts.
const administrator = { name: 'Amira', email: 'amira@typed.test', password: demoPassword };
let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startServer({ NORIA_DATA_DIR: join(folder, 'one') });
  await server.database.platform(em => provisionCompany(em, { name: 'Typed', currency: 'USD', planCode: 'UNLIMITED', administrator }));
  client = await signedInAs(server, administrator.email);
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${empty}`);
  await admin.end();
});
afterAll(async () => {
  await server.stop();
  await drop(serverUrl, empty);
  rmSync(folder, { recursive: true, force: true });
});

interface Settings {
  DATABASE_URL: string;
  NORIA_DATA_DIR: string;
  BACKUP_RECIPIENT?: string;
  BACKUP_IDENTITY?: string;
}

/** Runs a program in a folder other than the clone's; returns its exit code and output. */
const run = (program: string, words: string[], settings: Settings) =>
  new Promise<{ code: number; out: string; err: string }>(done => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE, ...settings };
    execFile(program, words, { cwd: folder, env }, (error, out, err) => done({ code: Number(error?.code ?? 0), out, err }));
  });

/** Runs `npm run <command> -- <words>`. */
const type = (command: string, words: string[], settings: Settings) =>
  run('npm', ['--prefix', resolve('.'), 'run', '--silent', command, '--', ...words], settings);

/** Runs what `npm run <command>` runs in the end, which starts in half of the time. */
const runBuilt = (command: string, words: string[], settings: Settings) =>
  run(process.execPath, [resolve(`dist/server/${command}.js`), ...words], settings);
const create = (title: string, of = client) => of.mutate('createRole', { title, description: 'x', permissions: ['CRM'] }, 'role { id }');
const of = {
  one: { DATABASE_URL: '', NORIA_DATA_DIR: join(folder, 'one') },
  two: { DATABASE_URL: emptyUrl, NORIA_DATA_DIR: join(folder, 'two') },
};

it('backs up while others write, restores into an empty database, and refuses one in use', async () => {
  of.one.DATABASE_URL = server.database.url;
  const before = `Before ${randomUUID()}`;
  expect((await create(before)).errors).toEqual([]);
  const writing = { isDone: false };
  const writer = (async () => {
    for (; !writing.isDone; await pause(20)) expect((await create(`While ${randomUUID()}`)).errors).toEqual([]);
  })();
  const backup = await type('backup', ['noria.zip'], of.one);
  writing.isDone = true;
  await writer;
  const archive = join(folder, 'noria.zip');
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(backup.out).toMatch(/noria\.zip: \d+ rows from \d+ tables and \d+ files as of .+, \d+ bytes/);
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  expect(await runBuilt('backup', ['noria.zip'], of.one)).toMatchObject({ code: 2, err: expect.stringContaining('already exists') });
  expect(await runBuilt('backup', [], of.one)).toMatchObject({ code: 2, err: expect.stringContaining('npm run backup -- noria.zip') });

  expect(await type('restore', ['missing.zip'], of.two)).toMatchObject({ code: 2, err: expect.stringContaining('does not exist') });
  const cut = join(folder, 'cut.zip');
  writeFileSync(cut, readFileSync(archive).subarray(0, 10_000));
  const nowhere = { DATABASE_URL: '', NORIA_DATA_DIR: join(folder, 'three') };
  expect(await runBuilt('restore', [cut], nowhere)).toMatchObject({ code: 2, err: expect.stringContaining('is not a complete backup') });
  expect(existsSync(nowhere.NORIA_DATA_DIR)).toBe(false);

  // Encrypted for a key that is not on the server.
  const [key, another] = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
  const sealing = { ...of.one, BACKUP_RECIPIENT: await identityToRecipient(key) };
  expect(await runBuilt('backup', ['sealed.zip'], { ...sealing, BACKUP_RECIPIENT: 'age1wrong' })).toMatchObject({
    code: 2,
    err: expect.stringContaining('BACKUP_RECIPIENT'),
  });
  expect(await runBuilt('backup', ['sealed.zip'], sealing)).toMatchObject({ code: 0, err: '' });
  const sealed = readFileSync(join(folder, 'sealed.zip'));
  expect(sealed.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  const files = { key, another };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `# created by a test\n${text}\n`);
  writeFileSync(cut, sealed.subarray(0, sealed.length - 100));
  const by = (name: string) => ({ ...of.two, BACKUP_IDENTITY: join(folder, name) });
  expect(await runBuilt('restore', ['sealed.zip'], of.two)).toMatchObject({ code: 2, err: expect.stringContaining('is encrypted') });
  expect(await runBuilt('restore', ['sealed.zip'], by('another'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('is not its key'),
  });
  expect(await runBuilt('restore', [cut], by('key'))).toMatchObject({ code: 2, err: expect.stringContaining('is not a complete backup') });
  const restored = await type('restore', ['sealed.zip'], by('key'));
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toMatch(/Restored \d+ rows and \d+ files as of /);
  expect(restored.out).toContain('✓ The trial balance is zero');
  const second = await startServer({ NORIA_DATA_DIR: join(folder, 'two') }, { databaseName: empty });
  try {
    const there = await signedInAs(second, administrator.email);
    const found = async () =>
      (await there.query('query($search: String) { roles(first: 1, search: $search) { totalCount } }', { search: before })).data;
    expect(await found()).toEqual({ roles: { totalCount: 1 } });
    const after = `After ${randomUUID()}`;
    expect((await create(after, there)).errors).toEqual([]);
    // A restore into a used database is refused and changes nothing in it.
    const again = await runBuilt('restore', ['noria.zip'], of.two);
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('The database is not empty') });
    expect(await found()).toEqual({ roles: { totalCount: 1 } });
    expect(existsSync(`${archive}.part`)).toBe(false);
  } finally {
    await second.app.close();
    await second.database.close();
  }
});
