import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Front } from '../../support/Front.ts';
import { freePort } from '../../support/startServer.ts';
import { Sextant } from '../inventory/Sextant.ts';
import { navigate } from '../navigate.ts';
import { signIn } from './Shell.ts';

let world: Sextant;
let front: Front;
/** In a browser that keeps the app for all tests, as that takes a thousand requests. */
let page: Page;
beforeAll(async () => {
  const port = await freePort();
  front = await Front.open(port);
  world = await Sextant.open({ PORT: `${port}`, PUBLIC_URL: front.url });
  page = await (await world.shell.context(undefined, { serviceWorkers: 'allow' })).newPage();
});
afterEach(() => {
  front.comeBack();
  front.answers = () => undefined;
});
afterAll(async () => {
  await world.shell.close();
  front.close();
});

/** Ends the server's absence. The browser notices at once, so that no test but the first waits for the next attempt of a page. */
async function comeBack(): Promise<void> {
  front.comeBack();
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

const versionsKept = (from = page) =>
  from.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('noria-'));
    const whole = await Promise.all(names.map(async name => !!(await (await caches.open(name)).match('/'))));
    return names.filter((_name, index) => whole[index]);
  });
/** Waits until the browser has cached the whole app and its service worker controls the page. */
async function isKept(): Promise<void> {
  await expect.poll(() => versionsKept(), { timeout: 60_000 }).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
}

/** Whether the newest service worker has taken over. */
const isTakenOver = (of: Page) =>
  of.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration())!;
    return !installing && !waiting && active?.state === 'activated';
  });
/** Ends what service workers have under way: a browser lets a new one wait for that, up to five minutes, and answers no navigation meanwhile. */
async function endWork(of: Page): Promise<void> {
  const devTools = await of.context().newCDPSession(of);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
}

const tile = () => page.getByRole('button', { name: /^Brass compass/ });
const total = () => page.locator('[data-total]').textContent();
const notSent = (count: number) => page.getByRole('button', { name: `${count} unsent` });

/** Signs in to the till, with an open session, in a browser that keeps the app. */
async function openTill(): Promise<void> {
  await navigate(page, '/authentication/sign-in/?callbackUrl=/inventory/till/');
  await signIn(page, world.cashier);
  const float = page.getByLabel('Float');
  await float.or(tile()).first().waitFor();
  if (await float.isVisible()) {
    await float.fill('100');
    await page.keyboard.press('Enter');
  }
  await tile().waitFor();
  await isKept();
}

async function sellCompass(): Promise<void> {
  await page.keyboard.type('4006381333931');
  await page.keyboard.press('Enter');
  await expect.poll(() => total()).toBe('$10.89');
  await page.keyboard.press('F9');
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await payment.getByRole('textbox', { name: 'Cash' }).waitFor();
  await page.keyboard.press('Enter');
  await payment.getByText('Change').waitFor();
  await page.keyboard.press('Enter');
  const sold = page.getByRole('dialog', { name: 'Sale completed' });
  await sold.getByText(/^Provisional receipt P-/).waitFor();
  await page.keyboard.press('Enter');
  await sold.waitFor({ state: 'detached' });
}

/** Record counts of the till's database in a browser, by store. */
const stored = () =>
  page.evaluate(async () => {
    const [{ name }] = (await indexedDB.databases()).filter(database => database.name?.startsWith('noria-till-'));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name!);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('cannot be opened')));
    });
    const counts = [...database.objectStoreNames].map(
      store =>
        new Promise<[string, number]>(resolve => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.addEventListener('success', () => resolve([store, counting.result]));
        }),
    );
    const all = Object.fromEntries(await Promise.all(counts));
    database.close();
    return all;
  });
/** Puts the compass on sale or takes it off, so that a sale of it made meanwhile is refused. */
const turn = (status: string) =>
  world.inventory.mutate('updateInventoryProduct', { id: world.compassId, status }, 'inventoryProduct { id }');
