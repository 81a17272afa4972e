import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/database.ts';
import { replaceCompany } from '../../server/demo/resetDemo.ts';
import { asOwner, leaveOwner } from '../support/asOwner.ts';
import { dataFolder } from '../support/inMemory.ts';
import { copyTemplate } from '../support/templates.ts';
import { drop, urlOf } from '../support/testDatabases.ts';
import { ServerProcess } from './ServerProcess.ts';

const folder = await dataFolder();
const serverUrl = process.env.TEST_DATABASE_URL!;
const name = `noria_test_${randomBytes(6).toString('hex')}`;
const ownerUrl = urlOf(serverUrl, name);
let one: ServerProcess;
let other: ServerProcess;

/** Takes Boreal Foods away, which is loaded in a fifth of the time of both companies. */
async function withoutBoreal(): Promise<void> {
  const [{ id }] = await asOwner<{ id: string }>({ ownerUrl }, `select id from company where is_demo and name = 'Boreal Foods'`);
  const database = await openDatabase({ url: ownerUrl });
  await database.platform(em => replaceCompany(em, id));
  await database.close();
}

beforeAll(async () => {
  await copyTemplate(serverUrl, 'demo', name);
  await withoutBoreal();
  const env = { DATABASE_URL: ownerUrl, SESSION_SECRET: randomBytes(32).toString('hex'), NORIA_DATA_DIR: folder, NORIA_DEMO: '1' };
  [one, other] = await Promise.all([ServerProcess.begin(env), ServerProcess.begin(env)]);
  await Promise.all([one.ready(), other.ready()]);
});

afterAll(async () => {
  await Promise.all([one?.end(), other?.end()]);
  await leaveOwner(ownerUrl);
  await drop(serverUrl, name);
  rmSync(folder, { recursive: true, force: true });
});

function post(server: ServerProcess, path: string, body: object, token?: string) {
  return fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: path === '/graphql/stream' ? 'text/event-stream' : 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

async function ask<Data>(server: ServerProcess, query: string, token?: string): Promise<Data> {
  const { data, errors } = (await (await post(server, '/graphql', { query }, token)).json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

async function signIn(server: ServerProcess) {
  const { signIn: answer } = await ask<{ signIn: { accessToken: string } }>(
    server,
    `mutation { signIn(input: { email: "admin@atlas.test", password: "Noria-2026-demo" }) { accessToken errors { code } } }`,
  );
  return answer.accessToken;
}

it('has loaded once what the demo lacked, though two processes started at once', async () => {
  const demo = 'select name from company where is_demo and deleted_at is null order by name';
  const companies = await asOwner<{ name: string }>({ ownerUrl }, demo);
  expect(companies.map(company => company.name)).toEqual(['Atlas Trading', 'Boreal Foods']);
});

it('shows a write through one process at the other, and notifies its listeners', async () => {
  const token = await signIn(one);
  // Each process accepts tokens signed by the other: sessions are not sticky.
  const stream = await post(
    other,
    '/graphql/stream',
    { query: `subscription { recordsChanged(types: ["Role"]) { recordId kind type } }` },
    token,
  );
  expect(stream.status).toBe(200);
  const events = stream.body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();

  const { createRole } = await ask<{ createRole: { role: { id: string } } }>(
    one,
    `mutation { createRole(input: { title: "Night shift", description: "Counts the stock", permissions: [INVENTORY] }) { errors { field code } role { id } } }`,
    token,
  );

  let heard = '';
  while (!heard.includes(createRole.role.id)) heard += String((await events.next()).value);
  expect(heard).toContain('CREATED');
  await events.return?.();

  const { roles } = await ask<{ roles: { edges: { node: { title: string } }[] } }>(
    other,
    `{ roles(first: 100, search: "Night") { edges { node { title } } } }`,
    token,
  );
  expect(roles.edges.map(({ node }) => node.title)).toEqual(['Night shift']);
});

it('prints a document, which the built server does in a thread of its own', async () => {
  const token = await signIn(one);
  const { customers } = await ask<{ customers: { edges: { node: { id: string } }[] } }>(
    one,
    '{ customers(first: 1) { edges { node { id } } } }',
    token,
  );
  const answer = await fetch(`${one.url}/print/${customers.edges[0].node.id}.pdf`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
});

it('ends a session at both processes when one ends it', async () => {
  const token = await signIn(one);
  expect(await ask(other, '{ viewer { email } }', token)).toMatchObject({ viewer: { email: 'admin@atlas.test' } });
  await ask(other, 'mutation { signOut(input: {}) { errors { code } } }', token);
  const { errors, data } = (await (await post(one, '/graphql', { query: '{ roles(first: 1) { totalCount } }' }, token)).json()) as {
    errors?: { extensions: { code: string } }[];
    data: unknown;
  };
  expect({ data, codes: errors?.map(({ extensions }) => extensions.code) }).toMatchObject({ codes: ['UNAUTHENTICATED'] });
});

it('cuts open streams at shutdown without completing them, so that clients reconnect elsewhere', async () => {
  const token = await signIn(one);
  const stream = await post(other, '/graphql/stream', { query: `subscription { recordsChanged(types: ["Role"]) { recordId } }` }, token);
  const fate = stream.text().then(
    () => 'completed',
    (error: Error) => error.message,
  );
  expect(await other.end()).toBe(0);
  expect(await fate).toBe('terminated');
  // Requests in flight have 20 s to finish; streams have none.
}, 15_000);
