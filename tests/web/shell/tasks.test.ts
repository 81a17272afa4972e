import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers } from '../../support/usable.ts';
import { Shell } from './Shell.ts';

let shell: Shell;
beforeAll(async () => {
  shell = await Shell.open();
});
afterAll(() => shell.close());

it('the tray shows what runs in the background, how far it is, what came of it, and ends it', async () => {
  const page = await shell.visit('/CRM/customer/', 'crm@atlas.test', { viewport: { width: 1280, height: 800 } });
  const tray = page.getByRole('group', { name: 'Background tasks' });
  const open = (name: RegExp) => page.getByRole('button', { name }).click();
  await open(/^Background tasks$/);
  await tray.getByText('No background tasks').waitFor();
  const { customers, viewer } = await shell.send<{ customers: { edges: { node: { id: string } }[] }; viewer: { companyId: string } }>(
    page,
    '{ customers(first: 2, sort: { field: NAME }) { edges { node { id } } } viewer { companyId } }',
    {},
  );
  const ids = customers.edges.map(({ node }) => node.id);
  const begin = () =>
    shell.send(page, 'mutation($input: BulkUpdateCustomerInput!) { bulkUpdateCustomer(input: $input) { task { id } } }', {
      input: { ids, values: { city: 'Trayville' }, inBackground: true },
    });
  // A lock on the second customer keeps the task from continuing.
  const held = <T>(work: () => Promise<T>) =>
    shell.server.database.inCompany(viewer, async em => {
      await em.execute('select from customer where id = ? for update', [ids[1]]);
      return work();
    });
  await held(async () => {
    await begin();
    await tray.getByRole('progressbar', { name: 'Change: Customers' }).waitFor();
    await tray.getByText('0 of 2').waitFor();
    await page.getByRole('button', { name: 'Background tasks: 1 running' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await tray.getByRole('button', { name: 'Cancel' }).click();
    await open(/^Background tasks: 1/);
    await tray.getByText('Cancelling…').waitFor();
  });
  await tray.getByText('Cancelled. Nothing was changed.').waitFor();
  await begin();
  await tray.getByText('2 changed').waitFor();
  // The list behind it updates by itself.
  await page
    .getByText(/Trayville/)
    .first()
    .waitFor();
  await tray.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 records restored').waitFor();
  await page
    .getByText(/Trayville/)
    .first()
    .waitFor({ state: 'detached' });
  await open(/^Background tasks$/);
  await tray.getByText('2 changed').waitFor({ state: 'detached' });
  await tray.getByRole('button', { name: 'Clear completed' }).click();
  await open(/^Background tasks$/);
  await tray.getByText('No background tasks').waitFor();
  expect(shell.complaints()).toEqual([]);
});
