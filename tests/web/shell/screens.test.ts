import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { Shell } from './Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

const screens = [
  '/',
  '/users/',
  '/users/?dialog=new',
  '/roles/',
  '/roles/?dialog=new',
  '/settings/company/',
  '/settings/audit/',
  '/settings/outbox/',
  '/settings/account/',
  '/settings/security/',
  '/settings/api-keys/',
  '/company/',
];
const looks = [
  { name: 'in English, light', prefix: '', dark: false, width: 1280 },
  { name: 'in Arabic, dark', prefix: '/ar', dark: true, width: 1280 },
  { name: 'in Spanish, on a phone', prefix: '/sp', dark: false, width: 390 },
];

describe.each(looks)('$name', ({ prefix, dark, width }) => {
  // Every screen in English, and in one of the other looks.
  const seen = screens.filter((_, index) => !prefix || index % 2 === Number(dark));
  test.concurrent.each(seen)('%s can be used by everybody and fits its window', async path => {
    const email = path === '/company/' ? 'super@noria.test' : 'admin@atlas.test';
    await shell.visitors.during(prefix + path, email, { viewport: { width, height: 844 }, theme: dark ? 'dark' : 'light' }, async page => {
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
      if (path.includes('dialog')) await page.getByRole('dialog').waitFor();
      await isUsable(page);
      expect(shell.complaints()).toEqual([]);
    });
  });
});
