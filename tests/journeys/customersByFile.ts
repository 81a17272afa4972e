import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { readXlsx } from '../../server/core/import/readXlsx.ts';
import { customerRows, customerTitles, workbook } from './customerFile.ts';
import type { Journey } from './Journey.ts';

/** Imports the customers from a workbook: none while three rows are invalid, all once they are fixed. */
export async function importCustomers(teller: Journey): Promise<void> {
  const { say, page, told } = teller;
  const dialog = teller.dialog('import.title', { entities: say('customer.plural') });
  const titles = customerTitles.map(id => say(id));
  const rows = customerRows(told);
  const last = told.customers - 1;
  const check = async (lines: string[][]) => {
    await teller.button('import.label').click();
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const file = { name: 'customers.xlsx', mimeType, buffer: await workbook(titles, lines) };
    await dialog.getByLabel(say('import.choose')).first().setInputFiles(file);
    await teller.button('import.check', dialog).click();
  };
  // Line numbers as in the sheet, where the header is line 1.
  await check(rows.with(9, rows[9].with(1, 'nobody')).with(39, rows[39].with(0, '')).with(last, rows[last].with(5, 'Atlantis')));
  await dialog.getByText(say('import.wrong', { count: 3 })).waitFor();
  expect(await dialog.getByRole('row').allInnerTexts()).toEqual(
    [
      ['import.line', 'import.field', 'import.reason'].map(id => say(id)),
      ['11', say('customer.email'), say('invalidEmail')],
      ['41', say('customer.name'), say('required')],
      [`${last + 2}`, say('customer.country'), say('notInList')],
    ].map(cells => cells.join('\t')),
  );
  await teller.button('import.performValid', dialog).waitFor();
  expect(await teller.button('import.perform', dialog).count()).toBe(0);
  await teller.button('action.cancel', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await check(rows);
  await dialog.getByText(say('import.right')).waitFor();
  await teller.button('import.perform', dialog).click();
  await dialog.getByText(say('import.done')).waitFor();
  await teller.button('import.show', dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill(told.name);
  await page.getByText(say('list.count', { count: told.customers, noun: say('customer.plural').toLowerCase() })).waitFor();
}

/** Exports what the list shows as a workbook and compares it cell by cell. */
export async function exportList(teller: Journey): Promise<void> {
  const { say, page, told } = teller;
  await teller.go(`/CRM/customer/?city=${encodeURIComponent(told.towns[0])}&q=${encodeURIComponent(told.name)}&sort=-NAME`);
  await page.getByText(say('list.count', { count: 12, noun: say('customer.plural').toLowerCase() })).waitFor();
  const cellsOf = (row: Locator, role: 'cell' | 'columnheader') => row.getByRole(role).allInnerTexts();
  const [head, ...rows] = await page.getByRole('table').getByRole('row').all();
  const heads = await cellsOf(head, 'columnheader');
  await teller.button('export.label').click();
  const [download] = await Promise.all([page.waitForEvent('download'), teller.button('export.xlsx').click()]);
  const [titles, ...lines] = (await readXlsx(await readFile(await download.path()))).map(({ cells }) => cells);
  expect(titles).toEqual(heads.map(text => text.trim()).filter(text => text && text !== say('list.actions')));
  expect(lines).toHaveLength(rows.length);
  for (const [index, row] of rows.entries()) {
    // Skips the checkbox; the last column shows a relative time where the file has the timestamp. Phone numbers are shown in groups.
    const shown = (await cellsOf(row, 'cell')).slice(1, titles.length);
    for (const [column, text] of shown.entries()) expect(ungrouped(text.split('\n')[0])).toContain(ungrouped(lines[index][column]));
  }
}

const ungrouped = (text: string) => text.replaceAll(/(?<=\d)\s(?=\d)/g, '');
