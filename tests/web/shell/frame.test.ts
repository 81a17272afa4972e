import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { pathOf, Shell } from './Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

const menu = (name = 'Main menu') => ({ name });

test('the sidebar shows what the permissions open, 300 px wide, and marks the page', async () => {
  const page = await shell.goOn('/roles/', 'admin@atlas.test', { viewport: { width: 1280, height: 800 } });
  const links = page.getByRole('navigation', menu()).getByRole('link');
  await page.getByRole('heading', { name: 'Roles', level: 1 }).waitFor();
  const administration = ['Roles', 'Users', 'Company settings', 'Audit trail', 'Outbox'];
  await expect.poll(() => links.allInnerTexts()).toEqual(expect.arrayContaining(['Dashboard', ...administration]));
  await expect.poll(() => page.getByRole('button', { name: 'CRM', expanded: false }).count()).toBe(1);
  await expect.poll(() => page.getByRole('link', { name: 'Roles', exact: true }).getAttribute('aria-current')).toBe('page');
  expect((await page.getByRole('complementary').boundingBox())?.width).toBe(300);
  // A user of one module begins with its figures.
  const narrow = await shell.visit('/', 'procurement@atlas.test');
  await narrow.getByRole('heading', { name: 'Open orders', exact: true }).waitFor();
  await expect.poll(() => narrow.getByRole('navigation', menu()).getByRole('link', { name: 'Roles' }).count()).toBe(0);
  const above = await shell.visit('/', 'super@noria.test');
  await above.getByRole('button', { name: 'Settings' }).waitFor();
});

test('a sub-menu is open while one is in it, and as one leaves it on the next visit', async () => {
  const page = await shell.goOn('/reports/', 'admin@atlas.test');
  await page.getByRole('button', { name: 'Settings', expanded: false }).waitFor();
  await expect.poll(() => page.getByRole('navigation', menu()).getByRole('link', { name: 'Users' }).count()).toBe(0);
  await page.getByRole('button', { name: 'CRM' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'CRM', expanded: true }).waitFor();
  // A screen that the menu does not list.
  await navigate(page, '/economics/budgeting/bookings/');
  await page.getByRole('button', { name: 'Finance', expanded: true }).waitFor();
  await navigate(page, '/roles/');
  await page.getByRole('button', { name: 'Settings', expanded: true }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Settings', expanded: false }).waitFor();
});

test('below 1025 px the sidebar lies over the page, holds the focus, and closes when a link is followed', async () => {
  const page = await shell.goOn('/reports/', 'admin@atlas.test', { viewport: { width: 1024, height: 800 } });
  const toggle = page.getByRole('button', { name: 'Show the sidebar' });
  await toggle.click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => toggle.evaluate(button => button === document.activeElement)).toBe(true);
  await toggle.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Users' }).click();
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.setViewportSize({ width: 1025, height: 800 });
  await page.getByRole('link', { name: 'Roles', exact: true }).click();
  await page.getByRole('heading', { name: 'Roles', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('navigation', menu()).isVisible()).toBe(true);
});

test('a change of language rewrites the path, turns the page, and is remembered', async () => {
  const page = await shell.visit('/users/?status=ACTIVE', 'admin@atlas.test', { viewport: { width: 1280, height: 800 } });
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: 'المستخدمون', level: 1 }).waitFor();
  expect(pathOf(page)).toBe('/ar/users/');
  expect(new URL(page.url()).search).toBe('?status=ACTIVE');
  const root = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  await expect.poll(() => root()).toEqual(['ar', 'rtl']);
  await page.goBack();
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  await expect.poll(() => root()).toEqual(['en', 'ltr']);
  await navigate(page, '/sp/users/');
  await page.getByRole('heading', { name: 'Usuarios', level: 1 }).waitFor();
  await expect.poll(() => root()).toEqual(['es', 'ltr']);
  await expect.poll(() => page.title()).toBe('Usuarios · Noria');
  await page.goto('/');
  await page.waitForURL('**/ar/');
});

