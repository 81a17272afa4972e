import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Books } from '../server/ledger/Books.ts';
import { buildServer } from './ServerProcess.ts';

const run = promisify(execFile);
let books: Books;
beforeAll(async () => {
  buildServer();
  books = await Books.open();
});
afterAll(() => books.server.stop());

/** What the command says, and its exit code. */
async function look(): Promise<{ code: number; out: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: books.server.database.url };
  return run(process.execPath, ['dist/server/invariants.js'], { env }).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, out: stdout }),
  );
}

it('says what holds, and names the company and the rows of what does not', async () => {
  await books.post('10');
  const sound = await look();
  expect(sound).toMatchObject({ code: 0, out: expect.stringContaining('✓ the trial balance is zero') });
  expect(sound.out).not.toContain('✗');
  await books.server.database.platformIn(books.companyId, async em => {
    await em.execute('alter table journal_line disable trigger frozen');
    await em.execute('update journal_line set debit = debit + 0.001 where debit > 0');
  });
  const broken = await look();
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(/✗ every journal entry balances.*\n {4}Stone & Sons: .*"number":"SAL-2026-00001"/);
  for (const name of ['the trial balance is zero', "every line is rounded to the company's currency"])
    expect(broken.out).toContain(`✗ ${name}`);
});
