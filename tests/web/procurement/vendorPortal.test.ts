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

it('a vendor registers by a link on a phone in Arabic, and is accepted', async () => {
  const { link } = await world.buyer.mutate('inviteVendor', { language: 'AR' }, 'link');
  const path = (link as string).replace(/^https?:\/\/[^/]+/, '');
  const page = await shell.visit(path, undefined, { viewport: { width: 390, height: 844 }, theme: 'dark' });
  await page.getByRole('textbox', { name: 'الاسم' }).waitFor();
  await page.getByRole('button', { name: 'التسجيل مورّدًا' }).click();
  await page.getByText('اختر واحدًا على الأقل.').waitFor();
  await isUsable(page);
  await page.getByRole('textbox', { name: 'الاسم' }).fill('رنا الخطيب');
  await page.getByRole('textbox', { name: 'الشركة' }).fill('مصنع الخطيب');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('rana@khatib.test');
  await page.getByRole('textbox', { name: 'الهاتف' }).fill('٠٧٩٥٥٥٠١٠١٢٢');
  await page.getByRole('textbox', { name: 'العنوان' }).fill('شارع مكة 4');
  await page.getByRole('combobox', { name: 'البلد' }).selectOption('JO');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'التسجيل مورّدًا' }).click();
  await page.getByRole('heading', { name: 'أُرسل التسجيل' }).waitFor();
  await isUsable(page);
  const buyer = await shell.visit('/vendorManagement/vendors/?registration=WAITING', 'procurement@atlas.test');
  await buyer.getByRole('link', { name: 'رنا الخطيب' }).click();
  await buyer.getByText('This vendor registered by a link').waitFor();
  await isUsable(buyer);
  await buyer.getByRole('button', { name: 'Accept vendor' }).click();
  await expect.poll(() => buyer.getByRole('button', { name: 'Accept vendor' }).count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: 'هذا الرابط لا يعمل' }).waitFor();
});
