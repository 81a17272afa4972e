import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../support/asOwner.ts';
import { signedInAs } from '../../support/Client.ts';
import { barriers } from '../../support/usable.ts';
import { Shell } from './Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

test('an administrator sets a webhook up, is shown its secret once, and sees a message fail as it happens', async () => {
  const page = await shell.visit('/settings/webhooks/?dialog=new', 'admin@atlas.test');
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Warehouse');
  await form.getByLabel('URL').fill('nowhere');
  await form.getByText('Customer', { exact: true }).click();
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('Enter a web address, such as https://example.com.').waitFor();
  // Not on the public internet: delivery is refused without an attempt.
  await form.getByLabel('URL').fill('http://127.0.0.1:9/hook');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'detached' });

  const more = page.getByRole('button', { name: 'More actions for Warehouse' });
  await more.click();
  await page.getByText('New signing secret').click();
  await page.getByRole('button', { name: 'Create secret' }).click();
  await expect.poll(() => page.getByLabel('Signing secret').getByRole('textbox').inputValue()).toMatch(/^whsec_[\w+/=]{40,}$/);
  await page.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('link', { name: 'Warehouse', exact: true }).click();
  const tried = page.getByRole('row', { name: /Test message/ });
  await tried.getByText('private network').waitFor();
  await page.getByRole('link', { name: 'All webhooks' }).click();
  await page.getByText('Not verified').waitFor();
  await more.click();
  await page.getByText('Send test message').click();
  await page.getByText('Sending a test message').waitFor();
  // No receiver is within reach, so its verification is set.
  const { data } = await (await signedInAs(shell.server, 'admin@atlas.test')).query('{ viewer { companyId } }');
  await asOwner(shell.server, 'update webhook_endpoint set verified_at = now()', { companyId: data.viewer.companyId });
  await page.getByRole('link', { name: 'Warehouse', exact: true }).click();
  await expect.poll(() => tried.count()).toBe(2);
  const write = 'mutation($input: CreateCustomerInput!) { createCustomer(input: $input) { errors { code } } }';
  const customer = { name: 'Mill House', address: '1 Main St', city: 'Madrid', country: 'ES' };
  await shell.send(page, write, { input: customer });
  const row = page.getByRole('row', { name: /Customer: 1 created/ });
  await row.getByText('private network').waitFor();
  expect(await barriers(page)).toEqual([]);
  await row.getByRole('link').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resend' }).click();
  await page.getByText('Resending the message').waitFor();
  expect(shell.complaints()).toEqual([]);
});
