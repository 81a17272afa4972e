import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs } from '../support/Client.ts';
import { sendFile } from '../support/sendFile.ts';
import { postgresIn, ServerProcess } from './ServerProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'noria-killed-'));
let server: ServerProcess;

const begin = async () => (server = await (await ServerProcess.begin({ NORIA_DATA_DIR: folder, NORIA_DEMO: '1' })).ready());

beforeAll(async () => {
  await begin();
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const create = (client: Client, key: string) =>
  client.mutate('createRole', { title: `Role ${key}`, description: 'x', permissions: ['CRM'], clientMutationId: key }, 'role { id }');

/** Writes from eight concurrent clients until the server dies; returns what was requested and what was acknowledged. */
async function writeUntilDeath(client: Client) {
  const asked: string[] = [];
  const acknowledged: string[] = [];
  const hand = async () => {
    for (;;) {
      const key = randomUUID();
      asked.push(key);
      try {
        const { errors } = await create(client, key);
        if (!errors.length) acknowledged.push(key);
      } catch {
        return;
      }
    }
  };
  return { asked, acknowledged, dead: Promise.all(Array.from({ length: 8 }, hand)) };
}

const titles = async (client: Client) => {
  const found = new Set<string>();
  for (let after: string | null = null; ;) {
    const { data } = await client.query(
      'query($after: String) { roles(first: 100, after: $after) { edges { node { title } } pageInfo { hasNextPage endCursor } } }',
      { after },
    );
    for (const { node } of data.roles.edges as { node: { title: string } }[]) {
      expect(found.has(node.title)).toBe(false);
      found.add(node.title);
    }
    if (!data.roles.pageInfo.hasNextPage) return found;
    after = data.roles.pageInfo.endCursor as string;
  }
};

describe.each([
  ['the server', () => server.child.kill('SIGKILL')],
  ['PostgreSQL', () => process.kill(postgresIn(folder).pid, 'SIGKILL')],
])('kill -9 of %s under load', (_what, kill) => {
  it('loses no acknowledged write, and a retry under the same key writes once', async () => {
    const client = await signedInAs(server, 'admin@atlas.test');
    const { asked, acknowledged, dead } = await writeUntilDeath(client);
    while (acknowledged.length < 40) await pause(20);
    kill();
    await dead;
    await server.ended;
    await begin();

    const again = await signedInAs(server, 'admin@atlas.test');
    const there = await titles(again);
    expect(acknowledged.filter(key => !there.has(`Role ${key}`))).toEqual([]);
    const doubtful = asked.filter(key => !acknowledged.includes(key));
    for (const key of [...doubtful, acknowledged[0]]) expect((await create(again, key)).errors).toEqual([]);
    const after = await titles(again);
    expect(asked.filter(key => !after.has(`Role ${key}`))).toEqual([]);
  });
});

it('completes a task exactly once when its process was killed in the middle', async () => {
  const client = await signedInAs(server, 'crm@atlas.test');
  const query = 'mutation($input: ImportRecordsInput!) { importRecords(input: $input) { errors { code } task { id } } }';
  const bytes = Buffer.from(`name,address,city,country\n${'Killed,x,Killed,ES\n'.repeat(1_500)}`);
  const mapping = ['name', 'address', 'city', 'country'].map((field, column) => ({ column, field }));
  const { data } = await sendFile(client, query, { entity: 'Customer', mapping, inBackground: true }, { bytes, name: 'all.csv' });
  const { id } = (data.importRecords as { task: { id: string } }).task;
  const until = async (isSo: (task: { done: number; status: string }) => boolean) => {
    for (;;) {
      const task = (await client.query('query($id: ID!) { backgroundTask(id: $id) { status done counts } }', { id })).data.backgroundTask;
      if (isSo(task)) return task;
      await pause(50);
    }
  };
  const count = async () =>
    (await client.query('{ customers(filter: { city: { eq: "Killed" } }) { totalCount } }')).data.customers.totalCount;
  await until(({ done }) => done > 100);
  expect(await count()).toBe(0);
  server.child.kill('SIGKILL');
  await server.ended;
  server = await (await ServerProcess.begin({ NORIA_DATA_DIR: folder, NORIA_DEMO: '1', PORT: `${server.port}` })).ready();
  expect(await until(({ status }) => status !== 'RUNNING')).toMatchObject({ status: 'DONE', counts: { created: 1_500 } });
  expect(await count()).toBe(1_500);
});