test('dark is there before anything is drawn, and the control panel changes it', async () => {
  const page = await shell.goOn('/roles/', 'admin@atlas.test', { viewport: { width: 1280, height: 800 } });
  await page.getByRole('button', { name: 'Control panel' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await expect.poll(() => isDark()).toBe(true);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  await expect.poll(() => isDark()).toBe(true);
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect.poll(() => isDark()).toBe(false);
});

test('Ctrl-K finds a page by a part of its name, and the focus goes to its beginning', async () => {
  const page = await shell.goOn('/roles/', 'admin@atlas.test');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('audit');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Audit trail', level: 1 }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'main');
});

test('the way to the top appears below 100 px', async () => {
  const page = await shell.goOn('/users/', 'admin@atlas.test', { viewport: { width: 1280, height: 500 } });
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  const top = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(() => top.count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 101));
  await top.click();
  await page.waitForFunction(() => scrollY === 0);
});

test('the account menu names the user and his office', async () => {
  const page = await shell.goOn('/reports/', 'admin@atlas.test');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('group', { name: 'Your account' }).getByText('Administrator', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await page.getByText('This device', { exact: true }).waitFor();
});

test('the home page is arranged by keyboard, stays so, and shows the other tiles where a module does not answer', async () => {
  const page = await shell.goOn('/', 'admin@atlas.test', { viewport: { width: 1440, height: 900 } });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const names = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  await page.getByRole('button', { name: 'Customize' }).click();
  await page.getByRole('button', { name: 'Remove My work' }).click();
  await expect.poll(() => focused()).toBe('Move Open leads');
  await page.getByRole('button', { name: 'Pipeline', exact: true }).click();
  await expect.poll(() => focused()).toBe('Move Pipeline');
  for (const place of [14, 13]) {
    await page.keyboard.press('ArrowLeft');
    await page.getByText(`Pipeline moved to position ${place} of 15`).waitFor({ state: 'attached' });
  }
  await page.getByRole('button', { name: 'Make Pipeline wider' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Customize' }).waitFor();
  await page.reload();
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['Open leads', 'Due today']);
  await expect.poll(async () => (await names()).slice(-3)).toEqual(['Pipeline', 'Employees', 'On leave today']);
  await page.route('**/graphql', async route => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: Record<string, unknown>; errors?: object[] };
    if (answer.data?.crmOverview) {
      answer.data.crmOverview = null;
      answer.errors = [{ message: 'Failed', path: ['crmOverview'], extensions: { code: 'INTERNAL' } }];
    }
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await expect.poll(() => page.getByText('Can’t be shown right now.').count()).toBe(3);
  await page.getByRole('heading', { name: 'Revenue', level: 2 }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Customize' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'My work', level: 2 }).waitFor();
});

test('the reports are found by words, by kind, and each opens; whoever holds one module sees its own alone', async () => {
  const page = await shell.goOn('/roles/', 'admin@atlas.test', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Trial balance' }).waitFor();
  await main.getByRole('button', { name: /^Statements/ }).click();
  await expect
    .poll(() => main.getByRole('link').allInnerTexts())
    .toEqual(['Statement of account', 'Profit and loss', 'Balance sheet', 'Cash flow']);
  await main.getByRole('searchbox').fill('BALÁNCE finance');
  await expect.poll(() => main.getByRole('link').allInnerTexts()).toEqual(['Balance sheet']);
  await main.getByRole('link', { name: 'Balance sheet' }).click();
  await page.getByRole('heading', { name: 'Balance sheet', level: 1 }).waitFor();
  const seller = await shell.visit('/reports/', 'crm@atlas.test');
  await seller.getByRole('main').getByRole('link', { name: 'Customers' }).waitFor();
  await expect.poll(() => seller.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['CRM']);
});

test('the browser has nothing to complain of', () => {
  expect(shell.complaints()).toEqual([]);
});

test('the tour points at the parts of the frame in turn, and ends when one wants', async () => {
  // A page with nothing that the tour's first step could half cover.
  const page = await shell.goOn('/settings/api-keys/', 'admin@atlas.test', { viewport: { width: 1280, height: 800 } });
  const step = page.getByRole('dialog', { name: /^(The menu|Search everything|Notifications|Your account)$/ });
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await step.filter({ hasText: '1 of 5' }).waitFor();
  await isUsable(page);
  await step.getByRole('button', { name: 'Next' }).click();
  await step.filter({ hasText: '2 of 5' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await step.filter({ hasText: '3 of 5' }).waitFor();
  await page.keyboard.press('Escape');
  await step.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.setViewportSize({ width: 390, height: 844 });
  await navigate(page, '/?tour=1');
  for (const at of [1, 2, 3, 4]) {
    const shown = page.getByRole('dialog').filter({ hasText: `${at} of 5` });
    await shown.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
