import { afterAll, beforeAll, expect, it } from 'vitest';
import { Sourcing } from '../../server/procurement/sourcing.ts';
import { isUsable } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
let world: Sourcing;
beforeAll(async () => {
  shell = await Shell.open();
  world = await Sourcing.begin(shell.server);
});
afterAll(() => shell.close());

it('a vendor prices a request on a phone in Arabic, keeps what was typed, and takes it back', async () => {
  const vendor = await world.vendor({ language: 'AR' });
  const requisition = await world.requisition([vendor]);
  const [secret] = await world.send(requisition.id, [vendor]);
  const path = `/ar/vendorManagement/requisition/externalRequisitionForm/?data=${secret}`;
  const page = await shell.visit(path, undefined, { viewport: { width: 390, height: 844 }, theme: 'dark' });
  await page.getByRole('link', { name: 'إدخال الأسعار' }).waitFor();
  await isUsable(page);
  await page.getByRole('link', { name: 'إدخال الأسعار' }).click();
  const first = page.getByRole('textbox', { name: /^سعر الوحدة/ }).first();
  await first.waitFor();
  await page.getByRole('button', { name: 'إرسال الأسعار' }).click();
  await page.getByText('أدخل سعرًا واحدًا على الأقل.').waitFor();
  await first.fill('٢٫٥');
  await page.getByRole('textbox', { name: 'تاريخ التسليم' }).fill('31/7/2031');
  await page.getByRole('textbox', { name: 'صالح حتى' }).fill('31/8/2031');
  await page.getByRole('textbox', { name: 'الوصف' }).fill('من المخزون.');
  await page.reload();
  await expect.poll(() => page.getByRole('textbox', { name: 'الوصف' }).inputValue()).toBe('من المخزون.');
  await isUsable(page);
  await page.getByRole('button', { name: 'إرسال الأسعار' }).click();
  await page.getByRole('heading', { name: 'أُرسلت الأسعار' }).waitFor();
  await page.getByRole('link', { name: 'عرض أسعاري' }).click();
  await page.getByText('أُرسلت أسعارك.').waitFor();
  await isUsable(page);
  await page.getByRole('button', { name: 'سحب الأسعار' }).click();
  await page.getByText('سحبت أسعارك.').waitFor();
});

it('a buyer compares quotations and awards them by line', async () => {
  const vendors = [await world.vendor(), await world.vendor()];
  const requisition = await world.requisition(vendors);
  await world.quotation(requisition, vendors[0], ['10', '20']);
  await world.quotation(requisition, vendors[1], ['11', '19']);
  const page = await shell.visit(`/vendorManagement/requisition/${requisition.id}/?tab=comparison`, 'procurement@atlas.test', {
    viewport: { width: 1280, height: 900 },
  });
  await page.getByRole('table', { name: 'Comparison' }).getByText('Lowest').waitFor();
  await isUsable(page);
  await page.getByRole('button', { name: 'Award by line' }).click();
  await page.getByText('Quotation awarded').waitFor();
  await expect.poll(() => page.getByRole('table', { name: 'Comparison' }).getByText('Awarded').count()).toBe(2);
});
