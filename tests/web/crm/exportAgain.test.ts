import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { Client, signedInAs } from '../../support/Client.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

const founder = 'founder@empty.test';
const look = { viewport: { width: 1440, height: 900 } };

/** Everything of a list as CSV. */
async function exported(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click();
  // A list without hidden columns offers one choice.
  const csv = page.getByRole('button', { name: /^CSV file/ }).last();
  const [download] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  return readFile(await download.path());
}

/** Imports a file with the columns that the dialog maps by itself, but for those left out. */
async function imported(page: Page, buffer: Buffer, leftOut: string[]) {
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose a file').first().setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  for (const column of leftOut) await dialog.getByRole('combobox', { name: `Field for column ${column}`, exact: true }).selectOption('');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('To create').waitFor();
  await expect.poll(() => dialog.getByRole('cell').allInnerTexts()).toEqual([]);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByRole('button', { name: 'Show the list' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('customers, contacts and leads that are exported are imported into an empty company as they were', async () => {
  const { server } = shell;
  const found = { name: 'Ada Founder', email: founder, password: demoPassword, companyName: 'Empty Ltd', currency: 'USD' };
  await new Client(server.url).mutate('signUp', found, 'accessToken');
  const [from, to] = [await signedInAs(server, 'crm@atlas.test'), await signedInAs(server, founder)];
  const [here, there] = [await shell.visit('/CRM/customer/', 'crm@atlas.test', look), await shell.visit('/CRM/customer/', founder, look)];
  for (const title of ['Qualified', 'Proposal']) await to.mutate('createLeadColumn', { title }, 'leadColumn { id }');
  const lists = [
    {
      path: '/CRM/customer/',
      leftOut: ['Owner'],
      query: `customers(first: 100, sort: { field: NAME }) { edges { node { name email phone companyName address city country incorporationId registrationType taxNumber
        language status } } }`,
    },
    {
      path: '/CRM/contacts/',
      leftOut: [],
      query: 'contacts(first: 100, sort: { field: NAME }) { edges { node { name department email phone status customer { name } } } }',
    },
    {
      path: '/CRM/leads/table/',
      // Two contacts of one customer have the same name.
      leftOut: ['Owner', 'Contact'],
      query: `leads(first: 100, sort: { field: ORDER_VALUE }) { edges { node { title description reason orderValue estimatedBudget probability expectedCloseOn
        lossNote customer { name } source { name } lossReason { name } column { kind title } } } }`,
    },
  ];
  for (const { path, leftOut, query } of lists) {
    await here.goto(`${server.url}${path}`);
    const file = await exported(here);
    await there.goto(`${server.url}${path}`);
    await imported(there, file, leftOut);
    const [before, after] = [await from.query(`{ list: ${query} }`), await to.query(`{ list: ${query} }`)];
    const nodes = ({ data }: { data: { list: { edges: { node: object }[] } } }) =>
      data.list.edges.map(({ node }) => JSON.stringify(node)).toSorted();
    expect(nodes(after as never)).toEqual(nodes(before as never));
    expect(nodes(before as never).length).toBeGreaterThan(10);
    // An inactive customer takes no new records.
    for (const each of [from, to]) await each.mutate('bulkUpdateCustomer', { filter: {}, values: { status: 'ACTIVE' } }, 'done');
  }
  expect(shell.complaints()).toEqual([]);
});
