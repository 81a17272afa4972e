import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { barriers } from '../../support/usable.ts';
import { Shell } from './Shell.ts';
import { navigate } from '../navigate.ts';

const wide = { viewport: { width: 1280, height: 800 } };
let shell: Shell;
let page: Page;
let id: string;

beforeAll(async () => {
  shell = await Shell.open();
  const crm = await signedInAs(shell.server, 'crm@atlas.test');
  const input = { name: 'Harbour Lights', address: '1 Quay', city: 'Cádiz', country: 'ES' };
  id = (await crm.mutate('createCustomer', input, 'customer { id }')).customer.id;
  page = await shell.visit('/faq/', 'crm@atlas.test', wide);
});
afterAll(() => shell.close());

test("a comment that mentions a colleague rings that colleague's bell at once and leads back to it", async () => {
  const other = await shell.visit('/faq/', 'admin@atlas.test', wide);
  const listening = other.waitForResponse(response => response.url().endsWith('/graphql/stream'));
  await navigate(other, '/settings/security/');
  await listening;
  await navigate(page, `/CRM/customer/${id}/?tab=comments`);
  const box = page.getByRole('textbox', { name: 'Write a comment' });
  await box.pressSequentially('Call them back, @Nora');
  await page.getByRole('option', { name: 'Nora Haddad' }).waitFor();
  await box.press('Enter');
  await box.press('Control+Enter');
  await page.getByRole('listitem').getByText('@Nora Haddad').waitFor();
  await other.getByRole('button', { name: 'Notifications: 1 unread' }).click();
  await other.getByRole('link', { name: /Daniel Brooks mentioned you in “Harbour Lights”/ }).click();
  await other.waitForURL(`**/CRM/customer/${id}/?tab=comments`);
  await other.getByRole('listitem').getByText('Call them back,').waitFor();
  await other.getByRole('button', { name: 'Notifications: none unread' }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('a picture is shown small, another kind is refused with the reason, and a deleted file comes back', async () => {
  await navigate(page, `/CRM/customer/${id}/?tab=files`);
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5c6b' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Choose files')
    .first()
    .setInputFiles([
      { name: 'quay.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'quay.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
  await page.getByRole('alert').getByText('This file type isn’t supported.').waitFor();
  const picture = page.getByRole('listitem').filter({ hasText: 'quay.jpg' }).locator('img');
  await picture.waitFor();
  expect(await picture.evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth))).toBe(320);
  await page.getByRole('button', { name: 'Delete quay.jpg' }).click();
  await page.getByText('File deleted successfully').waitFor();
  await picture.waitFor({ state: 'detached' });
  // The toast moves into a dialog that opens between press and release.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await page.mouse.down();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).waitFor();
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await picture.waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('a record is deleted and brought back with a key, and its history tells of all of it', async () => {
  await navigate(page, `/CRM/customer/${id}/`);
  await page.getByRole('button', { name: 'More actions for Harbour Lights' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Customer deleted successfully').waitFor();
  await page.waitForURL('**/CRM/customer/');
  await page.keyboard.press('Control+z');
  await page.getByText('Customer restored').waitFor();
  await navigate(page, `/CRM/customer/${id}/?tab=history`);
  const history = page.getByRole('list', { name: 'History' });
  await history.getByText('Daniel Brooks restored this').waitFor();
  await expect.poll(() => history.getByText('City').count()).toBe(1);
  expect(await barriers(page)).toEqual([]);
});

test('a record is duplicated into a new form', async () => {
  await page.getByRole('button', { name: 'More actions for Harbour Lights' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await expect.poll(() => dialog.getByLabel('City').inputValue()).toBe('Cádiz');
});

test('the browser has nothing to complain of', () => {
  expect(shell.complaints()).toEqual([]);
});
