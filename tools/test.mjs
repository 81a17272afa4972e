// `npm test`: runs all checks, cheapest first, and stops at the first failure. Works on a bare clone too.
// `npm test -- --module crm` runs the tests of one module, `npm test -- tests/rest` those of the named files.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findChromium, findShell } from './chromium.mjs';
import { build, compileRelay, environment, fail, restartUnderPinnedNode, install, isNewEnough, root, step } from './prepare.mjs';

process.chdir(root);
await install();
if (!isNewEnough()) restartUnderPinnedNode();
else await test();

async function test() {
  const since = Date.now();
  const env = environment();
  // Older versions of Node cannot load it; only the pinned one gets here.
  const { moduleAsked, testsOf } = await import('./moduleTests.mjs');
  const { module, words } = moduleAsked(process.argv.slice(2));
  const run = (name, command, ...args) => step(name, join(root, 'node_modules/.bin', command), args, { env });
  const check = (name, tool, ...args) => step(name, process.execPath, [join(root, 'tools', tool), ...args], { env });
  await compileRelay();
  await Promise.all([
    run('Format', 'oxfmt', '--check'),
    check('Who imports whom', 'checkImports.mjs'),
    check('Messages in three languages', 'checkMessages.mjs'),
  ]);
  // Each of them is idle for a part of its time. Several checkers of types would check many files twice.
  await Promise.all([run('Lint', 'oxlint', '--type-aware', '--deny-warnings'), run('Types', 'tsc', '--checkers', '1')]);
  // Each of these uses one core.
  await Promise.all([check('schema.graphql is current', 'schema.mjs', '--check'), run('Unused files, exports and packages', 'knip')]);
  await build();
  const asked = process.env.CHROMIUM_PATH;
  env.CHROMIUM_PATH = await findChromium(env);
  env.CHROMIUM_SHELL_PATH ??= asked ?? findShell() ?? env.CHROMIUM_PATH;
  const named = module ? testsOf(module) : [];
  const vitest = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...words, ...named], {
    stdio: 'inherit',
    env: module ? { ...env, NORIA_TEST_MODULE: module } : env,
  });
  const code = await new Promise(done => vitest.on('exit', done));
  if (code) fail('Tests: failed');
  console.log(`All checks passed: ${Math.round((Date.now() - since) / 1000)} s`);
}
