import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';
import { watchStatements } from '../support/statements.ts';

let server: TestServer;
let crm: Client;
let id: string;

const change = (input: object) => crm.mutate('updateCustomer', { id, ...input }, 'customer { version }');

beforeAll(async () => {
  server = await ownCompany();
  crm = await signedInAs(server, 'crm@atlas.test');
  const made = await crm.mutate(
    'createCustomer',
    { name: 'Related', address: '1 Main St', city: 'Madrid', country: 'ES' },
    'customer { id }',
  );
  id = made.customer.id;
  for (const city of ['Toledo', 'Cuenca', 'Lugo']) await change({ city });
});
afterAll(() => server.stop());

describe('rows that hang on a record by a declared relation', () => {
  const history = `history(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { action actor { name } changes } } }`;
  const read = async (client: Client, after: string | null = null) =>
    client.query(`query($id: ID!, $after: String) { customer(id: $id) { name ${history} } }`, { id, after });

  it('are read by pages with the record, in the same statement as everything else', async () => {
    const { data, errors } = await read(crm);
    expect(errors).toEqual([]);
    const statements = watchStatements();
    await read(crm);
    const texts = statements.texts().filter(text => /customer|audit_entry/.test(text));
    statements.stop();
    expect(texts).toEqual([expect.stringMatching(/customer[\s\S]*audit_entry[\s\S]*user_account/)]);
    const page = data.customer.history;
    expect(page).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    expect(page.edges[0].node).toEqual({
      action: 'UPDATED',
      actor: { name: expect.any(String) },
      changes: { city: ['Cuenca', 'Lugo'] },
    });
    const next = await read(crm, page.pageInfo.endCursor);
    expect(next.data.customer.history.edges.map(({ node }: { node: { action: string } }) => node.action)).toEqual(['UPDATED', 'CREATED']);
  });

  it('are read by fragments on the interface, and of records of several kinds at once', async () => {
    const { data, errors } = await crm.query(
      `query($id: ID!) {
        node(id: $id) { __typename ...History }
        customers(first: 1, filter: { name: { eq: "Related" } }) { edges { node { ...History } } }
      }
      fragment History on Record { __isRecord: __typename version history(first: 1) { totalCount } }`,
      { id },
    );
    expect(errors).toEqual([]);
    const record = { __isRecord: 'Customer', version: 4, history: { totalCount: 4 } };
    expect(data).toEqual({ node: { __typename: 'Customer', ...record }, customers: { edges: [{ node: record }] } });
  });

  it('come back with what a command changed', async () => {
    const { customer } = await crm.mutate(
      'updateCustomer',
      { id, city: 'Vigo' },
      'customer { history(first: 1) { edges { node { changes } } } }',
    );
    expect(customer.history.edges[0].node.changes).toEqual({ city: ['Lugo', 'Vigo'] });
  });

  it('are nothing to who may not read the record, nor to another company, nor by their own ids', async () => {
    const asked = 'query($id: ID!) { auditEntries(first: 1, filter: { entityId: { eq: $id } }) { edges { node { id } } } }';
    const { data } = await (await signedInAs(server, 'admin@atlas.test')).query(asked, { id });
    const entryId = data.auditEntries.edges[0].node.id;
    expect((await crm.query('query($id: ID!) { node(id: $id) { id } }', { id: entryId })).data.node).toBeNull();
    for (const [email, code] of [
      ['hrm@atlas.test', 'FORBIDDEN'],
      ['admin@boreal.test', 'NOT_FOUND'],
    ])
      expect((await read(await signedInAs(server, email))).errors).toMatchObject([{ path: ['customer'], extensions: { code } }]);
  });
});
