import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../server/core/database/embedded.ts';
import { Client, signedInAs } from '../support/Client.ts';
import { expectInvariantsHold } from '../support/expectInvariantsHold.ts';
import { sendFile } from '../support/sendFile.ts';
import { dataFolder } from '../support/inMemory.ts';
import { demoFolder } from './demoFolder.ts';
import { killBackend } from './killBackend.ts';
import { ServerProcess } from './ServerProcess.ts';
import { Wire } from './Wire.ts';
import { Work } from './Work.ts';

const folder = await dataFolder();
const databaseFolder = await demoFolder();
const small = join(folder, 'data');
const temporary = join(folder, 'tmp');
let database: EmbeddedDatabase;
let wire: Wire;
let server: ServerProcess;
let isMounted = false;

const begin = async () => {
  const url = new URL(database.url);
  url.search = '';
  url.port = `${wire.port}`;
  const env = {
    DATABASE_URL: url.href,
    SESSION_SECRET: 'a secret of more than thirty-two characters',
    NORIA_DATA_DIR: small,
    TMPDIR: temporary,
  };
  server = await (await ServerProcess.begin(isMounted ? env : { ...env, FILE_BLOCKS: '2000' })).ready();
};

beforeAll(async () => {
  for (const path of [small, temporary]) mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', small], { stdio: 'ignore' });
    isMounted = true;
  } catch {
    // Where mounting is not permitted, a limit on the server's file size stands in for the full disk.
  }
  // kill -9 destroys the state of a process, but what it has written to the operating system survives, flushed to disk or not.
  database = await startEmbeddedDatabase(databaseFolder, ['fsync=off']);
  wire = new Wire(Number(new URL(database.url).port));
  await wire.mend();
  await begin();
});
afterAll(async () => {
  await server.end();
  await wire.cut();
  await database.stop();
  if (isMounted) execFileSync('umount', [small]);
  for (const each of [folder, databaseFolder]) rmSync(each, { recursive: true, force: true });
});

const create = (client: Client, key: string) =>
  client.mutate('createRole', { title: `Role ${key}`, description: 'x', permissions: ['CRM'], clientMutationId: key }, 'role { id }');

describe('an unreachable database', () => {
  it("answers with a clear error in the caller's language, and recovers without a restart", async () => {
    const client = await signedInAs(server, 'admin@atlas.test');
    await wire.cut();
    const asked = await client.query('{ roles(first: 1) { totalCount } }', {}, { 'accept-language': 'es' });
    expect(asked).toMatchObject({
      status: 503,
      errors: [{ message: expect.stringContaining('base de datos'), extensions: { code: 'UNAVAILABLE' } }],
    });
    const key = randomUUID();
    await expect(create(client, key)).rejects.toThrow('UNAVAILABLE');
    const rest = await fetch(`${server.url}/api/v1/roles`, { headers: { authorization: `Bearer ${client.token}` } });
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    for (const said of [JSON.stringify(asked), await rest.text()]) expect(said).not.toMatch(/ECONN|127\.0\.0\.1|postgres|at .*\.js/i);
    await wire.mend();
    await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200), { timeout: 60_000 });
    expect((await create(client, key)).errors).toEqual([]);
    // The change listener and the job worker are back too.
    await vi.waitFor(
      async () => {
        await client.mutate('checkInvariants', {}, '');
        const { data } = await client.query('{ invariantChecks(first: 100) { edges { node { state } } } }');
        expect(data.invariantChecks.edges.length).toBeGreaterThan(0);
      },
      { timeout: 60_000, interval: 500 },
    );
  });
});

const kills = 50;
/** How many of these kill the server itself. */
const ofServer = 2;

