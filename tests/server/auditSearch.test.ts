import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchReach } from '../../server/core/rules/searchReach.ts';
import { type Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let companyId: string;
let customerId: string;
/** When the entries were made that the latest ones push out of reach. */
let until: string;

const change = (sql: string) => server.database.inCompany({ companyId }, em => em.execute<{ until: string }[]>(sql));

beforeAll(async () => {
  server = await ownCompany();
  admin = await signedInAs(server, 'admin@atlas.test');
  ({ companyId } = (await admin.query('{ viewer { companyId } }')).data.viewer);
  const { customer } = await admin.mutate(
    'createCustomer',
    { name: 'Zorío Verde', phone: '34911234567', address: 'x', city: 'x', country: 'ES' },
    'customer { id }',
  );
  customerId = customer.id;
  await change(
    `insert into audit_entry (id, action, entity_type, entity_name, search) values (noria_new_id(6), 'DELETED', 'Lead', 'Quillon', 'quillon lead')`,
  );
  [{ until }] = await change(`select to_json(clock_timestamp() + interval '1 ms') #>> '{}' as until`);
  await change(`insert into audit_entry (id, at, action, entity_type, entity_name, search)
    select noria_new_id(6), clock_timestamp() + interval '2 ms', 'UPDATED', 'Lead', 'Common ' || n, noria_fold('Common ' || n || ' Lead') from generate_series(1, ${searchReach}) n`);
});
afterAll(() => server.stop());

const query = `query($search: String, $filter: AuditEntryFilter, $after: String) {
  auditEntries(first: 2, after: $after, search: $search, filter: $filter, sort: { field: AT, direction: DESC }) {
    totalCount edges { node { action entityName } } pageInfo { endCursor } } }`;
const found = async (search: string, { filter, after }: { filter?: object; after?: string } = {}) => {
  const { data, errors } = await admin.query(query, { search, filter, after });
  if (!data?.auditEntries) throw new Error(JSON.stringify(errors));
  const { totalCount, edges, pageInfo } = data.auditEntries;
  return {
    totalCount,
    names: edges.map(({ node }: { node: { action: string; entityName: string } }) => `${node.action} ${node.entityName}`),
    endCursor: pageInfo.endCursor,
  };
};

it('reads the latest entries of the period that is asked for', async () => {
  expect(await found(`common ${searchReach} lead`)).toMatchObject({ totalCount: 1, names: [`UPDATED Common ${searchReach}`] });
  expect(await found('QUÍLLON')).toMatchObject({ totalCount: 0, names: [] });
  expect(await found('quillon', { filter: { at: { before: until } } })).toMatchObject({ totalCount: 1, names: ['DELETED Quillon'] });
});

it('reaches back further with a filter that an index serves', async () => {
  expect(await found('quillon', { filter: { action: { eq: 'DELETED' } } })).toMatchObject({ totalCount: 1, names: ['DELETED Quillon'] });
});

it('is sorted by time alone, which an index orders', async () => {
  const sorted = (field: string) => admin.query(`{ auditEntries(first: 1, sort: { field: ${field} }) { edges { node { id } } } }`);
  expect((await sorted('ACTION')).errors[0].message).toContain('does not exist in "AuditEntrySortField" enum');
  expect((await sorted('AT')).data.auditEntries.edges).toHaveLength(1);
});

it('finds the entries of a record at any age, by what they say of it', async () => {
  expect(await found('zorio')).toMatchObject({ totalCount: 1, names: ['CREATED Zorío Verde'] });
  expect(await found('34911234567')).toMatchObject({ totalCount: 0 });
  await admin.mutate('updateCustomer', { id: customerId, city: 'y' }, 'customer { id }');
  expect((await found('zorio verde')).names).toEqual(['UPDATED Zorío Verde', 'CREATED Zorío Verde']);
});

it('walks the latest entries where many match, page by page', async () => {
  const first = await found('common');
  expect(first).toMatchObject({
    totalCount: 10_001,
    names: [expect.stringMatching('UPDATED Common'), expect.stringMatching('UPDATED Common')],
  });
  const { names } = await found('common', { after: first.endCursor });
  expect(names).toHaveLength(2);
  expect(names.some((name: string) => first.names.includes(name))).toBe(false);
  expect(await found('common', { filter: { entityType: { eq: 'Customer' } } })).toMatchObject({ totalCount: 0, names: [] });
});

it('finds e-mails by the words of recipient and subject', async () => {
  await change(`insert into outbox_mail (id, recipient, subject, language, status)
    values (noria_new_id(7), 'zara.quill@north.test', 'Your Resumé is here', 'EN', 'SENT')`);
  const mails = async (search: string) =>
    (await admin.query('query($search: String) { outboxMails(search: $search) { edges { node { to } } } }', { search })).data.outboxMails
      .edges.length;
  expect(await Promise.all(['zara.quill@north', 'quill', 'resume zara', 'esume', 'resume nobody'].map(mails))).toEqual([1, 1, 1, 0, 0]);
});
