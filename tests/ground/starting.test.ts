import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '../../server/core/database/embedded.ts';
import { dataFolder } from '../support/inMemory.ts';
import { freePort, postgresIn, ServerProcess } from './ServerProcess.ts';

const folder = await dataFolder();
const secret = 'a secret of more than thirty-two characters';
const embedded = { NORIA_DATA_DIR: folder, NORIA_DEMO: '0' };
const started: ServerProcess[] = [];

async function begin(env: NodeJS.ProcessEnv = embedded) {
  const server = await ServerProcess.begin(env);
  started.push(server);
  return server;
}

let current: ServerProcess | undefined;

/** The server that serves from the folder: the one that an earlier test has left running, or else a new one. */
async function serving(): Promise<ServerProcess> {
  if (current?.child.exitCode === null && current.child.signalCode === null) return current;
  return (current = await (await begin()).ready());
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(postgresIn(folder).url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  for (const { child } of started) if (child.exitCode === null) child.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

describe('a start that fails', () => {
  it('reports a wrong setting on one line', async () => {
    const server = await begin({ PORT: 'abc' });
    expect(await server.ended).toBe(1);
    expect(server.err).toBe('PORT: "abc" is not a port (1 to 65535)\n');
  });

  it('reports a taken port on one line', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const server = await begin({ ...embedded, PORT: `${port}` });
    expect(await server.ended).toBe(1);
    expect(server.err).toBe(`Port ${port} is in use: stop the other program, or set PORT to another port\n`);
    other.close();
  });

  it('refuses a second start on the same folder without harm to the first', async () => {
    const first = await serving();
    const second = await begin();
    expect(await second.ended).toBe(1);
    expect(second.err).toBe(
      `Noria is already running on the data folder ${folder}: stop it first, or set NORIA_DATA_DIR to another folder\n`,
    );
    // Closed, so that a later test's request opens a connection of its own.
    expect((await fetch(`${first.url}/readyz`, { headers: { connection: 'close' } })).status).toBe(200);
  });

  it('reports on one line why DATABASE_URL does not work, without its password', async () => {
    await serving();
    const good = new URL(postgresIn(folder).url);
    const wrong = [
      ['nothing listens', new URL(`postgresql://noria:hunter2@127.0.0.1:${await freePort()}/noria`)],
      ['password', Object.assign(new URL(good), { password: 'hunter2' })],
      ['no such database', Object.assign(new URL(good), { pathname: '/elsewhere' })],
    ] as const;
    for (const [why, url] of wrong) {
      const server = await begin({ DATABASE_URL: url.href, SESSION_SECRET: secret });
      expect(await server.ended).toBe(1);
      expect(server.err.trim().split('\n')).toHaveLength(1);
      expect(server.err).toContain(why);
      expect(server.err).not.toContain(url.password);
    }
  });
});

describe('a shutdown', () => {
  it('finishes requests in flight first', async () => {
    const server = await serving();
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', chunk => (answer += chunk.toString()));
    const closed = new Promise(done => socket.once('close', done));
    const body = JSON.stringify({ query: '{ __typename }' });
    // Half a request is in flight: the server has its head and waits for the rest of its body.
    const request = `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    socket.write(request.slice(0, -5));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    server.interrupt();
    await refused(server.url);
    // And another request that follows after shutdown has begun.
    socket.write(request.slice(-5) + request);
    await closed;
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(await server.ended).toBe(0);
    // PostgreSQL was available to the end: no broken connection was logged.
    expect(server.out + server.err).not.toMatch(/"level":[4-6]0/);
  });

  it('stops PostgreSQL too, even during the start', async () => {
    const server = await begin();
    const pid = await postgresPid();
    expect(await server.end('SIGINT')).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(server.out).not.toContain('is ready at');
  });
});

it('refuses a database that a newer version has changed', async () => {
  // The last of all, so that no server has to start again on what it leaves.
  await (current ?? (await serving())).end();
  await withoutServer(() => query(`insert into noria_migration (name, executed_at) values ('999-from-the-future', now())`));
  const server = await begin();
  expect(await server.ended).toBe(1);
  expect(server.err.trim().split('\n')).toHaveLength(1);
  expect(server.err).toContain('newer');
});

/** Resolves when the server accepts no more connections. */
async function refused(url: string) {
  for (;;) {
    try {
      await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
    } catch {
      return;
    }
  }
}

/** Process id of the PostgreSQL that is starting. */
async function postgresPid(): Promise<number> {
  for (;;) {
    const lock = join(folder, 'postgres/postmaster.pid');
    const [pid, ...rest] = existsSync(lock) ? readFileSync(lock, 'utf8').split('\n') : [];
    if (rest.length) return Number(pid);
    await new Promise(setImmediate);
  }
}

/** Runs a query on the folder's database without a running Noria. */
async function withoutServer(work: () => Promise<unknown>): Promise<void> {
  const database = await startEmbeddedDatabase(folder);
  try {
    await work();
  } finally {
    await database.stop();
  }
}
