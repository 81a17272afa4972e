import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { StartError } from '../errors.ts';
import { createCluster, inFolder, removeUnfinished, resetPasswords, writeAccess, type Cluster } from './cluster.ts';
import { lockFolder } from './folderLock.ts';
import { clusterName, stopOrphanedServer } from './orphanedServer.ts';
import { readSecrets } from './secrets.ts';
import { serverBinaries, unprivilegedAccount } from './serverBinaries.ts';

/** A PostgreSQL server run from npm binaries, for machines without a DATABASE_URL. */
export interface EmbeddedDatabase {
  /** Connects as `noria`, which owns the database of that name and is not a superuser. */
  url: string;
  /** True until `settled` has been called once. */
  firstStart: boolean;
  sessionSecret: string;
  /** Whether the first start loaded the demo. */
  demo: boolean;
  /** Records that the first start is over, and whether it loaded the demo. */
  settled(demo: boolean): void;
  /** Resolves with PostgreSQL's last log line if it ends unexpectedly. */
  lost: Promise<string>;
  /** Shuts PostgreSQL down cleanly and unlocks the folder. */
  stop(): Promise<void>;
}

const modest = [
  'shared_buffers=128MB',
  'work_mem=8MB',
  'max_wal_size=512MB',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'max_connections=100',
];

/**
 * Starts the cluster kept in `<dataDir>/postgres`, creating it on first use; processes left by a killed run are stopped first and
 * PostgreSQL recovers.
 * @param settings further settings of PostgreSQL, as `name=value`.
 * @param begun called when PostgreSQL's process runs, before it is ready.
 * @throws StartError if another Noria holds the folder, or PostgreSQL does not start.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  settings: string[] = [],
  begun: () => void = () => undefined,
): Promise<EmbeddedDatabase> {
  const parent = resolve(dataDir);
  const release = await lockFolder(parent);
  try {
    const folder = join(parent, 'postgres');
    const account = unprivilegedAccount(folder);
    const cluster: Cluster = { folder, account, binaries: await serverBinaries(account) };
    const secrets = readSecrets(parent);
    removeUnfinished(parent);
    if (!existsSync(folder)) await createCluster(cluster, parent, secrets);
    else {
      await stopOrphanedServer(folder);
      if (secrets.made) await resetPasswords(cluster, secrets);
    }
    const { child, port, lastWords } = await startServer(cluster, [...modest, ...settings], begun);
    const mark = join(parent, 'first-start-done');
    const ended = new Promise<void>(done => child.once('exit', () => done()));
    let stopping = false;
    const stopAtExit = () => void child.kill('SIGINT');
    process.once('exit', stopAtExit);
    return {
      url: `postgresql://noria:${secrets.databasePassword}@127.0.0.1:${port}/noria${throughSocket(folder, port)}`,
      firstStart: !existsSync(mark),
      demo: existsSync(mark) && readFileSync(mark, 'utf8').startsWith('demo'),
      sessionSecret: secrets.sessionSecret,
      settled: demo => !existsSync(mark) && writeFileSync(mark, demo ? 'demo\n' : 'empty\n'),
      lost: new Promise(lost => void ended.then(() => !stopping && lost(lastWords()))),
      async stop() {
        stopping = true;
        child.ref();
        process.off('exit', stopAtExit);
        child.kill('SIGINT');
        await ended;
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Starts PostgreSQL on a free port; retries with another if the port was taken meanwhile. */
async function startServer(
  cluster: Cluster,
  settings: string[],
  begun: () => void,
  attempts = 3,
): Promise<{ child: ChildProcess; port: number; lastWords: () => string }> {
  const port = await freePort();
  const { data, options } = inFolder(cluster);
  const fixed = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${hasSockets ? '.' : ''}`];
  fixed.push(`cluster_name=${clusterName(cluster.folder)}`);
  writeAccess(cluster.folder);
  const child = spawn(
    join(cluster.binaries, 'bin/postgres'),
    ['-D', data, ...[...settings, ...fixed].flatMap(setting => ['-c', setting])],
    // In its own process group: Ctrl-C in a terminal reaches every process of ours, and PostgreSQL must end last.
    { ...options, detached: process.platform !== 'win32', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  const ready = await new Promise<boolean>((done, failed) => {
    child
      .once('error', failed)
      .once('spawn', begun)
      .once('close', () => done(false));
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) done(true);
    });
  });
  const lastWords = () => log.split('\n').findLast(line => /FATAL|PANIC/.test(line)) ?? log.trim().split('\n').at(-1) ?? '';
  if (ready) {
    child.unref();
    return { child, port, lastWords };
  }
  if (attempts > 1 && /could not bind/.test(log)) return startServer(cluster, settings, begun, attempts - 1);
  throw new StartError(`PostgreSQL did not start in ${cluster.folder}: ${lastWords()}`);
}

const hasSockets = process.platform !== 'win32';

/**
 * The part of the URL that selects the socket in the cluster's folder, which only its owner can access: a write costs half of what it costs
 * over TCP (docs/performance-profile.md). Empty if the path exceeds the limit for sockets.
 */
function throughSocket(folder: string, port: number): string {
  const socket = join(folder, `.s.PGSQL.${port}`);
  return hasSockets && Buffer.byteLength(socket) < 104 ? `?host=${encodeURIComponent(folder)}` : '';
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise(listening => probe.once('listening', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise(closed => probe.close(closed));
  return port;
}
