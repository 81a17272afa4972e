import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createApp } from '../../server/app.ts';
import type { Database } from '../../server/core/database/Database.ts';
import { readSettings } from '../../server/core/settings.ts';
import { openDatabase } from '../../server/database.ts';

/** A Noria of its own: the real app on a real port, with an empty database. */
export interface TestServer {
  app: FastifyInstance;
  database: Database;
  /** Its address as the settings know it: http://localhost:PORT. */
  url: string;
  sessionSecret: string;
  stop(): Promise<void>;
}

/** Starts one on a database of its own; settings as in the environment. TEST_DATABASE_URL names a server whose user may create databases. `webRoot` is the built web client, for browsers. */
export async function startServer(env: NodeJS.ProcessEnv = {}, webRoot?: string): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'noria-test-'));
  const cluster = await databaseOn(process.env.TEST_DATABASE_URL!);
  const database = await openDatabase(cluster.url);
  const port = await freePort();
  const sessionSecret = randomBytes(32).toString('hex');
  const settings = {
    ...readSettings({ PORT: `${port}`, LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent', NORIA_DATA_DIR: folder, ...env }),
    sessionSecret,
  };
  const app = await createApp({ database, settings, webRoot });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    app,
    database,
    url: settings.publicUrl,
    sessionSecret,
    async stop() {
      await app.close();
      await database.close();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function databaseOn(serverUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const name = `noria_test_${randomBytes(6).toString('hex')}`;
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // Without `force`, which fails where autovacuum is at work: an owner who is no superuser may not end its worker.
  return { url: url.href, stop: () => run(`drop database ${name}`, `drop role if exists ${name}_request`) };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(done => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise(done => probe.close(done));
  return port;
}
