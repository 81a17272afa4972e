import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

interface Page {
  edges: { cursor: string; node: { id: string; name: string; createdAt: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}
const page = async (args: string): Promise<Page> => {
  const { data, errors } = await admin.query(
    `{ users(${args}) { edges { cursor node { id name createdAt } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  );
  expect(errors).toEqual([]);
  return data!.users;
};
const namesOf = ({ edges }: Page) => edges.map(({ node }) => node.name);

it('answers an operation that directives leave nothing of, asked before or not', async () => {
  const query = 'query($isBlank: Boolean!) { roles(first: 1) @skip(if: $isBlank) { totalCount } }';
  for (const _time of [1, 2, 3]) expect(await admin.query(query, { isBlank: true })).toMatchObject({ data: {}, errors: [] });
});

describe('a connection', () => {
  it.each([
    '{ field: NAME }',
    '{ field: NAME, direction: DESC }',
    '{ field: CREATED_AT }',
    '{ field: LAST_SIGN_IN_AT, direction: DESC }',
    '{ field: STATUS }',
  ])('walks forward and backward through the same rows, sorted by %s', async sort => {
    const all = namesOf(await page(`first: 100, sort: ${sort}`));
    expect(all).toHaveLength(24);
    const forward: string[] = [];
    for (let after = ''; ;) {
      const next = await page(`first: 5, sort: ${sort}${after && `, after: "${after}"`}`);
      expect(next.pageInfo.hasPreviousPage).toBe(after !== '');
      forward.push(...namesOf(next));
      if (!next.pageInfo.hasNextPage) break;
      after = next.pageInfo.endCursor;
    }
    expect(forward).toEqual(all);
    const backward: string[] = [];
    for (let before = ''; ;) {
      const previous = await page(`last: 5, sort: ${sort}${before && `, before: "${before}"`}`);
      backward.unshift(...namesOf(previous));
      if (!previous.pageInfo.hasPreviousPage) break;
      before = previous.pageInfo.startCursor;
    }
    expect(backward).toEqual(all);
  });

  it.each(['ASC', 'DESC'])('walks through rows sorted by a day: %s', async direction => {
    const read = async (args: string) =>
      (
        await admin.query(
          `{ employees(${args}, sort: { field: JOINED_ON, direction: ${direction} }) { edges { node { id joinedOn } } pageInfo { hasNextPage endCursor } } }`,
        )
      ).data!.employees;
    const all = (await read('first: 100')).edges;
    expect(new Set(all.map(({ node }: { node: { joinedOn: string | null } }) => node.joinedOn)).size).toBeGreaterThan(2);
    const walked = [];
    for (let after = ''; ;) {
      const next = await read(`first: 7${after && `, after: "${after}"`}`);
      walked.push(...next.edges);
      if (!next.pageInfo.hasNextPage) break;
      after = next.pageInfo.endCursor;
    }
    expect(walked).toEqual(all);
  });

  it('neither repeats nor misses a row while others are inserted before and behind', async () => {
    const role = (await admin.query('{ roles(first: 1, filter: { title: { eq: "Sales" } }) { edges { node { id } } } }')).data!.roles
      .edges[0].node.id;
    const before = new Set(namesOf(await page('first: 100, sort: { field: NAME }')));
    const walked: string[] = [];
    for (let after = '', round = 0; ; round++) {
      const next = await page(`first: 4, sort: { field: NAME }${after && `, after: "${after}"`}`);
      walked.push(...namesOf(next));
      for (const name of [`Aa ${round}`, `Zz ${round}`])
        await admin.mutate(
          'createUser',
          { name, email: `${name.replace(' ', '')}@atlas.test`, roleId: role, password: 'a long password' },
          'user { id }',
        );
      if (!next.pageInfo.hasNextPage || round > 20) break;
      after = next.pageInfo.endCursor;
    }
    expect(new Set(walked).size).toBe(walked.length);
    expect([...before].filter(name => !walked.includes(name))).toEqual([]);
  });

  it('caps its pages at 100 and refuses a negative one', async () => {
    const { data } = await admin.query('{ auditEntries(first: 2147483647) { totalCount edges { node { id } } } }');
    expect(data.auditEntries.totalCount).toBeGreaterThan(100);
    expect(data.auditEntries.edges).toHaveLength(100);
    const { errors } = await admin.query('{ users(first: -1) { edges { node { id } } } }');
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each(['nonsense', '01a1fea6-03c5-7082-97da-5c25893d3804', "01a1fea6-03c5-7082-97da-5c25893d3804:x' or true --"])(
    'takes a cursor it did not write for bad input or for a place, never for SQL: %s',
    async cursor => {
      const { errors, data } = await admin.query(
        'query($after: String) { users(after: $after, sort: { field: CREATED_AT }) { edges { node { id } } } }',
        { after: cursor },
      );
      expect(errors[0]?.extensions.code ?? data!.users.edges).toBe('BAD_USER_INPUT');
    },
  );

  it('filters by text, choice, reference and time', async () => {
    const { data } = await admin.query(`{
      byName: users(filter: { name: { contains: "OSEI" } }) { edges { node { name } } }
      inactive: users(filter: { status: { eq: INACTIVE } }) { totalCount }
      both: users(filter: { status: { in: [ACTIVE, INACTIVE] }, email: { startsWith: "admin@" } }) { totalCount }
      percent: users(filter: { name: { contains: "%" } }) { totalCount }
      noId: users(filter: { role: { eq: "none" } }) { totalCount }
      noIds: users(filter: { role: { in: ["", "none"] } }) { totalCount }
      never: users(filter: { lastSignInAt: { before: "2000-01-01T00:00:00Z" } }) { totalCount }
    }`);
    expect(data).toEqual({
      byName: { edges: [{ node: { name: 'Samuel Osei' } }] },
      inactive: { totalCount: 2 },
      both: { totalCount: 1 },
      percent: { totalCount: 0 },
      noId: { totalCount: 0 },
      noIds: { totalCount: 0 },
      never: { totalCount: 0 },
    });
  });

  it.each([
    ['lucia', 'Lucía Fernández'],
    ['NUNEZ', 'Beatriz Núñez'],
    ['هدي', 'هدى الشامي'],
    ['مَريَم', 'مريم قاسم'],
  ])('finds without regard to case, accents and harakat: %s', async (search, name) => {
    const { data } = await admin.query('query($search: String) { users(search: $search) { edges { node { name } } } }', { search });
    expect(data!.users.edges).toEqual([{ node: { name } }]);
  });
});

describe('a selection', () => {
  it('answers aliases, fragments, directives and type names as GraphQL does', async () => {
    const { data, errors } = await admin.query(
      `query($with: Boolean!, $id: ID!) {
        kind: __typename
        a: user(id: $id) { ...Person other: name role { title @include(if: $with) ...RoleParts } }
        b: user(id: $id) { email: name name: email }
        node(id: $id) { __typename id ... on User { name } ... on Role { title } }
        nodes(ids: [$id, "nothing"]) { id }
      }
      fragment Person on Node { __typename ... on User { email status } }
      fragment RoleParts on Role { __typename permissions }`,
      { with: false, id: await ownId() },
    );
    expect(errors).toEqual([]);
    const id = await ownId();
    expect(data).toEqual({
      kind: 'Query',
      a: {
        __typename: 'User',
        email: 'admin@atlas.test',
        status: 'ACTIVE',
        other: 'Nora Haddad',
        role: { __typename: 'Role', permissions: expect.arrayContaining(['CRM', 'ADMINISTRATIVE_ROLES']) },
      },
      b: { email: 'Nora Haddad', name: 'admin@atlas.test' },
      node: { __typename: 'User', id, name: 'Nora Haddad' },
      nodes: [{ id }, null],
    });
  });

  it('answers a field that stands twice by what the directives leave of it, each time anew', async () => {
    const document = (other: string) =>
      `query($more: Boolean!) { users(first: 1) @include(if: $more) { totalCount } users(first: 1) { edges { node { name } } } ${other} }`;
    const ask = async (more: boolean, other: string) => (await admin.query(document(other), { more })).data!.users;
    for (const other of ['', 'viewer { email }']) {
      const [without, all] = [await ask(false, other), await ask(true, other)];
      expect(Object.keys(without)).toEqual(['edges']);
      expect(Object.keys(all).sort()).toEqual(['edges', 'totalCount']);
    }
  });

  it('answers the same through the compiled statement alone and mixed with other fields', async () => {
    const fields = 'users(first: 3, sort: { field: NAME }) { totalCount edges { node { id name r: role { title } } } }';
    const alone = await admin.query(`{ ${fields} }`);
    const mixed = await admin.query(`{ ${fields} viewer { email } }`);
    expect(mixed.data!.users).toEqual(alone.data!.users);
    expect(mixed.data!.viewer.email).toBe('admin@atlas.test');
  });

  it('renders the rest when one field is refused', async () => {
    const crm = await signedInAs(server, 'crm@atlas.test');
    const { data, errors } = await crm.query('{ users { totalCount } plans { code } viewer { email } }');
    expect(data).toMatchObject({ users: null, viewer: { email: 'crm@atlas.test' } });
    expect(data!.plans).toHaveLength(3);
    expect(errors).toMatchObject([{ path: ['users'], extensions: { code: 'FORBIDDEN' } }]);
  });

  it("serves another viewer's rights from the same text", async () => {
    const roles = await signedInAs(server, 'roles@atlas.test');
    const crm = await signedInAs(server, 'crm@atlas.test');
    const query = '{ roles(first: 1) { edges { node { id } } } }';
    expect((await roles.query(query)).data!.roles.edges).toHaveLength(1);
    expect((await crm.query(query)).data!.roles).toBeNull();
    expect((await roles.query(query)).data!.roles.edges).toHaveLength(1);
  });
});

const ownId = async () => (await admin.query('{ viewer { userId } }')).data!.viewer.userId as string;
