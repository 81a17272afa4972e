import { watchScreens } from './shown.mjs';

const email = 'admin@atlas.test';
const password = 'Noria-2026-demo';
const viewport = { width: 1440, height: 900 };
/** Rounds before those that count: what is loaded when a screen is first drawn is there, and V8 has seen the code. */
const practice = 2;
const whenShown = selector => globalThis.whenShown(selector, 0);

/**
 * Opens the screens cold and warm, so many rounds each. Returns them with the medians in milliseconds: until the data was drawn, and of that the
 * time in which the page's thread was busy.
 * @param passedBy addresses opened between two rounds, to drop the answers of the screens before.
 * @param slow how many times slower the page's thread is made.
 */
export async function measureScreens(browser, origin, { screens, passedBy, rounds, slow }) {
  const storageState = await signedIn(browser, origin);
  const found = new Map(screens.map(({ name }) => [name, { cold: [], warm: [] }]));
  for (let round = 0; round < rounds; round++)
    for (const { name, path, shows, isBoard } of screens) {
      if (isBoard) continue;
      const page = await openPage(browser, origin, storageState, slow);
      await page.goto(path);
      found.get(name).cold.push({ shown: await page.evaluate(whenShown, shows), busy: await page.busy() });
      await page.close();
    }
  const page = await openPage(browser, origin, storageState, slow);
  await page.goto('/faq/');
  await page.evaluate(whenShown, 'h1');
  const open = async ({ path, shows }) => {
    const before = await page.busy();
    const shown = await page.evaluate(([path, shows]) => globalThis.openScreen(path, shows), [path, shows]);
    return { shown, busy: (await page.busy()) - before };
  };
  for (let round = -practice; round < rounds; round++) {
    for (const screen of screens) {
      const taken = await open(screen);
      if (round >= 0) found.get(screen.name).warm.push(taken);
    }
    for (const other of passedBy) await open(other);
  }
  await page.close();
  return screens.map(({ name, isBoard }) => ({ name, isBoard, ...mediansOf(found.get(name)) }));
}

/** The browser's storage after an administrator of the demo has signed in on the page. */
async function signedIn(browser, origin) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/authentication/sign-in/');
  await page.getByLabel('Email address').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${origin}/`);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A page of a browser that has nothing but its session. */
async function openPage(browser, origin, storageState, slow) {
  const context = await browser.newContext({ baseURL: origin, storageState, viewport });
  await context.addInitScript(watchScreens);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    goto: path => page.goto(path, { waitUntil: 'commit' }),
    evaluate: (work, argument) => page.evaluate(work, argument),
    /** Milliseconds in which the page's thread has been busy since it began to load. */
    busy: async () => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
    },
    close: () => context.close(),
  };
}

const median = numbers => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

const mediansOf = ({ cold, warm }) => ({ cold: medians(cold), warm: medians(warm) });

const medians = taken =>
  taken.length === 0 ? undefined : { shown: median(taken.map(({ shown }) => shown)), busy: median(taken.map(({ busy }) => busy)) };
