import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs } from '../support/Client.ts';
import { buildServer, postgresIn, ServerProcess } from './ServerProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'noria-killed-'));
let server: ServerProcess;

const begin = async () => (server = await (await ServerProcess.begin({ NORIA_DATA_DIR: folder, NORIA_DEMO: '1' })).ready());

beforeAll(async () => {
  buildServer();
  await begin();
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const create = (client: Client, key: string) =>
  client.mutate('createRole', { title: `Role ${key}`, description: 'x', permissions: ['CRM'], clientMutationId: key }, 'role { id }');

/** Writes from eight hands until the server dies; answers what was asked for and what was acknowledged. */
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
  it('loses nothing acknowledged, and a retry under its key makes exactly one', async () => {
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
