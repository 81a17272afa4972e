import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inFolder } from '../../server/core/database/cluster.ts';
import { serverBinaries, unprivilegedAccount } from '../../server/core/database/serverBinaries.ts';
import { dataFolder } from '../support/inMemory.ts';
import { freePort, postgresIn } from './ServerProcess.ts';

/** Returns the URL of the superuser on the PostgreSQL that runs in a data folder. */
export function superuserOf(dataDir: string): string {
  const { superuserPassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { superuserPassword: string };
  return Object.assign(new URL(postgresIn(dataDir).url), { username: 'postgres', password: superuserPassword }).href;
}

/** Runs statements on a connection of their own, and returns the rows of the last one. */
export async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** A copy of a running cluster's files, by PostgreSQL's low-level API for backups, and the server that is started on it. */
export class ClusterCopy {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  /** Port of the server, the same each time. */
  port = 0;

  private constructor(
    readonly dataDir: string,
    private readonly source: string,
  ) {
    this.#folder = join(dataDir, 'postgres');
  }

  static async take(source: string): Promise<ClusterCopy> {
    const copy = new ClusterCopy(await dataFolder(), source);
    const client = new pg.Client({ connectionString: superuserOf(source) });
    await client.connect();
    await client.query(`select pg_backup_start('copy', true)`);
    execFileSync('cp', ['-a', join(source, 'postgres'), copy.#folder]);
    for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'])
      rmSync(join(copy.#folder, name), { recursive: true, force: true });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await client.end();
    execFileSync('mkdir', ['-p', join(copy.#folder, 'pg_wal/archive_status'), join(copy.#folder, 'pg_replslot')]);
    copy.#write('backup_label', rows[0].labelfile);
    execFileSync('chown', ['-R', `--reference=${join(source, 'postgres')}`, copy.#folder]);
    return copy;
  }

  /** Starts it as a standby that follows its source. */
  async follow(): Promise<void> {
    appendFileSync(join(this.source, 'postgres/pg_hba.conf'), 'host replication all 127.0.0.1/32 scram-sha-256\n');
    await ask(superuserOf(this.source), 'select pg_reload_conf()');
    const { username, password, port } = new URL(superuserOf(this.source));
    this.#write('standby.signal', '');
    await this.#start(
      [`primary_conninfo=host=127.0.0.1 port=${port} user=${username} password=${password}`, 'max_standby_streaming_delay=0'],
      /ready to accept read-only/,
    );
  }

  /** Starts it from an archive, up to a point in time. */
  async recover(restoreCommand: string, time: string): Promise<void> {
    this.#write('recovery.signal', '');
    const target = [`restore_command=${restoreCommand}`, `recovery_target_time=${time}`, 'recovery_target_action=promote'];
    await this.#start(target, /ready to accept connections/);
  }

  /** URL of a database on it, with the login of another URL. */
  urlLike(url: string): string {
    const own = new URL(url);
    own.port = `${this.port}`;
    own.hostname = '127.0.0.1';
    own.search = '';
    return own.href;
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    // The postmaster's children end with it.
    const ended = new Promise(done => child.once('close', done));
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.end('SIGINT');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  #write(name: string, text: string): void {
    const file = join(this.#folder, name);
    writeFileSync(file, text);
    const account = unprivilegedAccount(join(this.source, 'postgres'));
    if (account) chownSync(file, account.uid, account.gid);
  }

  async #start(settings: string[], isReady: RegExp): Promise<void> {
    const account = unprivilegedAccount(this.#folder);
    const { data, options } = inFolder({ folder: this.#folder, account });
    this.port ||= await freePort();
    const all = [...settings, `port=${this.port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
    const child = spawn(join(await serverBinaries(account), 'bin/postgres'), ['-D', data, ...all.flatMap(each => ['-c', each])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let log = '';
    await new Promise<void>((done, failed) => {
      child.once('close', () => failed(new Error(`PostgreSQL did not start: ${log}`)));
      child.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (isReady.test(log)) done();
      });
    });
  }
}
