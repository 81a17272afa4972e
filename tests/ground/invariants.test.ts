import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { asOwner } from '../support/asOwner.ts';
import { Books } from '../server/ledger/Books.ts';
import { NODE_COMPILE_CACHE } from './ServerProcess.ts';

const run = promisify(execFile);
let books: Books;
beforeAll(async () => {
  books = await Books.open(startDemo());
});
afterAll(() => books.server.stop());

/** Output and exit code of an operator's command. */
async function command(
  name: string,
  args: string[] = [],
  settings: NodeJS.ProcessEnv = {},
): Promise<{ code: number; out: string; error: string }> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: books.server.database.url,
    PUBLIC_URL: books.server.url,
    NODE_COMPILE_CACHE,
    ...settings,
  };
  return run(process.execPath, [`dist/server/${name}.js`, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, error: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, out: stdout, error: stderr }),
  );
}
const look = () => command('invariants');

it('creates a SUPER_ADMIN who sets a password by the link, once', async () => {
  const made = await command('superAdmin', ['root@platform.test']);
  expect(made).toMatchObject({ code: 0, error: expect.stringContaining('root@platform.test') });
  const again = await command('superAdmin', ['ROOT@platform.test']);
  const tokenIn = ({ out }: { out: string }) => new URL(out.trim()).searchParams.get('token');
  const client = new Client(books.server.url);
  const choose = (token: string | null) =>
    client.mutate('resetPassword', { token, password: 'a right password', confirmPassword: 'a right password' }, '__typename');
  expect((await choose(tokenIn(made))).errors).toMatchObject([{ code: 'linkExpired' }]);
  expect((await choose(tokenIn(again))).errors).toEqual([]);
  expect((await choose(tokenIn(again))).errors).toMatchObject([{ code: 'linkExpired' }]);
  const root = await signedInAs(books.server, 'root@platform.test', 'a right password');
  const { data } = await root.query('{ viewer { isSuperAdmin companyName } companies { totalCount } users { totalCount } }');
  expect(data).toMatchObject({ viewer: { isSuperAdmin: true, companyName: 'Noria' }, users: { totalCount: 2 } });
  const { users } = (await books.client.query('{ users { edges { node { email } } } }')).data;
  for (const [address, words] of [
    [users.edges[0].node.email, 'belongs to a company user'],
    ['nobody', 'is not a valid e-mail address'],
  ])
    expect(await command('superAdmin', [address])).toEqual({ code: 2, out: '', error: expect.stringContaining(words) });
});

it('lists the invariants that hold, and names the company and rows that break one', async () => {
  await books.post('10');
  const sound = await look();
  expect(sound).toMatchObject({ code: 0, out: expect.stringContaining('✓ The trial balance is zero') });
  expect(sound.out).not.toContain('✗');
  await asOwner(books.server, 'alter table journal_line disable trigger frozen');
  await asOwner(books.server, 'update journal_line set debit = debit + 0.001 where debit > 0', { companyId: books.companyId });
  const broken = await look();
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(/✗ Journal entries balance.*\n {4}Stone & \d Sons: .*"number":"SAL-2026-00001"/);
  for (const name of ['The trial balance is zero', "Journal lines are rounded to the company's currency"])
    expect(broken.out).toContain(`✗ ${name}`);
});

it('tells what an installation lacks, each with its remedy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'noria-doctor-'));
  const settings = { SESSION_SECRET: 's'.repeat(32), NORIA_DATA_DIR: folder };
  const backups = join(folder, 'backups');
  const doctor = (more: NodeJS.ProcessEnv = {}) => command('doctor', [backups], { ...settings, ...more });
  try {
    const { code, out } = await doctor({ PUBLIC_URL: 'http://noria.example.com', SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(code).toBe(1);
    for (const line of [
      '✗ Settings: PUBLIC_URL is not https',
      '✗ Mail: 127.0.0.1:1 does not accept mail',
      `✗ Backups: ${backups} does not exist`,
      // The database of the tests gives durability up for speed.
      '✗ Database: fsync, full_page_writes, synchronous_commit is off',
      '✓ Files: written, read and removed one',
      '✓ Tables: of this version',
      '✓ Clock: this machine and the database agree',
      '! Demo: admin@atlas.test and ',
    ])
      expect(out).toContain(line);

    mkdirSync(backups);
    expect((await command('backup', [join(backups, 'noria.zip')], settings)).code).toBe(0);
    expect((await doctor()).out).toMatch(/✓ Backups: the newest, .+noria\.zip, is 0 hours old and complete/);
    writeFileSync(join(backups, 'noria.zip'), 'cut short');
    expect((await doctor()).out).toMatch(/✗ Backups: .+ is not a complete backup/);
    expect(await doctor({ SESSION_SECRET: '' })).toMatchObject({ code: 1, out: expect.stringContaining('✗ Settings: SESSION_SECRET') });
    expect((await doctor({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })).out).toMatch(/✗ Database: .*ECONNREFUSED/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
