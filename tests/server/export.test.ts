import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArchive } from '../../server/core/files/archive.ts';
import { readCsv } from '../../server/core/import/readCsv.ts';
import { readXlsx } from '../../server/core/import/readXlsx.ts';
import { asOwner } from '../support/asOwner.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { exported as exportedBy } from '../support/exported.ts';
import type { TestServer } from '../support/startServer.ts';
import { watchStatements } from '../support/statements.ts';
import { today } from '../support/today.ts';

let server: TestServer;
let crm: Client;
let inventory: Client;

const query = `query List($first: Int, $after: String, $search: String, $filter: CustomerFilter, $sort: CustomerSort) {
  customers(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
    totalCount edges { node { id ...Row } } pageInfo { endCursor } } }
  fragment Row on Customer { name email country city status createdAt owner { name } }`;
const columns = [
  { title: 'Name', path: 'name' },
  { title: 'Country', path: 'country', kind: 'country' },
  { title: 'Status', path: 'status', labels: { ACTIVE: 'Active', INACTIVE: 'Inactive' } },
  { title: 'Owner', path: 'owner.name' },
  { title: 'Made, on', path: 'createdAt', kind: 'date' },
];

beforeAll(async () => {
  server = await startDemo();
  crm = await signedInAs(server, 'crm@atlas.test');
  inventory = await signedInAs(server, 'inventory@atlas.test');
  const rows = [
    { name: 'Exporter "One", S.L.', city: 'Faro', country: 'PT' },
    { name: '=HYPERLINK("http://evil.test")', city: 'Faro', country: 'ES' },
    { name: '-2+3', city: 'Faro', country: 'ES', status: 'INACTIVE' },
    { name: 'Semi;=cmd|@x', city: 'Faro', country: 'ES' },
    { name: 'Two\nlines, نص', city: 'Faro', country: 'JO' },
  ];
  for (const row of rows) {
    await crm.mutate('createCustomer', { address: 'x', ...row }, 'customer { id }');
  }
});
// Does not wait for readers that have disconnected; without a limit, a connection lasts a minute.
afterAll(() => server.stop(), 30_000);

const exported = (body: object, client = crm, language = 'en') =>
  exportedBy(server, client, { query, columns, name: 'Customers', ...body }, language);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const variables = { search: 'faro', sort: { field: 'NAME', direction: 'DESC' }, first: 2 };

