import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';
import type { Secrets } from './secrets.ts';
import type { Account } from './serverBinaries.ts';

/** Location of a PostgreSQL cluster, and the binaries and account that run it. */
export interface Cluster {
  folder: string;
  binaries: string;
  account: Account | undefined;
}

/**
 * Spawn options that run a PostgreSQL program with the cluster as its working directory and address it through that. The account then needs
 * no access to the parent folders, which may be restricted to root.
 */
export const inFolder = ({ folder, account }: Pick<Cluster, 'folder' | 'account'>) => ({
  data: process.platform === 'linux' ? '/proc/self/cwd' : folder,
  options: { ...account, cwd: folder, detached: true, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } },
});

/**
 * Creates the cluster: UTF-8, sorted by code point on every platform, reachable only on 127.0.0.1 with a password, with the database
 * `noria` owned by a role of the same name that is not a superuser. It is renamed into place when complete, so an interrupted start leaves
 * none.
 */
export async function createCluster({ folder, binaries, account }: Cluster, parent: string, secrets: Secrets): Promise<void> {
  const part = mkdtempSync(join(parent, 'postgres.new-'));
  if (account) chownSync(part, account.uid, account.gid);
  const cluster = { folder: part, binaries, account };
  const options = [
    '-U',
    'postgres',
    '-A',
    'reject',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  await run(cluster, 'initdb', options);
  await singleUser(cluster, [
    'create role noria login createrole createdb nosuperuser',
    'create database noria owner noria',
    ...passwords(secrets),
  ]);
  renameSync(part, folder);
}

/** Restricts access to local connections with a password. */
export const writeAccess = (folder: string): void =>
  writeFileSync(join(folder, 'pg_hba.conf'), 'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n');

/** Removes unfinished clusters left by interrupted starts. */
export function removeUnfinished(parent: string): void {
  const unfinished = readdirSync(parent).filter(name => name.startsWith('postgres.new-'));
  for (const name of unfinished) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 10 });
}

/** Sets the passwords of an existing, stopped cluster after its secrets were lost and regenerated. */
export const resetPasswords = (cluster: Cluster, secrets: Secrets): Promise<void> => singleUser(cluster, passwords(secrets));

const passwords = ({ databasePassword, superuserPassword }: Secrets) => [
  `alter role noria password '${databasePassword}'`,
  `alter role postgres password '${superuserPassword}'`,
];

const singleUser = (cluster: Cluster, statements: string[]) =>
  run(cluster, 'postgres', ['--single', 'postgres'], statements.map(statement => `${statement};\n`).join(''));

/** Runs a PostgreSQL program to completion; in single-user mode errors appear on stderr only. */
async function run(
  { folder, binaries, account }: Cluster,
  program: 'initdb' | 'postgres',
  [first, ...rest]: string[],
  input = '',
): Promise<void> {
  const { data, options } = inFolder({ folder, account });
  const child = spawn(
    join(binaries, 'bin', program),
    program === 'postgres' ? [first, '-D', data, ...rest] : ['-D', data, first, ...rest],
    { ...options, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stdin.on('error', () => {}).end(input);
  const code = await new Promise((done, failed) => child.once('error', failed).once('close', done));
  const failure = log.split('\n').find(line => /\b(ERROR|FATAL|PANIC|error):/.test(line));
  if (code !== 0 || failure)
    throw new StartError(
      `PostgreSQL could not be set up in ${folder}: ${failure ?? log.trim().split('\n').at(-1) ?? `${program} ended with ${String(code)}`}`,
    );
}
