import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchKindOf } from '../../server/core/database/Searchable.ts';
import { wholeOf, searchWords } from '../../server/core/graphql/select/searchWords.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let crm: Client;
let ids: Record<string, string>;
const customers = [
  { name: 'Café del Zorío', email: 'juan.perez@zorio.test', phone: '34911234567', city: 'Córdoba', taxNumber: 'B-0098742', country: 'ES' },
  { name: 'Zorío Verde', email: 'ventas@verde.test', city: 'Cáceres', country: 'ES' },
  { name: 'شركة الأَمَل للتجارة', email: 'info@amal.test', phone: '962790000111', city: 'عمّان', country: 'JO' },
  { name: 'Nordic Coffee', city: 'Zorío Grande', country: 'BR', phone: '5511987654321' },
];

beforeAll(async () => {
  server = await startDemo();
  crm = await signedInAs(server, 'crm@atlas.test');
  const made = [];
  for (const customer of customers) made.push(await crm.mutate('createCustomer', { address: 'x', ...customer }, 'customer { id name }'));
  ids = Object.fromEntries(made.map(({ customer }) => [customer.name, customer.id]));
});
afterAll(() => server.stop());

const found = async (search: string, client = crm) => {
  const { data, errors } = await client.query(
    'query($search: String) { customers(search: $search, sort: { field: NAME }) { totalCount edges { node { name } } } }',
    { search },
  );
  if (!data?.customers) throw new Error(JSON.stringify(errors));
  const names = data.customers.edges.map(({ node }: { node: { name: string } }) => node.name);
  expect(data.customers.totalCount).toBe(names.length);
  return names;
};

