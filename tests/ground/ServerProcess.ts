import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

/** The environment a shell would pass on, without Vitest's variables. */
const plainEnvironment = () => ({ PATH: process.env.PATH, HOME: process.env.HOME });

/** Compiled once for all starts, as `npm start` does. */
export const NODE_COMPILE_CACHE = resolve('node_modules/.cache/noria');

/** A separate Noria, started as an operator would: the built server in another process. */
export class ServerProcess {
  readonly child: ChildProcess;
  /** Standard output so far. */
  out = '';
  err = '';
  readonly ended: Promise<number | NodeJS.Signals | null>;

  constructor(
    readonly port: number,
    env: NodeJS.ProcessEnv,
  ) {
    // Only a shell can set the limit on file size (in blocks of 512 bytes) for a process.
    const limited = ['-c', `ulimit -f ${env.FILE_BLOCKS ?? 'unlimited'}; exec "$0" "$@"`, process.execPath];
    this.child = spawn('sh', [...limited, resolve('dist/server/main.js')], {
      env: {
        ...plainEnvironment(),
        NODE_ENV: 'production',
        PORT: `${port}`,
        ...(env.FILE_BLOCKS ? { NODE_DISABLE_COMPILE_CACHE: '1' } : { NODE_COMPILE_CACHE }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child.stdout!.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    this.child.stderr!.on('data', (chunk: Buffer) => (this.err += chunk.toString()));
    this.ended = new Promise(done => this.child.once('close', (code, signal) => done(code ?? signal)));
  }

  /** Starts one on free ports; all other settings are as in an empty environment. */
  static async begin(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
    return new ServerProcess(Number(env.PORT ?? (await freePort())), { METRICS_PORT: `${await freePort()}`, ...env });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it is serving; throws its output if it exits instead. */
  async ready(): Promise<this> {
    const serves = new Promise<void>(done => this.child.stdout!.on('data', () => this.out.includes('is ready at') && done()));
    const code = await Promise.race([serves, this.ended]);
    if (!this.out.includes('is ready at')) throw new Error(`The server ended with ${String(code)}: ${this.err}${this.out}`);
    return this;
  }

  /** Ctrl-C, as a terminal sends it: to the whole process group. */
  interrupt(): void {
    process.kill(-this.child.pid!, 'SIGINT');
  }

  /** Stops it and returns its exit code. */
  end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals | null> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** Process id of the PostgreSQL running in a data folder, and the URL of its database. */
export function postgresIn(dataDir: string): { pid: number; url: string } {
  const [pid, , , port] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const { databasePassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { databasePassword: string };
  return { pid: Number(pid), url: `postgresql://noria:${databasePassword}@127.0.0.1:${port}/noria` };
}

/** Returns a port that nothing listens on, below those that the system gives to connections, which could take it before the server does. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 20_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>(done => {
    probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true));
  });
  if (!isFree) return freePort();
  await new Promise(closed => probe.close(closed));
  return port;
}
