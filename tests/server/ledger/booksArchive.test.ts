import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openArchive } from '../../../server/core/files/archive.ts';
import { readCsv } from '../../../server/core/import/readCsv.ts';
import { sum } from '../../../server/core/money/arithmetic.ts';
import { type Client, type Shown, signedInAs, startDemo } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';

let server: TestServer;
let keeper: Client;
const folder = mkdtempSync(join(tmpdir(), 'noria-books-'));
beforeAll(async () => {
  server = await startDemo();
  keeper = await signedInAs(server, 'finance@atlas.test');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('packs the books of a period, which add up to its trial balance', async () => {
  const { today } = (await keeper.query('{ salesTerms { today } }')).data.salesTerms;
  const { account } = await keeper.mutate(
    'createAccount',
    { number: '1839', name: 'Yen', type: 'ASSET', isGroup: false },
    'account { id }',
  );
  const yen = { name: 'Yen', kind: 'BANK', currency: 'JPY', openingBalance: '0', openedOn: today, accountId: account.id };
  const { bankAccount } = await keeper.mutate('createBankAccount', yen, 'bankAccount { id }');
  const { data } = await keeper.query('{ customers(first: 1) { edges { node { id } } } }');
  const paid = {
    direction: 'IN',
    method: 'BANK',
    currency: 'JPY',
    amount: '5000',
    homeAmount: '33',
    paidOn: today,
    bankAccountId: bankAccount.id,
  };
  await keeper.mutate('recordPayment', { ...paid, partyId: data.customers.edges[0].node.id, allocations: [] }, 'payment { id }');
  const span = { from: `${Number(today.slice(0, 4)) - 1}-12-01`, to: today };
  const { errors, task } = await keeper.mutate('exportBooks', span, 'task { id }');
  expect(errors).toEqual([]);
  const url = await vi.waitFor(
    async () => {
      const { backgroundTask } = (await keeper.query('query($id: ID!) { backgroundTask(id: $id) { status url error } }', { id: task.id }))
        .data;
      expect(backgroundTask).toMatchObject({ status: 'DONE', error: null });
      return backgroundTask.url as string;
    },
    { timeout: 30_000, interval: 100 },
  );
  const answer = await fetch(server.url + url, { headers: { authorization: `Bearer ${keeper.token}` } });
  const path = join(folder, 'books.zip');
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  const archive = await openArchive(path);
  expect(archive.names).toEqual(['accounts.csv', 'entries.csv', 'lines.csv', 'parties.csv', 'documents.csv', 'payments.csv', 'saf-t.xml']);
  const rowsOf = async (name: string) => {
    const [head, ...rows] = await readCsv(Buffer.from((await text(await archive.open(name))).replace('\uFEFF', '')));
    return rows.map(({ cells }) => Object.fromEntries(head.cells.map((title, index) => [title, cells[index]])));
  };
  const query =
    'query($from: Date, $to: Date) { trialBalance(from: $from, to: $to) { debit credit rows { number opening debit credit closing } } }';
  const { trialBalance } = (await keeper.query(query, span)).data;
  const figures = (row: Record<string, string>) => ['Opening', 'Debit', 'Credit', 'Closing'].map(name => Number(row[name]));
  const moved = (await rowsOf('accounts.csv')).filter(row => figures(row).some(Boolean));
  expect(moved.map(row => [row.Number, ...figures(row)])).toEqual(
    trialBalance.rows
      .map(({ number, opening, debit, credit, closing }: Shown) => [number, ...[opening, debit, credit, closing].map(Number)])
      .filter(([, ...all]: number[]) => all.some(Boolean)),
  );
  const lines = await rowsOf('lines.csv');
  expect(lines.length).toBeGreaterThan(100);
  for (const side of ['Debit', 'Credit'] as const)
    expect(sum(lines.map(row => row[side])).toFixed()).toBe(trialBalance[side.toLowerCase()]);
  const foreign = lines.filter(row => row.Currency).map(row => [row.Account, row.Debit, row.Currency, row['Amount in currency']]);
  expect(foreign.filter(([, , currency]) => currency === 'JPY')).toEqual([['1839', '33.0000', 'JPY', '5000.0000']]);
  const entries = await rowsOf('entries.csv');
  expect(new Set(lines.map(({ Entry }) => Entry))).toEqual(new Set(entries.map(({ Entry }) => Entry)));
  const xml = await text(await archive.open('saf-t.xml'));
  // Days are the company's, whose evening is tomorrow already in UTC.
  for (const name of ['AuditFileDateCreated', 'SystemEntryDate']) expect(xml).toContain(`<${name}>${today}</${name}>`);
  const { count, sums } = countsOf(xml);
  expect(count.Transaction).toBe(entries.length);
  expect(count.Line).toBe(lines.length);
  expect(count.CurrencyAmount).toBe(foreign.length);
  expect(sums).toEqual({ TotalDebit: trialBalance.debit, TotalCredit: trialBalance.credit });
  archive.close();
});

/** How often each element stands in a well-formed file, and the totals that it states. */
function countsOf(xml: string) {
  const count: Record<string, number> = {};
  const sums: Record<string, string> = {};
  const parser = new SaxesParser();
  let within = '';
  parser.on('opentag', ({ name }) => {
    count[name] = (count[name] ?? 0) + 1;
    within = name;
  });
  parser.on('text', words => {
    if (within.startsWith('Total')) sums[within] ??= words;
  });
  parser.on('closetag', () => (within = ''));
  parser.write(xml).close();
  return { count, sums };
}

it('takes the books and a period', async () => {
  const { errors } = await keeper.mutate('exportBooks', { from: '2026-02-01', to: '2026-01-01' }, 'task { id }');
  expect(errors).toMatchObject([{ field: 'to', code: 'endBeforeStart' }]);
  const seller = await signedInAs(server, 'crm@atlas.test');
  const asked = await seller.query('mutation { exportBooks(input: { from: "2026-01-01", to: "2026-02-01" }) { errors { code } } }');
  expect(asked.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