describe('a list', () => {
  it.each([
    ['ZORIO', ['Café del Zorío', 'Nordic Coffee', 'Zorío Verde']],
    ['cafe zorio', ['Café del Zorío']],
    ['ver zorí', ['Zorío Verde']],
    ['شركه الامل', ['شركة الأَمَل للتجارة']],
    ['أمل', ['شركة الأَمَل للتجارة']],
    ['juan.perez@zorio.test', ['Café del Zorío']],
    ['perez', ['Café del Zorío']],
    ['+34 911 234 567', ['Café del Zorío']],
    ['911234', ['Café del Zorío']],
    ['٩٦٢٧٩', ['شركة الأَمَل للتجارة']],
    ['b-0098742', ['Café del Zorío']],
    ['98742', ['Café del Zorío']],
    ['afe', []],
    ['zorio nothing', []],
    ['%', []],
    ['--', []],
  ])('finds by the beginnings of words, whatever their case, accents and forms: %s', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  it('follows what is changed, put away and brought back', async () => {
    const { customer } = await crm.mutate('createCustomer', { name: 'Zephyr', address: 'x', city: 'x', country: 'ES' }, 'customer { id }');
    expect(await found('zeph')).toEqual(['Zephyr']);
    await crm.mutate('updateCustomer', { id: customer.id, name: 'Quillon' }, 'customer { id }');
    expect([await found('zeph'), await found('quil')]).toEqual([[], ['Quillon']]);
    await crm.mutate('deleteCustomers', { ids: [customer.id] }, 'deletedIds', 'DeleteInput');
    expect(await found('quil')).toEqual([]);
  });

  it('pages through what is found in its order, also with filters', async () => {
    const page = async (after: string | null) =>
      (
        await crm.query(
          'query($after: String) { customers(first: 1, after: $after, search: "zorio", filter: { country: { eq: "ES" } }, sort: { field: NAME, direction: DESC }) { totalCount edges { node { name } } pageInfo { hasNextPage endCursor } } }',
          { after },
        )
      ).data.customers;
    const first = await page(null);
    expect(first).toMatchObject({ totalCount: 2, edges: [{ node: { name: 'Zorío Verde' } }], pageInfo: { hasNextPage: true } });
    expect(await page(first.pageInfo.endCursor)).toMatchObject({
      edges: [{ node: { name: 'Café del Zorío' } }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('shows nothing of another company', async () => {
    expect(await found('zorio', await signedInAs(server, 'admin@boreal.test'))).toEqual([]);
  });

  it('finds the same where more is found than is gathered, and counts it', async () => {
    const { companyId } = (
      await server.database.platform(em => em.execute(`select company_id as "companyId" from credential where email = 'crm@atlas.test'`))
    )[0] as { companyId: string };
    await server.database.inCompany({ companyId }, em =>
      em.execute(`insert into inventory_product (id, name, code)
        select (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000040')::uuid, 'Zyxbolt ' || n, 'X-' || n from generate_series(1, 21000) n`),
    );
    const client = await signedInAs(server, 'inventory@atlas.test');
    const ask = async (search: string) =>
      (
        await client.query(
          'query($search: String) { inventoryProducts(first: 3, search: $search, sort: { field: CODE }) { totalCount edges { node { code } } } }',
          { search },
        )
      ).data.inventoryProducts;
    expect(await ask('zyxbolt')).toEqual({ totalCount: 10_001, edges: ['X-1', 'X-10', 'X-100'].map(code => ({ node: { code } })) });
    expect(await ask('20999 zyxbolt')).toEqual({ totalCount: 1, edges: [{ node: { code: 'X-20999' } }] });
    await server.database.inCompany({ companyId }, async em => {
      await em.execute('analyze search_word').catch(() => undefined);
      const plan = await em.execute(
        `explain (format json) select record_id from search_word where company_id = ? and type = 64 and word >= '2099' and word < '2099' || U&'\\+10FFFF'`,
        [companyId],
      );
      expect(JSON.stringify(plan)).toMatch(/search_word_pkey.*"Index Cond":"[^"]*company_id = [^"]*word >= [^"]*word < /);
    });
  });
});

describe('the palette', () => {
  const palette = async (text: string, client = crm) =>
    (await client.query('query($text: String!) { searchRecords(text: $text) { type title subtitle } }', { text })).data.searchRecords.map(
      ({ type, title }: { type: string; title: string }) => `${type} ${title}`,
    );

  it.each([
    ['34911234567', 'Customer Café del Zorío'],
    ['+34 911 234 567', 'Customer Café del Zorío'],
    ['JUAN.PEREZ@zorio.test', 'Customer Café del Zorío'],
    ['b-0098742', 'Customer Café del Zorío'],
    ['nord', 'Customer Nordic Coffee'],
  ])('finds a record by number, phone, mail and name: %s', async (text, first) => {
    expect((await palette(text))[0]).toBe(first);
  });

  it('ranks names that begin so before other words, and the latest first', async () => {
    await crm.mutate('createContact', { name: 'Zorio Tanaka', phone: '12345678901', customerId: ids['Nordic Coffee'] }, 'contact { id }');
    expect(await palette('zorio')).toEqual([
      'Contact Zorio Tanaka',
      'Customer Zorío Verde',
      'Customer Café del Zorío',
      'Customer Nordic Coffee',
    ]);
  });

  it('shows only types that the viewer may read, and only of his company', async () => {
    expect(await palette('zorio', await signedInAs(server, 'hrm@atlas.test'))).toEqual([]);
    expect((await palette('zyxbolt 7', await signedInAs(server, 'inventory@atlas.test')))[0]).toMatch(/^InventoryProduct Zyxbolt/);
    expect(await palette('zorio', await signedInAs(server, 'admin@boreal.test'))).toEqual([]);
    expect(await palette(' . ')).toEqual([]);
  });
});

it('keeps the words of every table whose lists are searched by them', async () => {
  const tables = [...server.database.em.getMetadata().getAll().values()].flatMap(meta =>
    searchKindOf(meta.class) === 'WORDS' ? [meta.tableName] : [],
  );
  const kept = await server.database.em.execute<{ name: string }[]>(
    `select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'words_kept'`,
  );
  expect([...new Set(tables)].filter(name => !kept.some(row => row.name === name))).toEqual([]);
});

it('reads a search as the index keeps its words', () => {
  expect(searchWords('  Zoríos, zorío  ')).toEqual(['zorios']);
  expect(searchWords('Q-2026-00042')).toEqual(['00042', '2026', 'q']);
  expect(searchWords('(+34) 911-23')).toEqual(['3491123']);
  expect(wholeOf('Someone@Example.COM ')).toBe('someone@example.com');
  expect(wholeOf('two words')).toBeUndefined();
});
