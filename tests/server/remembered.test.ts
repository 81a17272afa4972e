import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
beforeAll(async () => (server = await startDemo()));
afterAll(() => server.stop());

const users = 'query Users($first: Int!) { users(first: $first) { edges { node { id name role { title } } } } }';
const ask = (client: Client, first = 3) => client.query(users, { first });

/** A client whose operation and rights are cached by the server: it has sent enough requests to be served from the database alone. */
async function remembered(email: string): Promise<Client> {
  const client = await signedInAs(server, email);
  for (let time = 0; time < 3; time++) expect((await ask(client)).data!.users.edges).toHaveLength(3);
  return client;
}

/** Changes a company's rows bypassing every rule, as no application code would. */
const change = (text: string, company = 'Atlas Trading') =>
  server.database.platform(async em => {
    await em.execute(`select set_config('app.company', (select id::text from company where name = ?), true)`, [company]);
    await em.execute(text);
  });

const codes = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors.map(({ extensions }) => extensions.code);

describe('a remembered viewer', () => {
  it('is answered the same as the first time', async () => {
    const client = await signedInAs(server, 'roles@atlas.test');
    const first = await ask(client);
    expect(first.errors).toEqual([]);
    expect(await ask(client)).toEqual(first);
    expect(await ask(client)).toEqual(first);
  });

  it.each([
    [
      'his role loses the permission',
      `update role set permissions = '{CRM}' where title = (select title from role r join user_account u on u.role_id = r.id where u.email = 'roles@atlas.test')`,
      'FORBIDDEN',
    ],
    [
      'his session is ended',
      `update session set ended_at = now() where user_id = (select id from user_account where email = 'admin@atlas.test')`,
      'UNAUTHENTICATED',
    ],
  ])('loses his rights with the next request when %s', async (_what, action, code) => {
    const client = await remembered(code === 'FORBIDDEN' ? 'roles@atlas.test' : 'admin@atlas.test');
    await change(action);
    const answer = await ask(client);
    expect([codes(answer), answer.data?.users ?? null]).toEqual([[code], null]);
  });

  it('loses his rights with the next request when his company is suspended', async () => {
    const client = await remembered('admin@atlas.test');
    await change(`update company set status = 'SUSPENDED' where name = 'Atlas Trading'`);
    expect(codes(await ask(client))).toEqual(['UNAUTHENTICATED']);
    await change(`update company set status = 'ACTIVE' where name = 'Atlas Trading'`);
    expect((await ask(client)).errors).toEqual([]);
  });

  it('of one company never gets what was read for another', async () => {
    const [atlas, boreal] = [await remembered('admin@atlas.test'), await remembered('admin@boreal.test')];
    const idsOf = async (client: Client) =>
      (await ask(client, 100)).data!.users.edges.map(({ node }: { node: { id: string } }) => node.id) as string[];
    const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => idsOf(turn % 2 ? atlas : boreal)));
    const [one, other] = [new Set(answers[0]), new Set(answers[1])];
    expect([...one].filter(id => other.has(id))).toEqual([]);
    for (const [turn, ids] of answers.entries()) expect(new Set(ids)).toEqual(turn % 2 ? other : one);
  });
});

describe('a command of a remembered viewer', () => {
  const create = 'mutation Create($input: CreateRoleInput!) { createRole(input: $input) { role { id title } errors { field code } } }';
  const asked = (client: Client, title: string) => client.query(create, { input: { title, description: 'Made', permissions: ['CRM'] } });
  const isThere = async (title: string) =>
    (await found(await signedInAs(server, 'admin@boreal.test'), title)).data!.roles.edges.length === 1;
  const found = (client: Client, title: string) =>
    client.query('query Roles($title: String!) { roles(first: 1, filter: { title: { eq: $title } }) { edges { node { id } } } }', {
      title,
    });

  /** A client whose next command checks their rights in its own transaction. */
  async function commanding(prefix: string): Promise<Client> {
    const client = await signedInAs(server, 'admin@boreal.test');
    for (const turn of [1, 2, 3]) expect((await asked(client, `${prefix} ${turn}`)).data!.createRole.errors).toEqual([]);
    return client;
  }

  it('writes nothing and fails when his session is over', async () => {
    const client = await commanding('Ended');
    await change(
      `update session set ended_at = now() where user_id in (select id from user_account where email = 'admin@boreal.test')`,
      'Boreal Foods',
    );
    expect(codes(await asked(client, 'Ended 4'))).toEqual(['UNAUTHENTICATED']);
    expect([await isThere('Ended 3'), await isThere('Ended 4')]).toEqual([true, false]);
  });

  it('says nothing of what is wrong with it when his session is over', async () => {
    const client = await commanding('Wrong');
    await change(
      `update session set ended_at = now() where user_id in (select id from user_account where email = 'admin@boreal.test')`,
      'Boreal Foods',
    );
    expect(codes(await asked(client, ''))).toEqual(['UNAUTHENTICATED']);
  });

  it('is done once, by who he is now, when anything of him has changed', async () => {
    const client = await commanding('Renamed');
    await change(`update user_account set theme = 'DARK' where email = 'admin@boreal.test'`, 'Boreal Foods');
    expect((await asked(client, 'Renamed 4')).data!.createRole.errors).toEqual([]);
    expect((await asked(client, 'Renamed 4')).data!.createRole.errors).toEqual([{ field: 'title', code: 'taken' }]);
    expect((await asked(client, 'Renamed 5')).data!.createRole.errors).toEqual([]);
  });

  it('is forbidden when his role has lost the permission', async () => {
    const client = await commanding('Lost');
    const mine = `id = (select role_id from user_account where email = 'admin@boreal.test')`;
    await change(`update role set permissions = '{CRM}' where ${mine}`, 'Boreal Foods');
    expect(codes(await asked(client, 'Lost 4'))).toEqual(['FORBIDDEN']);
    await change(`update role set permissions = '{CRM,ADMINISTRATIVE_ROLES}' where ${mine}`, 'Boreal Foods');
    expect((await asked(client, 'Lost 4')).data!.createRole.errors).toEqual([]);
  });
});

describe('a known operation', () => {
  it('still refuses bad variables and unknown records as the first time', async () => {
    const client = await remembered('admin@boreal.test');
    expect(codes(await client.query(users, { first: 'three' }))).toEqual(['BAD_USER_INPUT']);
    expect(codes(await client.query(users, { first: -1 }))).toEqual(['BAD_USER_INPUT']);
    const one = 'query One($id: ID!) { user(id: $id) { name } }';
    const { data } = await ask(client);
    for (let time = 0; time < 3; time++) expect((await client.query(one, { id: data!.users.edges[0].node.id })).errors).toEqual([]);
    expect(codes(await client.query(one, { id: '00000000-0000-7000-8000-000000000004' }))).toEqual(['NOT_FOUND']);
  });
});
