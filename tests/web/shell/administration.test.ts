import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { Shell } from './Shell.ts';
import { navigate } from '../navigate.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

const wide = { viewport: { width: 1280, height: 900 } };
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page
    .getByRole('group', { name: `More actions for ${name}` })
    .getByRole('button', { name: action })
    .click();
};

test('a user is made, found, changed, deactivated, activated and deleted', async () => {
  const page = await shell.goOn('/users/', 'admin@atlas.test', wide);
  await page.getByRole('button', { name: 'New user' }).click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => dialog.getByText('Required.').count()).toBe(4);
  await dialog.getByLabel('Name').fill('Zoë Zimmer');
  await dialog.getByLabel('Email').fill('crm@atlas.test');
  await dialog.getByLabel('Role').selectOption({ label: 'Sales' });
  await dialog.getByRole('textbox', { name: /^Initial password/ }).fill('a long password');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('Already in use.', { exact: true }).waitFor();
  await dialog.getByText('Failed to create user').waitFor();
  await dialog.getByText('Email: Already in use.').waitFor();
  await dialog.getByLabel('Email').fill('zoe@atlas.test');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('User created successfully').waitFor();
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('searchbox', { name: 'Search' }).fill('zoe');
  await page.waitForURL(/q=zoe/);
  await row(page, 'Zoë Zimmer').getByText('Active', { exact: true }).waitFor();
  await page.getByText('1 user').waitFor();
  await choose(page, 'Zoë Zimmer', 'Edit');
  await page.getByRole('dialog').getByLabel('Name').fill('Zoë Summer');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await row(page, 'Zoë Summer').waitFor();
  await choose(page, 'Zoë Summer', 'Deactivate');
  await row(page, 'Zoë Summer').getByText('Inactive').waitFor();
  await choose(page, 'Zoë Summer', 'Activate');
  await row(page, 'Zoë Summer').getByText('Active', { exact: true }).waitFor();
  await choose(page, 'Zoë Summer', 'Delete');
  await page.getByRole('dialog', { name: 'Delete Zoë Summer?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('User deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'No results' }).waitFor();
});

test('nobody deactivates or deletes himself', async () => {
  const page = await shell.goOn('/users/', 'admin@atlas.test', wide);
  await page.getByRole('button', { name: 'More actions for Nora Haddad' }).click();
  await expect
    .poll(() => page.getByRole('group', { name: 'More actions for Nora Haddad' }).getByRole('button').allInnerTexts())
    .toEqual(['Edit']);
});

