import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Frame, Page } from 'playwright-core';
import type { BrowserState } from './signedInState.ts';

/** A browser context that serves one test after another. What it has cached and compiled stays, so a page loads in a third of the time. */
export interface Seat {
  context: BrowserContext;
  /** Rests on a file of the site while no test uses the context, which keeps the site's process alive. */
  page: Page;
  devtools: CDPSession;
}

/** `TEST_SLOWER=8` makes pages eight times slower, which shows where a test races the screen. */
const slowness = Number(process.env.TEST_SLOWER ?? 0);

const idle = new WeakMap<Browser, Map<string, Seat[]>>();
const restingPlace = (url: string) => `${url}/favicon.svg`;

/** Unused contexts of all test files of this process, for a site's address and options. */
function idleSeats(browser: Browser, url: string, options: BrowserContextOptions): Seat[] {
  const kinds = idle.get(browser) ?? new Map<string, Seat[]>();
  idle.set(browser, kinds);
  const kind = JSON.stringify([url, options]);
  const seats = kinds.get(kind) ?? [];
  kinds.set(kind, seats);
  return seats;
}

/** Returns a context with this state and no other: one that a test has given back, or a new one. */
export async function takeSeat(browser: Browser, url: string, options: BrowserContextOptions, state: BrowserState): Promise<Seat> {
  const seat = idleSeats(browser, url, options).pop() ?? (await newSeat(browser, url, options));
  const { context, page, devtools } = seat;
  if (!page.url().startsWith(url)) await page.goto(restingPlace(url));
  await context.clearCookies();
  if (state.cookies.length) await context.addCookies(state.cookies);
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'indexeddb,service_workers,cache_storage' });
  await page.evaluate(items => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, state.origins[0]?.localStorage ?? []);
  return seat;
}

/** Milliseconds for which a page shows nothing while it loads (`web/main.tsx`). */
const guardDelay = 500;

/** Ends the guard's pause at once: no test but the guard's own, on a clock that it sets itself, is about how long it takes. */
function hurryGuard(pause: number): void {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = ((task: () => void, delay?: number, ...given: []) => {
    if (delay !== pause) return setTimeout(task, delay, ...given);
    globalThis.setTimeout = setTimeout;
    return setTimeout(task, 0, ...given);
  }) as typeof setTimeout;
}

/** Milliseconds after which an element that is not there yet is looked for again; the last is repeated. */
const lookAgainAfter = [20, 50, 100];

/** What Playwright's frames have inside, of which it tells nothing and sets nothing. */
interface Looking {
  retryWithProgressAndBackoff(progress: object, look: object): Promise<unknown>;
  retryWithProgressAndTimeouts(progress: object, pauses: number[], look: object): Promise<unknown>;
}

/** Lets all pages look for elements each 100 ms, where Playwright's come to half a second: what takes 0.3 seconds would be seen after 0.8. */
function lookSooner(page: Page): void {
  const { _connection: connection } = page as unknown as { _connection: { toImpl(of: Frame): object } };
  const frames = Object.getPrototypeOf(connection.toImpl(page.mainFrame())) as Looking;
  if (!frames.retryWithProgressAndBackoff || !frames.retryWithProgressAndTimeouts) throw new Error('Playwright looks in another way now');
  frames.retryWithProgressAndBackoff = function (progress, look) {
    return this.retryWithProgressAndTimeouts(progress, lookAgainAfter, look);
  };
}

async function newSeat(browser: Browser, url: string, options: BrowserContextOptions): Promise<Seat> {
  const context = await browser.newContext({ baseURL: url, ...options });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(hurryGuard, guardDelay);
  const page = await context.newPage();
  lookSooner(page);
  const devtools = await context.newCDPSession(page);
  if (slowness) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return { context, page, devtools };
}

/** Ends what a test has done to a context, but for what its page shows and has stored. */
export async function tidy({ context, page }: Seat): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Keeps a context for a later test, unless this one has closed it. */
export async function giveBackSeat(browser: Browser, url: string, options: BrowserContextOptions, seat: Seat): Promise<void> {
  const { context, page } = seat;
  if (page.isClosed()) return context.close();
  await tidy(seat);
  await page.goto(restingPlace(url));
  idleSeats(browser, url, options).push(seat);
}
