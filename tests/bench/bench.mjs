// `npm run bench [-- --scale 0.05 --seconds 1]`: builds the benchmark, installs the contenders to compare with Noria, and runs it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildSuite, environment, fewArenas, restartUnderPinnedNode, install, isNewEnough, root } from '../../tools/prepare.mjs';
import { fail } from '../../tools/step.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) restartUnderPinnedNode();
else await run();

async function run() {
  installContenders();
  if (!process.argv.includes('--no-start')) await buildSuite();
  const { build } = await import('vite');
  const folder = join(root, 'dist/bench');
  const entries = readdirSync(join(root, 'tests/bench')).filter(name => /^(run|load|\w+Server)\.ts$/.test(name));
  await build({
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: entries.map(name => join(root, 'tests/bench', name)) },
    },
  });
  const child = spawn(process.execPath, [join(folder, 'run.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: environment(fewArenas),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', code => process.exit(code ?? 1));
}

function installContenders() {
  const folder = join(root, 'tests/bench/contenders');
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules/.lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const { status, stderr } = spawnSync(npm[0], [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) fail(`The contenders could not be installed: ${stderr}`);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(stamp, lock);
}