test('filter, sort and open dialog are in the address', async () => {
  const page = await shell.goOn('/users/?status=INACTIVE&sort=-NAME&dialog=new', 'admin@atlas.test', wide);
  await page.getByRole('dialog', { name: 'New user' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
  const { users } = await shell.send<{ users: { edges: { node: { name: string } }[] } }>(
    page,
    '{ users(first: 20, filter: { status: { eq: INACTIVE } }, sort: { field: NAME, direction: DESC }) { edges { node { name } } } }',
    {},
  );
  await expect.poll(() => page.getByRole('table').getByRole('link').allInnerTexts()).toEqual(users.edges.map(({ node }) => node.name));
});

test('a role says under each field what is wrong, and one in use is not deleted', async () => {
  const page = await shell.goOn('/roles/?dialog=new', 'admin@atlas.test', wide);
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('Choose at least one.').waitFor();
  await dialog.getByLabel('Title').fill('Night shift');
  await dialog.getByLabel('Description').fill('Counts the stock.');
  await dialog.getByRole('checkbox', { name: 'Inventory' }).check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Role created successfully').waitFor();
  await page.getByRole('row').filter({ hasText: 'Night shift' }).waitFor();
  await choose(page, 'Sales', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByRole('dialog').getByText(/Can’t be deleted/);
  await refusal.first().waitFor();
});

test('what both changed is shown side by side and decided on, what only one changed is kept of both', async () => {
  const page = await shell.goOn('/roles/', 'admin@atlas.test', wide);
  const { createRole } = await shell.send<{ createRole: { role: { id: string; version: number } } }>(
    page,
    'mutation ($input: CreateRoleInput!) { createRole(input: $input) { role { id version } } }',
    { input: { title: 'Contested', description: 'First words.', permissions: ['CRM'] } },
  );
  const { id } = createRole.role;
  const stored = async () => {
    const query = 'query ($id: ID!) { role(id: $id) { title description permissions status } }';
    return (await shell.send<{ role: object }>(page, query, { id })).role;
  };
  const meanwhile = (input: object) =>
    shell.send(page, 'mutation ($input: UpdateRoleInput!) { updateRole(input: $input) { errors { code } } }', { input: { id, ...input } });
  const dialog = page.getByRole('dialog', { name: 'Edit role' });
  const conflict = dialog.getByRole('alert');
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();

  await navigate(page, `/roles/?dialog=${id}`);
  await dialog.getByLabel('Description').fill('My words.');
  await dialog.getByLabel('Status').selectOption({ label: 'Inactive' });
  await meanwhile({ description: 'Their words.', permissions: ['HRM'] });
  await save();
  await conflict.getByText('Someone else changed this record').waitFor();
  await expect.poll(() => conflict.getByRole('cell').allInnerTexts()).toEqual(['Their words.', 'My words.']);
  await conflict.getByText('Nora Haddad’s changes were kept in: Permissions.').waitFor();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => stored()).toEqual({ title: 'Contested', description: 'My words.', permissions: ['HRM'], status: 'INACTIVE' });

  await navigate(page, `/roles/?dialog=${id}`);
  await dialog.getByLabel('Title').fill('Agreed');
  await dialog.getByLabel('Description').fill('More of my words.');
  await meanwhile({ description: 'More of theirs.' });
  await save();
  await conflict.getByRole('button', { name: 'Use theirs' }).click();
  await expect.poll(() => dialog.getByLabel('Description').inputValue()).toBe('More of theirs.');
  // There is no conflict, so it is saved without a question.
  await meanwhile({ permissions: ['HRM', 'CRM'] });
  await save();
  await page.getByText('Nora Haddad’s changes were kept in: Permissions.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => stored()).toMatchObject({ title: 'Agreed', description: 'More of theirs.', permissions: ['HRM', 'CRM'] });

  // After a link to a missing record, the list is still usable.
  await shell.send(page, 'mutation ($input: DeleteInput!) { deleteRoles(input: $input) { errors { code } } }', { input: { ids: [id] } });
  await navigate(page, `/roles/?dialog=${id}`);
  await dialog.getByText('Not found').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('table', { name: 'Roles' }).waitFor();
});

test('nothing typed is lost unasked', async () => {
  const page = await shell.goOn('/users/', 'admin@atlas.test', wide);
  await page.getByRole('button', { name: 'New user' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Half typed');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Half typed');
  await page.goBack();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('a list shows by itself what another person changes', async () => {
  const other = await signedInAs(shell.server, 'roles@atlas.test');
  const page = await shell.visit('/faq/', 'admin@atlas.test', wide);
  const listening = page.waitForResponse(response => response.url().endsWith('/graphql/stream'));
  await navigate(page, '/roles/');
  await Promise.all([listening, row(page, 'Sales').waitFor()]);
  const make = (title: string) =>
    other.mutate('createRole', { title, description: 'Seen here.', permissions: ['ADMINISTRATIVE_ROLES'] }, '');
  await make('Made elsewhere');
  await row(page, 'Made elsewhere').waitFor();

  // What is being asked stays asked.
  await page.getByRole('button', { name: 'New role' }).click();
  const form = page.getByRole('dialog', { name: 'New role' });
  await form.getByLabel('Title').fill('Half typed');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  const askedWhile = async (title: string) => {
    await question.waitFor();
    await make(title);
    await page.locator('tr', { hasText: title }).waitFor({ state: 'attached' });
  };
  await page.keyboard.press('Escape');
  await askedWhile('Made while closing');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await form.getByLabel('Title').inputValue()).toBe('Half typed');
  await page.goBack();
  await askedWhile('Made while going back');
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'New role' }).click();
  await form.getByLabel('Title').fill('Half typed');
  await page.keyboard.press('Escape');
  await askedWhile('Made while closing again');
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('company settings are saved, and a wrong value is named', async () => {
  const page = await shell.goOn('/settings/company/', 'admin@atlas.test', wide);
  await page.getByLabel('Tax rate').fill('160');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter 100 or less.').waitFor();
  await page.getByLabel('Tax rate').fill('8.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Company settings updated successfully').waitFor();
  // Formatted for each language.
  await navigate(page, '/sp/settings/company/');
  await expect.poll(() => page.getByLabel('Tasa de impuesto').inputValue()).toBe('8,5');
});

test('a company is made, suspended, resumed and deleted by the super administrator', async () => {
  const page = await shell.visit('/company/?dialog=new', 'super@noria.test', wide);
  const dialog = page.getByRole('dialog', { name: 'New company' });
  await dialog.getByLabel('Name').first().fill('Delta Works');
  await dialog.getByLabel('Plan').selectOption('PREMIUM');
  const first = dialog.getByRole('group', { name: 'First administrator' });
  await first.getByLabel('Name').fill('Dirk Delta');
  await first.getByLabel('Email').fill('dirk@delta.test');
  await first.getByRole('textbox', { name: /^Initial password/ }).fill('a long password');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Company created successfully').waitFor();
  await choose(page, 'Delta Works', 'Suspend');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await row(page, 'Delta Works').getByText('Suspended').waitFor();
  await choose(page, 'Delta Works', 'Resume');
  await row(page, 'Delta Works').getByText('Active').waitFor();
  await choose(page, 'Delta Works', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Company deleted successfully').waitFor();
  await row(page, 'Delta Works').waitFor({ state: 'detached' });
});

test('the browser has nothing to complain of', () => {
  expect(shell.complaints()).toEqual([]);
});