const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('what is kept is the program alone, for the signed-in alone', async () => {
  await page.goto('/landing-page/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await registrations()).toBe(0);

  await openTill();
  await navigate(page, '/inventory/products/');
  await page.getByRole('link', { name: 'Brass compass' }).first().click();
  await page.getByRole('heading', { name: 'Brass compass' }).first().waitFor();
  const paths = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths.filter(path => !/^\/(assets\/[^/]+|favicon\.svg|(first-paint|locales)\.js)?$/.test(path))).toEqual([]);
  const { headers } = await page.evaluate(async () => {
    const answer = await caches.match('/');
    return { headers: Object.fromEntries(answer!.headers) };
  });
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
  const served = await fetch(`${front.url}/worker.js`);
  expect(served.headers.get('cache-control')).toBe('no-cache');
});

test('the till, loaded anew while nobody answers, opens, sells, and sends what it sold once somebody does', async () => {
  await navigate(page, '/inventory/till/');
  await tile().waitFor();
  const before = (await world.figures()).length;
  front.goAway();
  await page.reload();
  await tile().waitFor();
  await sellCompass();
  await notSent(1).waitFor();
  await page.reload();
  await notSent(1).waitFor();
  front.comeBack();
  await notSent(1).waitFor({ state: 'detached' });
  await expect.poll(() => world.figures()).toHaveLength(before + 1);

  // What is sold after the token has run out is sent once its cashier has signed in again.
  front.goAway();
  await page.evaluate(() => localStorage.setItem('token', `e30.${btoa(JSON.stringify({ exp: 1_000_000 }))}.x`));
  await page.reload();
  await tile().waitFor();
  await sellCompass();
  await notSent(1).waitFor();
  await comeBack();
  await page.waitForURL('**/authentication/sign-in/**');
  await signIn(page, world.cashier);
  await page.waitForURL('**/inventory/till/**');
  await tile().waitFor();
  await expect.poll(async () => (await world.figures()).length).toBe(before + 2);
  await notSent(1).waitFor({ state: 'detached' });
});

test('any other address opens too, says that nobody answers, and comes when somebody does', async () => {
  front.goAway();
  await page.goto('/CRM/customer/?status=ACTIVE');
  await page.getByText('Can’t reach the server', { exact: true }).waitFor();
  await comeBack();
  await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();

  // A load balancer whose server is down answers with its own error page.
  front.answers = () => ({ status: 502, type: 'text/html', body: 'Bad gateway' });
  await page.goto('/roles/');
  await page.getByText('Can’t reach the server', { exact: true }).waitFor();
  front.answers = () => undefined;
  await page.getByRole('heading', { name: 'Roles', level: 1 }).waitFor();
});

/** Scans an item at the till and puts the sale aside. */
const holdSale = async () => {
  await navigate(page, '/inventory/till/');
  await tile().waitFor();
  await page.keyboard.type('4006381333931');
  await page.keyboard.press('Enter');
  await expect.poll(() => total()).toBe('$10.89');
  await page.keyboard.press('F8');
  await expect.poll(() => total()).toBe('$0.00');
  // It is shown before it is stored.
  await expect.poll(() => stored()).toMatchObject({ held: 1 });
};