it(`loses no acknowledged write and repeats none over ${kills} kills with kill -9`, async () => {
  const { token } = await signedInAs(server, 'admin@atlas.test');
  const work = new Work(async key => !(await create(new Client(server.url, token), key)).errors.length);
  try {
    for (let times = 1; times <= kills; times++) {
      const before = work.acknowledged.length;
      while (work.acknowledged.length < before + 2) {
        // The server has not exited by itself.
        expect(server.child.exitCode, server.err + server.out.slice(-3_000)).toBeNull();
        await pause(5);
      }
      if (times % (kills / ofServer)) await killBackend(database.url);
      else {
        server.child.kill('SIGKILL');
        await server.ended;
        await begin();
      }
    }
  } finally {
    await work.stop();
  }
  const client = new Client(server.url, token);
  await vi.waitFor(async () => expect((await client.query('{ viewer { email } }')).errors).toEqual([]), { timeout: 60_000 });
  for (const key of work.asked.filter(asked => !work.acknowledged.includes(asked))) expect((await create(client, key)).errors).toEqual([]);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`begin; select set_config('app.platform', 'on', true)`);
  await owner.query(`select set_config('app.company', (select id::text from company where name = 'Atlas Trading'), true)`);
  const { rows } = await owner.query<{ title: string }>(`select title from role where title like 'Role %'`);
  await owner.end();
  const asked = new Set(work.asked);
  const kept = rows.map(({ title }) => title.slice('Role '.length)).filter(key => asked.has(key));
  expect(kept.sort()).toEqual([...asked].sort());
  await expectInvariantsHold(database);
}, 240_000);

const mutation = `mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { errors { code message } recordFile { file { url } } } }`;
const everyFile = (of: string) =>
  readdirSync(of, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile() && !entry.name.startsWith('v24'));

/** Leaves one megabyte on the mounted disk. */
function fillTheDisk(): void {
  const { bavail, bsize } = statfsSync(small);
  writeFileSync(join(small, 'filling'), Buffer.alloc(bavail * bsize - 1_000_000));
}

it('reports a full disk, discards what did not fit, and keeps serving', async () => {
  if (isMounted) fillTheDisk();
  const kept = everyFile(small).length;
  const client = await signedInAs(server, 'crm@atlas.test');
  const { data } = await client.query('{ customers(first: 1) { edges { node { id } } } }');
  const recordId = data.customers.edges[0].node.id as string;
  const used = async () =>
    (await (await signedInAs(server, 'admin@atlas.test')).query('{ companySettings { storageUsed } }')).data.companySettings
      .storageUsed as number;
  const before = await used();
  const send = async (bytes: Buffer) => {
    const answer = await sendFile(client, mutation, { recordId }, { bytes, name: 'notes.txt' });
    return (answer.data as unknown as { addRecordFile: { errors: { code: string }[]; recordFile: { file: { url: string } } | null } })
      .addRecordFile;
  };
  expect(await send(Buffer.alloc(5_000_000, 'x'))).toMatchObject({ errors: [{ code: 'storageFull' }], recordFile: null });
  expect([await used(), everyFile(small).length, everyFile(temporary)]).toEqual([before, kept, []]);
  const small2 = await send(Buffer.from('small enough'));
  expect(small2.errors).toEqual([]);
  const read = await fetch(server.url + small2.recordFile!.file.url, { headers: { authorization: `Bearer ${client.token}` } });
  expect(await read.text()).toBe('small enough');
});

it('discards an upload that is cut off in the middle', async () => {
  const client = await signedInAs(server, 'crm@atlas.test');
  const kept = everyFile(small).length;
  const { data } = await client.query('{ customers(first: 1) { edges { node { id } } } }');
  const operations = JSON.stringify({ query: mutation, variables: { input: { recordId: data.customers.edges[0].node.id, file: null } } });
  const part = (name: string, text: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const body = `${part('operations', operations)}${part('map', '{"f":["variables.input.file"]}')}--b\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\n\r\n${randomBytes(100_000).toString('hex')}`;
  const socket = connect(server.port, '127.0.0.1');
  const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${client.token}\r\napollo-require-preflight: true\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length + 500_000}\r\n\r\n`;
  socket.write(head + body);
  // Enough has arrived for the server to keep a temporary file.
  await vi.waitFor(() => expect(readdirSync(temporary).length).toBeGreaterThan(0), 20_000);
  socket.destroy();
  await vi.waitFor(() => expect([everyFile(temporary), everyFile(small).length]).toEqual([[], kept]), 20_000);
});
