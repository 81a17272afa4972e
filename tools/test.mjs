// `npm test`: runs all checks, cheapest first, and stops at the first failure. Works on a bare clone too.
// `npm test -- --module crm` runs the tests of one module, `npm test -- tests/rest` those of the named files.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findChromium, findShell } from './chromium.mjs';
import { build, compileRelay, environment, restartUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';
import { fail, step } from './step.mjs';

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
  // What takes a second each has passed. None of these keeps two cores busy alone, and together they do, so they end soonest side by side.
  // Several checkers of types would check many files twice.
  await Promise.all([
    run('Lint', 'oxlint', '--type-aware', '--deny-warnings'),
    run('Types', 'tsc', '--checkers', '1'),
    run('Unused files, exports and packages', 'knip'),
    check('schema.graphql is current', 'schema.mjs', '--check'),
    build({ isCompiled: true }),
  ]);
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
