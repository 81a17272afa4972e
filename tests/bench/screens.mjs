// `npm run bench:screens [-- --rounds 5 --slow 4 --only home,users --write]`: opens screens of all modules of the built server's demo in Chromium,
// whose processor is slowed, and tells when their data is drawn. Cold: a browser that has loaded nothing but its session, from the address
// typed to the data. Warm: from another screen of the open page, whose code is loaded but not its data. `--write` puts the table into
// docs/performance.md. The folder (NORIA_DATA_DIR) is kept: a second run measures immediately.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build, root } from '../../tools/prepare.mjs';
import { signIn, startDemoServer } from './demoServer.mjs';
import { measureScreens } from './screens/measureScreens.mjs';
import { passedBy, screensOf, shownRecords } from './screens/screens.mjs';
import { tableOf } from './screens/tableOf.mjs';
import { projectOfTasks } from './taskProjects.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** How many times slower than this machine the page's thread is. */
    slow: { type: 'string', default: '4' },
    /** Names of screens; all by default. */
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const folder = process.env.NORIA_DATA_DIR ?? join(root, 'data/screens');
const port = process.env.PORT ?? '4788';
const origin = `http://localhost:${port}`;
const url = `${origin}/graphql`;
await build();
const server = await startDemoServer(folder, port);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const token = await signIn(url);
  const board = await projectOfTasks({ url, folder, token }, 'Measured board', 1_000);
  const all = screensOf({ ...(await shownRecords(url, token)), board });
  const names = values.only?.split(',');
  const screens = names ? all.filter(({ name }) => names.includes(name)) : all;
  const measured = await measureScreens(browser, origin, { screens, passedBy, rounds: Number(values.rounds), slow: Number(values.slow) });
  show(tableOf(measured, { rounds: values.rounds, slow: values.slow }));
} finally {
  await browser.close();
  server.kill();
}

/** Prints the table and, if asked, inserts it between its marks in the page. */
function show(table) {
  console.log(table);
  if (!values.write) return;
  const page = join(root, 'docs/performance.md');
  const between = /(<!-- screens -->\n)[^]*?(<!-- end -->)/;
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(between, (_all, begin, end) => `${begin}\n${table}\n\n${end}`),
  );
}