test('a sign-out leaves nothing of its cashier on the device, and asks before an unfinished sale is lost', async () => {
  await holdSale();
  await expect.poll(() => stored()).toMatchObject({ held: 1, items: 2 });
  await navigate(page, '/authentication/logout');
  await page.getByText('1 sale is not finished and will be removed from this device.').waitFor();
  await page.getByRole('link', { name: 'Stay signed in' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/landing-page/');
  await expect.poll(() => stored()).toMatchObject({ held: 0, items: 0, sale: 0, sent: 0, queue: 0 });
  expect(await registrations()).toBe(0);

  // A worker that another tab holds is revived at the next sign-in, without an install.
  await openTill();
  const other = await page.context().newPage();
  await other.goto('/authentication/sign-in/');
  await navigate(page, '/authentication/logout');
  await page.waitForURL('**/landing-page/');
  expect(await registrations()).toBe(0);
  await openTill();
  front.goAway();
  await page.reload();
  await tile().waitFor();
  await other.close();
});

test('a session that expires leaves its cashier’s sales on the device for nobody else, and a paid one outlives their sign-out', async () => {
  await holdSale();
  const expire = async () => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/authentication/sign-in/?callbackUrl=/inventory/till/');
  };
  await expire();
  await signIn(page, world.cashier);
  await tile().waitFor();
  await expect.poll(() => stored()).toMatchObject({ held: 1 });
  await turn('INACTIVE');
  front.goAway();
  await sellCompass();
  await notSent(1).waitFor();
  front.comeBack();
  await expire();
  await signIn(page, 'crm@atlas.test');
  await expect.poll(() => stored()).toMatchObject({ queue: 1, held: 0, items: 0, sale: 0, sent: 0 });

  await expire();
  await signIn(page, world.cashier);
  await notSent(1).waitFor();
  await navigate(page, '/authentication/logout');
  await page.getByText('1 paid sale is not recorded yet.').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/landing-page/');
  await expect.poll(() => stored()).toMatchObject({ queue: 1, items: 0, sale: 0, sent: 0 });
  expect(await registrations()).toBe(1);
  await turn('ACTIVE');
  await navigate(page, '/authentication/sign-in/?callbackUrl=/inventory/till/');
  await signIn(page, world.cashier);
  await notSent(1).waitFor();
});

test('after an upgrade every page is of the new version, online and off; one that was open goes on with its own code', async () => {
  await navigate(page, '/roles/');
  await page.getByRole('heading', { name: 'Roles', level: 1 }).waitFor();
  const [first, ...others] = await versionsKept();
  expect(others).toEqual([]);
  const root = join(import.meta.dirname, '../../../dist/web');
  const worker = readFileSync(join(root, 'worker.js'), 'utf8');
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const gone = /\/assets\/UserList-[^/"]*\.js/.exec(worker)![0];
  /** Another build, in which one file has a different name. */
  const upgradeTo = (version: string, { isBegun = false, files }: { isBegun?: boolean; files?: string[] } = {}) => {
    const renewedPage = html.replace('<head>', `<head><meta name="version" content="${version}" />`);
    const renewed = worker
      .replace(first.slice('noria-'.length), version)
      .replace(JSON.stringify(html), () => JSON.stringify(renewedPage))
      .replace(`"${gone}",`, '')
      .replace(/(?<="files":)\[[^\]]*\]/, all => (files ? JSON.stringify(files) : all));
    expect(renewed).toContain(`content=\\"${version}\\"`);
    front.answers = path => {
      if (path === '/worker.js') return { status: 200, type: 'text/javascript', body: renewed };
      if (path === gone) return { status: 404 };
      return !isBegun && (path === '/' || path === '/roles/') ? { status: 200, type: 'text/html', body: renewedPage } : undefined;
    };
  };
  const versionOf = (of: Page) => of.locator('meta[name=version]').getAttribute('content');

  // Mid-deployment, one process has the new worker and another the old page.
  upgradeTo('second', { isBegun: true });
  const installs = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    await new Promise<void>(done => (installing ? installing.addEventListener('statechange', () => done()) : done()));
    return installing?.state;
  });
  expect(installs).toBe('redundant');
  expect(await versionsKept()).toEqual([first]);

  upgradeTo('second');
  const fresh = await page.context().newPage();
  await fresh.goto('/roles/');
  expect(await versionOf(fresh)).toBe('second');
  await expect.poll(() => versionsKept(fresh), { timeout: 60_000 }).toEqual([first, 'noria-second']);
  await page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  await endWork(fresh);
  await expect.poll(() => isTakenOver(fresh)).toBe(true);
  front.goAway();
  await fresh.reload();
  expect(await versionOf(fresh)).toBe('second');
  front.comeBack();

  // As small a build as can be: what a browser does with a whole one is shown by the second.
  upgradeTo('third', { files: ['/favicon.svg'] });
  await fresh.goto('/roles/');
  expect(await versionOf(fresh)).toBe('third');
  await expect.poll(() => versionsKept(fresh), { timeout: 60_000 }).toEqual(['noria-second', 'noria-third']);
});
