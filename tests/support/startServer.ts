import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../server/app.ts';
import type { Database } from '../../server/core/database/Database.ts';
import { readSettings } from '../../server/core/settings.ts';
import { fileStore } from '../../server/core/files/FileStore.ts';
import { openDatabase } from '../../server/database.ts';
import { demoReset } from '../../server/demo/resetDemo.ts';
import { leaveOwner } from './asOwner.ts';
import { copyTemplate, type Template } from './templates.ts';
import { drop, urlOf } from './testDatabases.ts';

/** A separate Noria: the real app on a real port, with a database of its own. */
export interface TestServer {
  app: FastifyInstance;
  database: Database;
  /** Connection as the owner of the tables, which the serving process never uses. */
  ownerUrl: string;
  /** Base URL as configured: http://localhost:PORT. */
  url: string;
  sessionSecret: string;
  /** The calling file's own company, which stands for Atlas (`ownCompany`), and the domain of its people's addresses. */
  companyId?: string;
  domain?: string;
  stop(): Promise<void>;
}

/** Initial state of a test server. */
export interface ServerOptions {
  template?: Template;
  /** Use this existing database instead of a template. */
  databaseName?: string;
  /** The built web client, for browser tests. */
  webRoot?: string;
  /** Size of the connection pool. With one, a request that takes a second connection while holding the first fails. */
  connections?: number;
}

/** Starts a server on its own database; settings as in the environment. The user of TEST_DATABASE_URL must be able to create databases. */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  { template = 'empty', databaseName, webRoot, connections }: ServerOptions = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(process.env.TEST_FOLDER!, 'server-'));
  const serverUrl = process.env.TEST_DATABASE_URL!;
  const name = databaseName ?? `${process.env.TEST_TEMPLATE!}_${randomBytes(6).toString('hex')}`;
  if (!databaseName) await copyTemplate(serverUrl, template, name);
  const ownerUrl = urlOf(serverUrl, name);
  const database = await openDatabase({ url: ownerUrl }, connections);
  const port = Number(env.PORT) || (await freePort());
  const sessionSecret = randomBytes(32).toString('hex');
  const settings = {
    ...readSettings({ PORT: `${port}`, LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent', NORIA_DATA_DIR: folder, ...env }),
    sessionSecret,
  };
  const resetDemo =
    settings.demoResetMinute === undefined ? undefined : await demoReset({ database, ownerUrl, files: fileStore(settings) });
  const app = await createApp({ database, settings, webRoot, resetDemo });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    app,
    database,
    ownerUrl,
    url: settings.publicUrl,
    sessionSecret,
    async stop() {
      await app.close();
      await database.close();
      await leaveOwner(ownerUrl);
      await drop(serverUrl, name);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a port that nothing listens on: the first from `least` on, or any. */
export async function freePort(least = 0): Promise<number> {
  const probe = createServer();
  const isFree = await new Promise<boolean>(done => {
    probe.once('error', () => done(false));
    probe.listen(least, '127.0.0.1', () => done(true));
  });
  if (!isFree) return freePort(least + 1);
  const { port } = probe.address() as AddressInfo;
  await new Promise(done => probe.close(done));
  return port;
}

let webPort: Promise<number> | undefined;

/** Returns the same port for all test files of a process, one after the other, so that a browser's cache of one serves the next. */
export function portForBrowsers(): Promise<number> {
  // Below the range from which the system gives ports to connections.
  webPort ??= freePort(20_000 + (process.pid % 12_000));
  return webPort;
}
