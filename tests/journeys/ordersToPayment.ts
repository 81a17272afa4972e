import { expect } from 'vitest';
import { isUsable } from '../support/usable.ts';
import { navigate } from '../web/navigate.ts';
import type { PurchaseTelling } from './PurchaseTelling.ts';

const numbers = ['INV-77', 'ف-٧٨'];

/** Both vendors acknowledge by their links, announce the delivery and send their bills; the first bills a part, and more than was agreed. */
export async function billByLinks(teller: PurchaseTelling): Promise<void> {
  for (const [index, seller] of teller.sellers.slice(0, 2).entries()) {
    const { say, days } = seller;
    const page = await teller.opened(seller);
    const field = (id: string) => page.getByRole('textbox', { name: say(id) });
    const press = (id: string) => page.getByRole('button', { name: say(id), exact: true }).click();
    await press('vendorOrder.acknowledge');
    await page.getByText(say('vendorOrder.status.ACKNOWLEDGED')).waitFor();
    await field('vendorOrder.deliveryOn').fill(days[0]);
    await press('vendorOrder.announce');
    await page.getByText(say('vendorOrder.announcedOn')).waitFor();
    await field('vendorOrder.vendorNumber').fill(numbers[index]);
    if (index === 0) {
      await field('vendorPortal.quantity').fill('7');
      await field('vendorPortal.price').fill('10.60');
    }
    await press('vendorOrder.send');
    await page.getByText(numbers[index]).first().waitFor();
    await isUsable(page);
  }
}

/** Of the first order a part comes, of which one piece is sent back at the door; of the second everything. */
export async function receiveGoods(teller: PurchaseTelling): Promise<void> {
  const { page, say } = teller;
  await teller.goToOrder(0);
  await teller.act('purchaseOrder.receive', page, async dialog => {
    const field = (id: string) => dialog.getByRole('textbox', { name: say(id), exact: true });
    await field('purchaseReceipt.accepted').fill('7');
    await field('purchaseReceipt.rejected').fill('1');
    await field('purchaseReceipt.rejectionReason').fill('Dented');
  });
  await page.getByText(say('poStatus.PARTIALLY_RECEIVED'), { exact: true }).first().waitFor();
  await teller.goToOrder(1);
  await teller.act('purchaseOrder.receive');
  await page.getByText(say('poStatus.RECEIVED'), { exact: true }).first().waitFor();
  expect(await teller.books()).toEqual({
    accounts: { 1310: 182, 2120: -182 },
    stock: [
      { quantity: '8', stockValue: '75' },
      { quantity: '5', stockValue: '117' },
    ],
    budget: { actual: '0', committed: '212' },
    owed: [],
  });
}

/** The dear bill is blocked for whoever enters it, and a second person approves it in "My work"; then it is paid. */
export async function payOverridden(teller: PurchaseTelling): Promise<void> {
  const { page, admin, say } = teller;
  await enterBill(teller, 0);
  await page.getByText(say('procurementInvoice.held')).waitFor();
  expect(await teller.button('procurementInvoice.override').count()).toBe(0);
  expect(await teller.button('procurementInvoice.pay').count()).toBe(0);
  await isUsable(page);
  // 7 × 10.60 and 8.875 % tax, of which 70.00 were received.
  expect(await teller.books()).toMatchObject({
    accounts: { 1240: 6.59, 1310: 182, 2110: -80.79, 2120: -112, 5200: 4.2 },
    budget: { actual: '74.2', committed: '137.8' },
    owed: ['80.79'],
  });
  await navigate(admin, '/my-work/?kind=BLOCKED_BILL');
  await admin.getByRole('link', { name: teller.sellers[0].name }).click();
  await teller.act('procurementInvoice.override', admin, dialog =>
    dialog.getByRole('textbox', { name: say('procurementInvoice.reason') }).fill('The new price list was agreed by phone.'),
  );
  await pay(teller);
}

/** The other bill matches; when both are paid, nothing is owed and nothing is left of the goods received and not billed. */
export async function payMatched(teller: PurchaseTelling): Promise<void> {
  await enterBill(teller, 1);
  await teller.page.getByRole('cell', { name: teller.say('lineMatch.MATCHED'), exact: true }).waitFor();
  await pay(teller);
  const { accounts, stock, ...books } = await teller.books();
  expect(books).toEqual({ budget: { actual: '186.2', committed: '25.8' }, owed: [] });
  expect(stock.map(({ stockValue }) => stockValue)).toEqual(['75', '117']);
  expect(accounts).toEqual({ 1130: -192.79, 1240: 6.59, 1310: 182, 5200: 4.2 });
}

/** Enters the bill that a vendor sent by the link of their order, and opens it. */
async function enterBill(teller: PurchaseTelling, index: number): Promise<void> {
  const { page, say } = teller;
  await teller.goToOrder(index);
  await page.locator('#tab-bills').click();
  await teller.button('vendorBill.enterOf', page, { number: numbers[index] }).click();
  await page
    .getByRole('table', { name: say('procurementInvoice.plural'), exact: true })
    .getByRole('link', { name: /^BILL-/ })
    .click();
  await page.getByRole('table', { name: say('procurementInvoice.match') }).waitFor();
}

async function pay(teller: PurchaseTelling): Promise<void> {
  const { page, say } = teller;
  await teller.act('procurementInvoice.pay');
  await page.getByText(say('invoiceStatus.FULLY_PAID'), { exact: true }).first().waitFor();
}