describe('an export', () => {
  it('holds all rows of the list in its order and columns, beyond its page', async () => {
    const { data } = await crm.query(query, { ...variables, first: 100 });
    const shown = data.customers.edges.map(({ node }: { node: { name: string } }) => node.name);
    const response = await exported({ variables });
    expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Customers.csv");
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = await bytesOf(response);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, ...rows] = (await readCsv(bytes)).map(({ cells }) => cells);
    expect(head).toEqual(['Name', 'Country', 'Status', 'Owner', 'Made, on']);
    expect(rows.map(([name]) => name.replaceAll(/(^|[;|])'(?=[=@-])/g, '$1'))).toEqual(shown);
    // In the company's time zone.
    expect(rows.find(([name]) => name.startsWith('Exporter'))).toEqual([
      'Exporter "One", S.L.',
      'Portugal',
      'Active',
      'Daniel Brooks',
      today(),
    ]);
  });

  it('is recorded in the security log, which records access only', async () => {
    await bytesOf(await exported({ variables, name: 'Taken away' }));
    await expect(signedInAs(server, 'hrm@atlas.test', 'a wrong password')).rejects.toThrow('could not sign in');
    await (await signedInAs(server, 'hrm@atlas.test')).mutate('signOut', {}, '__typename');
    const admin = await signedInAs(server, 'admin@atlas.test');
    const { data } = await admin.query(
      '{ auditEntries(first: 100, filter: { isSecurity: { eq: true } }) { edges { node { action entityType entityName actorName } } } }',
    );
    const lines: { action: string; entityType: string }[] = data.auditEntries.edges.map(({ node }: { node: object }) => node);
    const [taken] = lines.filter(line => 'entityName' in line && line.entityName === 'Taken away.csv');
    expect(taken).toMatchObject({ action: 'EXPORTED', entityType: 'Customer' });
    expect(lines.slice(0, 5).map(({ action }) => action)).toEqual(['SIGNED_IN', 'SIGNED_OUT', 'SIGNED_IN', 'SIGN_IN_FAILED', 'EXPORTED']);
    expect(lines.filter(({ entityType, action }) => entityType === 'Customer' && action !== 'EXPORTED')).toEqual([]);
  });

  it('escapes formulas', async () => {
    const names = (await readCsv(await bytesOf(await exported({ variables })))).map(({ cells }) => cells[0]);
    expect(names).toContain(`'=HYPERLINK("http://evil.test")`);
    expect(names).toContain(`'-2+3`);
    expect(names).toContain(`Semi;'=cmd|'@x`);
  });

  it.each([',', ';', '\t', '|'])('escapes formulas for a spreadsheet that separates cells by %j', async delimiter => {
    const text = (await exported({ variables }).then(bytesOf)).toString().replace('\uFEFF', '');
    // The worst case: a reader that ignores quotes.
    const pieces = text.split(new RegExp(`[\\r\\n${delimiter === '|' ? '\\|' : delimiter}]`)).map(piece => piece.replace(/^[ "]+/, ''));
    expect(pieces.filter(piece => /^[=+@-]/.test(piece) && !/^[+-]?\d+(\.\d+)?"?$/.test(piece))).toEqual([]);
    expect(text).toContain(`"Semi;'=cmd|'@x"`);
  });

  it('holds the same rows as a workbook, right-to-left in Arabic', async () => {
    const csv = (await readCsv(await bytesOf(await exported({ variables }, crm, 'ar')))).map(({ cells }) =>
      cells.map(cell => cell.replaceAll(/(^|[;|])'(?=[=@-])/g, '$1')),
    );
    const xlsx = await readXlsx(await bytesOf(await exported({ variables, format: 'xlsx' }, crm, 'ar')));
    expect(xlsx.map(({ cells }) => cells)).toEqual(csv);
    expect(csv[1][1]).toMatch(/[\u0600-\u06ff]/);
  });

  it.each([
    ['History', 'History_'],
    [' history', 'history_'],
    ['[Price]: list', 'Price   list'],
    [`${'x'.repeat(30)}🧭 compass`, 'x'.repeat(30)],
    ['🧭'.repeat(20), '🧭'.repeat(15)],
  ])('names the sheet of %j so that Excel opens it', async (name, sheet) => {
    const path = join(mkdtempSync(join(tmpdir(), 'noria-sheet-')), 'sheet.xlsx');
    writeFileSync(path, await bytesOf(await exported({ variables, format: 'xlsx', name })));
    const workbook = await openArchive(path);
    expect(await text(await workbook.open('xl/workbook.xml'))).toContain(`<sheet name="${sheet}"`);
    workbook.close();
  });

  it("keeps numbers as numbers and applies the list's filter", async () => {
    for (const [name, salePrice] of [
      ['Nut', '1091.5'],
      ['Nutmeg', '7'],
    ])
      await inventory.mutate(
        'createInventoryProduct',
        { name, manufacturer: 'Sella', quantity: '1', salePrice },
        'inventoryProduct { id }',
      );
    const products = {
      query:
        'query($filter: InventoryProductFilter) { inventoryProducts(filter: $filter, sort: { field: NAME }) { edges { node { name salePrice } } } }',
      columns: [
        { title: 'N', path: 'name' },
        { title: 'P', path: 'salePrice', kind: 'number' },
      ],
      variables: { filter: { name: { startsWith: 'nut' } } },
      name: 'Products',
      format: 'xlsx',
    };
    const rows = await readXlsx(await bytesOf(await exported(products, inventory)));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['N', 'P'],
      ['Nut', '1091.5'],
      ['Nutmeg', '7'],
    ]);
  });

  it.each([
    ['who is not signed in', {}, undefined, 401],
    ['who lacks the right', {}, 'hrm@atlas.test', 403],
    ['another operation than a list', { query: 'mutation { signOut { errors { code } } }' }, 'crm@atlas.test', 422],
    ['an unknown operation', { documentId: 'nothing', query: undefined }, 'crm@atlas.test', 400],
    ['columns that are none', { columns: [{ title: 'x', path: 'a b' }] }, 'crm@atlas.test', 422],
    ['a filter that is none', { variables: { filter: { nothing: 1 } } }, 'crm@atlas.test', 422],
  ])('is refused to %s', async (_what, body, email, status) => {
    const client = email ? await signedInAs(server, email) : ({ token: 'x' } as Client);
    const response = await exported(body, client);
    expect(response.status).toBe(status);
  });
});

it('writes 100 000 rows with less than 100 MB more memory, and stops when the reader leaves', async () => {
  const [{ companyId }] = await server.database.platform(em =>
    em.execute<{ companyId: string }[]>(`select company_id as "companyId" from credential where email = 'inventory@atlas.test'`),
  );
  // These rows are never searched or audited, so triggers are skipped.
  await asOwner(server, 'alter table inventory_product disable trigger user');
  await server.database.inCompany({ companyId }, em =>
    em.execute(`insert into inventory_product (id, name, code)
      select (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000040')::uuid, 'Bolt ' || n, 'X-' || n from generate_series(1, 100000) n on conflict do nothing`),
  );
  const body = {
    query: 'query { inventoryProducts(sort: { field: CODE }) { edges { node { name code salePrice } } } }',
    columns: [
      { title: 'N', path: 'name' },
      { title: 'C', path: 'code' },
      { title: 'P', path: 'salePrice', kind: 'number' },
    ],
    name: 'Products',
    // A workbook buffers more than text does.
    format: 'xlsx',
  };
  const before = process.memoryUsage().rss;
  let most = before;
  let bytes = 0;
  for await (const part of (await exported(body, inventory)).body!) {
    bytes += part.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  expect(bytes).toBeGreaterThan(500_000);
  expect(most - before).toBeLessThan(100 * 1024 * 1024);
  const statements = watchStatements();
  const pages = () => statements.texts().filter(text => text.includes('inventory_product')).length;
  await (await exported(body, inventory)).body!.cancel();
  for (let seen = -1; pages() > seen;) {
    seen = pages();
    for (let asked = 0; asked < 10; asked++) await inventory.query('{ viewer { email } }');
  }
  expect(pages()).toBeLessThan(20);
  statements.stop();
}, 60_000);
