import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, signedInAs } from '../support/Client.ts';
import { asOwner } from '../support/asOwner.ts';
import { Books } from '../server/ledger/Books.ts';

const run = promisify(execFile);
let books: Books;
beforeAll(async () => {
  books = await Books.open();
});
afterAll(() => books.server.stop());

/** Output and exit code of an operator's command. */
async function command(name: string, ...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: books.server.database.url, PUBLIC_URL: books.server.url };
  return run(process.execPath, [`dist/server/${name}.js`, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, error: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, out: stdout, error: stderr }),
  );
}
const look = () => command('invariants');

it('creates a SUPER_ADMIN who sets a password by the link, once', async () => {
  const made = await command('superAdmin', 'root@platform.test');
  expect(made).toMatchObject({ code: 0, error: expect.stringContaining('root@platform.test') });
  const again = await command('superAdmin', 'ROOT@platform.test');
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
    expect(await command('superAdmin', address)).toEqual({ code: 2, out: '', error: expect.stringContaining(words) });
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
  expect(broken.out).toMatch(/✗ Journal entries balance.*\n {4}Stone & Sons: .*"number":"SAL-2026-00001"/);
  for (const name of ['The trial balance is zero', "Journal lines are rounded to the company's currency"])
    expect(broken.out).toContain(`✗ ${name}`);
});
