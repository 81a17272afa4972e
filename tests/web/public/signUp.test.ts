import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { passwordField, PublicSite } from './PublicSite.ts';

let site: PublicSite;
beforeAll(async () => void (site = await PublicSite.open()));
afterAll(() => site.close());

const email = 'amal@millhouse.test';
const passwords = { first: 'water-wheel-1', second: 'water-wheel-2' };

test('signs up, confirms the address and chooses the currency once', async () => {
  const page = await site.visit('/authentication/sign-up?plan=PROFESSIONAL');
  await page.getByLabel('Company name').fill('Mill House');
  await page.getByLabel('Your name').fill('Amal Said');
  await page.getByLabel('Work email').fill('admin@atlas.test');
  await passwordField(page).fill('short');
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByText('Enter at least 8 characters.', { exact: true }).waitFor();
  await passwordField(page).fill(passwords.first);
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByText('Already in use.').waitFor();
  await page.getByLabel('Work email').fill(email);
  await passwordField(page).fill(email);
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByText('The password can’t be your email address.').waitFor();
  await passwordField(page).fill(passwords.first);
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByText(`The message to ${email} is in your company’s outbox`).waitFor();
  await page.getByRole('link', { name: 'Open outbox' }).waitFor();

  await page.goto(await site.linkMailedTo(email));
  await page.getByRole('heading', { name: 'Email address confirmed' }).waitFor();
  await navigate(page, '/authentication/currency-form');
  // The browser's region is the United States.
  await page.getByRole('button', { name: 'Use USD' }).waitFor();
  await page.getByRole('searchbox').fill('dinar jor');
  await page.getByLabel(/Jordanian Dinar/).check();
  await page.getByText('3 decimals').waitFor();
  await page.getByRole('button', { name: 'Use JOD' }).click();
  await page.waitForURL(url => url.pathname === '/');
  const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: 'First steps' }) });
  await steps.getByRole('link', { name: 'Add your first customer' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await steps.getByRole('button', { name: 'Close this list' }).click();
  await page.getByText('First steps closed').waitFor();
  await steps.waitFor({ state: 'hidden' });
  await page.goto('/authentication/currency-form');
  await page.getByText('Your company’s currency is JOD').waitFor();
});

test('a forgotten password is replaced by a link that works once; the answer is the same for every address', async () => {
  const page = await site.visit('/authentication/forgot-password');
  for (const address of ['stranger@nowhere.test', email]) {
    await page.getByLabel('Email address').fill(address);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText(`If ${address} has an account, the link is in the company’s outbox`).waitFor();
    await page.getByRole('button', { name: 'Use another address' }).click();
  }
  const link = await site.linkMailedTo(email);
  await page.goto(link);
  const fields = page.getByRole('textbox', { name: /new password/i });
  await fields.first().fill(passwords.second);
  await fields.last().fill(passwords.first);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The passwords don’t match.').waitFor();
  await fields.last().fill(passwords.second);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  await page.getByLabel('Email address').fill(email);
  for (const [password, next] of [[passwords.first, 'The email or password is wrong.']] as const) {
    await passwordField(page).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText(next).waitFor();
  }
  await passwordField(page).fill(passwords.second);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(url => url.pathname === '/');

  const again = await site.visit(link);
  await again.getByRole('textbox').first().fill('water-wheel-3');
  await again.getByRole('textbox').last().fill('water-wheel-3');
  await again.getByRole('button', { name: 'Change password' }).click();
  await again.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await again.getByRole('link', { name: 'Request a new link' }).click();
  await again.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  expect(site.complaints()).toEqual([]);
});
