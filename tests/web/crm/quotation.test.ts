import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, signedInAs } from '../../support/Client.ts';
import { Shell } from '../shell/Shell.ts';
import { navigate } from '../navigate.ts';

let shell: Shell;
let crm: Client;
beforeAll(async () => {
  shell = await Shell.open();
  crm = await signedInAs(shell.server, 'crm@atlas.test');
});
afterAll(() => shell.close());

it('a lead is quoted and ordered by a click; a quotation is declined, duplicated, deleted and brought back', async () => {
  const { data } = await crm.query('{ leads(first: 100) { edges { node { id column { kind } } } } }');
  const leads = (data.leads.edges as { node: { id: string; column: { kind: string } } }[]).map(({ node }) => node);
  const { id } = leads.find(({ column }) => column.kind === 'INQUIRY')!;
  const page = await shell.visit(`/CRM/leads/${id}/`, 'crm@atlas.test');
  await page.getByRole('button', { name: 'Create quotation' }).click();
  await page.waitForURL(/quotations\/[0-9a-f-]{36}\/$/);
  // A browser without a secure connection has no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Your browser blocked copying. Copy this link:').waitFor();
  await page.getByText(/^http:\/\/localhost:\d+\/\S+$/).waitFor();
  // The link can be answered, so the draft is sent now.
  await page.getByText('Sent', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Mark as declined' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as declined' });
  await dialog.getByRole('textbox').fill('Found it cheaper elsewhere');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Found it cheaper elsewhere').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Mark as declined' }).count()).toBe(0);

  const declined = page.url();
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const form = page.getByRole('dialog', { name: 'New quotation' });
  // Its lines and texts are copied; its date must be chosen again.
  await form.getByRole('group', { name: 'Line 1' }).waitFor();
  await expect.poll(() => form.locator('textarea[name=description]').inputValue()).not.toBe('');
  await form.getByLabel('Valid until').fill('2099-12-31');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/quotations\/[0-9a-f-]{36}\/$/);
  expect(page.url()).not.toBe(declined);
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();

  await navigate(page, `/CRM/leads/${id}/`);
  await page.getByRole('button', { name: 'Create order' }).click();
  await page.waitForURL(/orders\/[0-9a-f-]{36}\/$/);
  const order = page.url();
  await page.getByRole('button', { name: 'Create quotation' }).click();
  await page.waitForURL(/quotations\/[0-9a-f-]{36}\/$/);

  // After deletion from the list, one click restores it.
  await navigate(page, '/CRM/quotations/?status=DRAFT');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^More actions for/ })
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Quotation restored').waitFor();

  // Repeating the request returns the same order.
  await navigate(page, `/CRM/leads/${id}/`);
  await page.getByRole('button', { name: 'Create order' }).click();
  await page.waitForURL(order);
  expect(shell.complaints()).toEqual([]);
});
