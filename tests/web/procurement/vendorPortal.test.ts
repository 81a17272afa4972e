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

it('an award is ordered, acknowledged and billed by the vendor’s link, received in part with a rejection, and paid', async () => {
  const vendor = await world.vendor();
  const requisition = await world.requisition([vendor]);
  await world.quotation(requisition, vendor, ['10', '20']);
  const page = await shell.visit(`/vendorManagement/requisition/${requisition.id}/?tab=comparison`, 'procurement@atlas.test');
  await page.getByRole('button', { name: 'Award by line' }).click();
  await page.getByText('Quotation awarded').waitFor();
  const { data } = await world.buyer.query(
    'query($id: ID!) { purchaseOrders(first: 1, filter: { requisition: { eq: $id } }) { edges { node { id } } } }',
    {
      id: requisition.id,
    },
  );
  await page.goto(`${shell.server.url}/vendorManagement/PO/${data!.purchaseOrders.edges[0].node.id}/`);
  const act = async (action: string, fill?: (dialog: ReturnType<typeof page.getByRole>) => Promise<void>) => {
    await page.getByRole('button', { name: action }).first().click();
    const dialog = page.getByRole('dialog');
    await fill?.(dialog);
    await dialog.getByRole('button', { name: action }).click();
    await expect.poll(() => dialog.count()).toBe(0);
  };
  await act('Issue order');
  await page.getByRole('button', { name: 'Send to vendor' }).click();
  await page.getByText('Link mailed to the vendor').waitFor();
  const { secret } = await world.mailTo(vendor.email);
  const path = `/vendorManagement/PO/externalOrder/?data=${secret}`;
  const theirs = await shell.visit(path, undefined, { viewport: { width: 390, height: 844 } });
  await theirs.getByRole('button', { name: 'Acknowledge order' }).click();
  await theirs.getByText('You acknowledged this order.').waitFor();
  await theirs.getByRole('textbox', { name: 'Delivery date' }).fill('6/30/2031');
  await theirs.getByRole('button', { name: 'Announce delivery' }).click();
  await theirs.getByText('Delivery announced for').waitFor();
  await theirs.getByRole('textbox', { name: 'Bill number' }).fill('INV-9');
  await isUsable(theirs);
  await theirs.getByRole('button', { name: 'Send bill' }).click();
  await theirs.getByText('INV-9').waitFor();
  await isUsable(theirs);
  await page.reload();
  await act('Receive goods', async dialog => {
    await dialog.getByRole('textbox', { name: 'Accepted' }).first().fill('9');
    await dialog.getByRole('textbox', { name: 'Rejected' }).first().fill('1');
    await dialog.getByRole('textbox', { name: 'Reason for rejection' }).first().fill('Torn');
  });
  await page.locator('#tab-bills').click();
  await isUsable(page);
  await page.getByRole('button', { name: 'Enter bill INV-9' }).click();
  await page
    .getByRole('table', { name: 'Bills', exact: true })
    .getByRole('link', { name: /^BILL-/ })
    .click();
  await page.getByText('Matches').first().waitFor();
  await act('Pay bill');
  await page.getByText('Paid', { exact: true }).first().waitFor();
  await isUsable(page);
});
