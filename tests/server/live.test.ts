import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { listen } from '../support/listen.ts';
import { startBeside } from '../support/startBeside.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let second: { url: string; stop(): Promise<void> };
let admin: Client;

beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
  second = await startBeside(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const newRole = (title: string) => admin.mutate('createRole', { title, description: 'x', permissions: ['CRM'] }, 'role { id }');

describe('a write through one process', () => {
  it('reaches subscribers at another, permitted ones only', async () => {
    const heard = await listen(second.url, admin, ['Role']);
    const elsewhere = await listen(second.url, await signedInAs(server, 'admin@boreal.test'), ['Role']);
    const unpermitted = await listen(second.url, await signedInAs(server, 'crm@atlas.test'), ['Role']);
    const otherType = await listen(second.url, admin, ['OutboxMail']);
    const { role } = await newRole('Heard of');
    expect(await heard.next()).toEqual({ data: { recordsChanged: [{ recordId: role.id, type: 'Role', kind: 'CREATED' }] } });
    for (const silent of [elsewhere, unpermitted, otherType]) {
      const first = await Promise.race([silent.next(), new Promise(done => setTimeout(done, 300, 'nothing'))]);
      expect(first).toBe('nothing');
      silent.stop();
    }
    heard.stop();
  });

  it('is readable at the other at once', async () => {
    const { role } = await newRole('Read elsewhere');
    const { url, token } = { url: second.url, token: admin.token };
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: `{ role(id: "${role.id}") { title } }` }),
    });
    expect(await response.json()).toEqual({ data: { role: { title: 'Read elsewhere' } } });
  });

  it('is not published when it was a dry run', async () => {
    const heard = await listen(server.url, admin, ['Role']);
    const input = { title: 'Only tried', description: 'x', permissions: ['CRM'], dryRun: true };
    const tried = await admin.mutate('createRole', input, 'role { id }');
    const { role } = await newRole('Done after a try');
    expect(await heard.until(role.id)).not.toContain(tried.role.id);
    heard.stop();
  });

  it('reaches a subscriber who connects a moment after reading the list', async () => {
    const { role } = await newRole('A moment too early');
    for (const url of [server.url, second.url]) {
      const heard = await listen(url, admin, ['Role']);
      expect(await heard.until(role.id)).toContain(role.id);
      heard.stop();
    }
  });
});

describe('an open stream', () => {
  it('ends when its user is deactivated', async () => {
    const { data } = await admin.query('{ users(filter: { email: { eq: "roles@atlas.test" } }) { edges { node { id } } } }');
    const heard = await listen(second.url, await signedInAs(server, 'roles@atlas.test'), ['Role']);
    await admin.mutate('setUserStatus', { id: data!.users.edges[0].node.id, status: 'INACTIVE' }, 'user { id }');
    // Events of earlier writes may still arrive first.
    while ((await heard.next()) !== undefined);
  });

  it('is refused without a session, and for anything but a subscription', async () => {
    const ask = async (body: string, token = admin.token) => {
      const response = await fetch(`${server.url}/graphql/stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
        body,
      });
      return response.text();
    };
    expect(await ask('{"query":"subscription { recordsChanged(types: [\\"Role\\"]) { recordId } }"}', 'x')).toContain('UNAUTHENTICATED');
    expect(await ask('{"query":"{ users { totalCount } }"}')).not.toContain('totalCount');
  });
});

describe('the feed', () => {
  it('catches up with changes written while its connection was cut', async () => {
    const heard = await listen(server.url, admin, ['Role']);
    const cut = await server.database.platform(em =>
      em.execute<object[]>(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'noria changes' and datname = current_database()`,
      ),
    );
    expect(cut.length).toBeGreaterThan(0);
    const { role } = await newRole('Written in the dark');
    expect(await heard.until(role.id)).toContain(role.id);
    heard.stop();
  });
});
