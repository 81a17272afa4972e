import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

it('an entry is posted by hand, found in the ledger and the profit and loss, and reversed', async () => {
  const page = await shell.visit('/economics/journal/?dialog=new', 'finance@atlas.test');
  const form = page.getByRole('dialog', { name: 'New entry' });
  await form.getByRole('textbox', { name: 'Description' }).fill('Card terminal of the showroom');
  const fill = async (index: number, account: string, side: 'Debit' | 'Credit', amount: string) => {
    const line = form.getByRole('group', { name: `Line ${index}` });
    await line.getByRole('combobox', { name: 'Account' }).fill(account);
    await page.getByRole('option', { name: new RegExp(account) }).click();
    await line.getByRole('textbox', { name: side }).fill(amount);
  };
  await fill(1, '6600', 'Debit', '1200');
  await fill(2, '1130', 'Credit', '1000');
  await form.getByRole('button', { name: 'Post entry' }).click();
  await form.getByText('Difference').waitFor();
  await form.getByRole('alert').first().waitFor();
  await fill(2, '1130', 'Credit', '1200');
  await isUsable(page);
  await form.getByRole('button', { name: 'Post entry' }).click();
  await page.waitForURL(/journal\/[0-9a-f-]{36}\/$/);
  await page.getByRole('link', { name: '6600 Bank charges' }).click();

  const lines = page.getByRole('table', { name: 'General ledger' });
  await lines.getByText('Card terminal of the showroom').waitFor();
  await lines.getByRole('row', { name: 'Closing balance $1,200.00' }).waitFor();
  await lines.getByRole('link', { name: /^GEN/ }).click();

  await page.getByRole('button', { name: 'Reverse entry' }).click();
  await page.getByRole('dialog', { name: 'Reverse entry' }).getByRole('button', { name: 'Reverse entry' }).click();
  await page.getByText('Reverses').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Reverse entry' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Profit and loss' }).click();
  await page.getByRole('row', { name: '6600 Bank charges $0.00' }).waitFor();
});
