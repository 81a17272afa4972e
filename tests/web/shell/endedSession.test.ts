import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, signedInAs } from '../../support/Client.ts';
import { navigate } from '../navigate.ts';
import { pathOf, Shell, signIn } from './Shell.ts';

let shell: Shell;
/** Somebody who works meanwhile. */
let other: Client;
beforeAll(async () => {
  shell = await Shell.open();
  other = await signedInAs(shell.server, 'admin@atlas.test');
});
afterAll(() => shell.close());

/** Ends the session on the server, without any open page noticing. */
const end = (page: Page) => shell.send(page, 'mutation { signOut(input: {}) { errors { code } } }', {});
/** A page of an administrator in a session of their own: the one in which the test before has signed in again, or a new one. */
function again(path: string): Promise<Page> {
  shell.visitors.forget('admin@atlas.test');
  return shell.goOn(path, 'admin@atlas.test');
}
/** Gives up what is in a form. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
}
const toSignIn = (page: Page) => page.waitForURL('**/authentication/sign-in/**');
const back = 'Your session had ended. Your unsaved changes are back.';

test('a form whose session ended gives back what was typed, records it refers to by name, and saves it', async () => {
  const page = await shell.arrive('/CRM/leads/?dialog=new', 'crm@atlas.test');
  const lead = page.getByRole('dialog');
  const customer = lead.getByRole('combobox', { name: 'Customer' });
  await customer.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await lead.getByLabel('Title').fill('Trade fair');
  const chosen = await customer.inputValue();
  expect(chosen).not.toBe('');
  await end(page);
  // Unless the page has noticed by itself and has already redirected.
  await lead
    .getByRole('button', { name: 'Create' })
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await toSignIn(page);
  await page.getByText('Your session has ended. Sign in to get your unsaved changes back.').waitFor();
  await signIn(page, 'crm@atlas.test');
  await page.waitForURL('**/CRM/leads/?dialog=new');
  await page.getByText(back).waitFor();
  await expect.poll(() => lead.getByLabel('Title').inputValue()).toBe('Trade fair');
  await expect.poll(() => customer.inputValue()).toBe(chosen);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toBe('[]');
});

test('what somebody else saved meanwhile is not overwritten by what is given back', async () => {
  const { role } = await other.mutate('createRole', { title: 'Kept', description: 'First words.', permissions: ['CRM'] }, 'role { id }');
  const page = await again(`/roles/?dialog=${role.id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit role' });
  await dialog.getByLabel('Description').fill('My words.');
  await end(page);
  await toSignIn(page);
  await other.mutate('updateRole', { id: role.id, description: 'Their words.', permissions: ['HRM'] }, '');
  await signIn(page, 'admin@atlas.test');
  await page.getByText(back).waitFor();
  await expect.poll(() => dialog.getByLabel('Description').inputValue()).toBe('My words.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = dialog.getByRole('alert');
  await conflict.getByText('Someone else changed this record').waitFor();
  await expect.poll(() => conflict.getByRole('cell').allInnerTexts()).toEqual(['Their words.', 'My words.']);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('a token that came to its end while the page was open leads to sign-in and back, not away', async () => {
  const page = await again('/roles/?dialog=new');
  await page.getByRole('dialog').getByLabel('Title').fill('Half a role');
  await page.evaluate(() => localStorage.setItem('token', `e30.${btoa(JSON.stringify({ exp: 1_000_000 }))}.x`));
  // The page reloads what has changed.
  await other.mutate('createRole', { title: 'Made in time', description: 'x', permissions: ['CRM'] }, '');
  await toSignIn(page);
  await signIn(page, 'admin@atlas.test');
  await page.getByText(back).waitFor();
  expect(pathOf(page)).toBe('/roles/');
  await expect.poll(() => page.getByRole('dialog').getByLabel('Title').inputValue()).toBe('Half a role');
  await discard(page);
});

test('a comment that was being written is given back, with those it mentions', async () => {
  const { data } = await other.query('{ customers(first: 1) { edges { node { id } } } }');
  const page = await again(`/CRM/customer/${data.customers.edges[0].node.id}/?tab=comments`);
  const box = page.getByRole('textbox', { name: 'Write a comment' });
  await box.pressSequentially('Please look, @Nora');
  await page.getByRole('option', { name: 'Nora Haddad' }).waitFor();
  await box.press('Enter');
  const written = await box.inputValue();
  expect(written).toBe('Please look, @Nora Haddad ');
  await end(page);
  await toSignIn(page);
  await signIn(page, 'admin@atlas.test');
  await page.getByText(back).waitFor();
  await expect.poll(() => box.inputValue()).toBe(written);
  const sent = page.waitForRequest(request => request.url().endsWith('/graphql') && !!request.postData()?.includes('Please look'));
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  expect((await sent).postData()).toMatch(/"mentionIds":\["[^"]+"\]/);
});

test('all tabs go to sign-in with what was typed in each, come back when one signs in, and a sign-out leaves nothing in any', async () => {
  const page = await again('/roles/?dialog=new');
  const second = await page.context().newPage();
  await second.goto('/users/?dialog=new');
  await page.getByRole('dialog').getByLabel('Title').fill('Half a role');
  await second.getByRole('dialog').getByLabel('Name').fill('Half a user');
  await end(page);
  await Promise.all([toSignIn(page), toSignIn(second)]);
  await signIn(page, 'admin@atlas.test');
  // At once: in the second tab it would be gone by the time the first is done with.
  await Promise.all([page, second].map(tab => tab.getByText(back).waitFor()));
  for (const [tab, label, text] of [
    [page, 'Title', 'Half a role'],
    [second, 'Name', 'Half a user'],
  ] as const) {
    await expect.poll(() => tab.getByRole('dialog').getByLabel(label).inputValue()).toBe(text);
    await discard(tab);
  }
  await navigate(page, '/authentication/logout');
  for (const tab of [page, second]) {
    await tab.waitForURL('**/landing-page/');
    await expect.poll(() => tab.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  }
});

test('no password is kept, shown or hidden, and nothing for anybody else who signs in', async () => {
  const page = await shell.arrive('/users/?dialog=new', 'admin@atlas.test');
  const user = page.getByRole('dialog');
  await user.getByLabel('Name').fill('Half a user');
  await user.getByRole('textbox', { name: /password/i }).fill('Never-to-be-kept-1');
  // Once shown, the password is in a text field like any other.
  await user.getByRole('button', { name: 'Show password' }).click();
  await end(page);
  await toSignIn(page);
  const kept = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  await expect.poll(() => kept()).toContain('Half a user');
  await expect.poll(() => kept()).not.toContain('Never-to-be-kept');
  await signIn(page, 'roles@atlas.test');
  await page.waitForURL('**/users/?dialog=new');
  await expect.poll(() => user.getByLabel('Name').inputValue()).toBe('');
  await expect.poll(() => kept()).not.toContain('Half a user');
});

test('a password whose field is no longer shown is not kept either', async () => {
  const page = await shell.arrive('/users/?q=sofia', 'admin@atlas.test');
  await page.getByRole('table').getByRole('link').first().click();
  const user = page.getByRole('dialog', { name: 'Edit user' });
  const email = user.getByLabel('Email');
  const before = await email.inputValue();
  await email.fill('another@atlas.test');
  await user.getByRole('textbox', { name: /password/i }).fill('Never-to-be-kept-2');
  await email.fill(before);
  await user.getByLabel('Name').fill('Another name');
  await end(page);
  await toSignIn(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain('Another name');
  expect(kept).not.toContain('Never-to-be-kept');
});
