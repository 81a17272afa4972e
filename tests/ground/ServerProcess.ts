import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

/** Brings dist/ up to date with the sources. */
export const buildServer = () => execFileSync(process.execPath, ['tools/build.mjs'], { env: plainEnvironment(), stdio: 'pipe' });

/** What a shell would hand on, without what Vitest sets. */
const plainEnvironment = () => ({ PATH: process.env.PATH, HOME: process.env.HOME });

/** A Noria of its own, started as an operator would: the built server in another process. */
export class ServerProcess {
  readonly child: ChildProcess;
  /** What it has said so far. */
  out = '';
  err = '';
  readonly ended: Promise<number | NodeJS.Signals | null>;

  constructor(
    readonly port: number,
    env: NodeJS.ProcessEnv,
  ) {
    // A shell sets what a process may not set itself: how long a file may become, in blocks of 512 bytes.
    const limited = ['-c', `ulimit -f ${env.FILE_BLOCKS ?? 'unlimited'}; exec "$0" "$@"`, process.execPath];
    this.child = spawn('sh', [...limited, resolve('dist/server/main.js')], {
      env: { ...plainEnvironment(), NODE_ENV: 'production', PORT: `${port}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child.stdout!.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    this.child.stderr!.on('data', (chunk: Buffer) => (this.err += chunk.toString()));
    this.ended = new Promise(done => this.child.once('close', (code, signal) => done(code ?? signal)));
  }

  /** Starts one on free ports; settings not given are as in an empty environment. */
  static async begin(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
    return new ServerProcess(Number(env.PORT ?? (await freePort())), { METRICS_PORT: `${await freePort()}`, ...env });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Settles when it serves; throws what it said when it ends instead. */
  async ready(): Promise<this> {
    const serves = new Promise<void>(done => this.child.stdout!.on('data', () => this.out.includes('is ready at') && done()));
    const code = await Promise.race([serves, this.ended]);
    if (!this.out.includes('is ready at')) throw new Error(`The server ended with ${String(code)}: ${this.err}${this.out}`);
    return this;
  }

  /** Ctrl-C, as a terminal sends it: to the whole group of processes. */
  interrupt(): void {
    process.kill(-this.child.pid!, 'SIGINT');
  }

  /** Ends it and answers its exit code. */
  end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals | null> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** The process number of the PostgreSQL that works in a data folder, and the address of its database. */
export function postgresIn(dataDir: string): { pid: number; url: string } {
  const [pid, , , port] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const { databasePassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { databasePassword: string };
  return { pid: Number(pid), url: `postgresql://noria:${databasePassword}@127.0.0.1:${port}/noria` };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise(listening => probe.once('listening', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise(closed => probe.close(closed));
  return port;
}
