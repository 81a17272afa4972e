import { expect } from 'vitest';
import { isUsable } from '../support/usable.ts';
import { navigate } from '../web/navigate.ts';
import type { PurchaseTelling, Seller } from './PurchaseTelling.ts';

/** A buyer asks for two products while the budget is watched; an administrator approves it in "My work", and the vendors are mailed. */
export async function requestPrices(teller: PurchaseTelling): Promise<void> {
  const { page, admin, say, title } = teller;
  const form = page.getByRole('dialog', { name: say('requisition.new') });
  const field = (id: string, index = 0) => form.getByRole('textbox', { name: say(id) }).nth(index);
  await field('requisition.title').fill(title);
  await teller.choose(form, 'requisition.department', 'Warehouse');
  await field('requisition.category').fill('Spares');
  await field('requisition.dueOn').fill('6/30/2031');
  await teller.choose(form, 'requisition.head', teller.head);
  for (const [index, [quantity, price]] of [
    ['10', '12'],
    ['4', '30'],
  ].entries()) {
    if (index) await teller.button('lines.add', form).click();
    await teller.choose(form, 'requisitionLine.product', teller.products[index], index);
    await field('requisitionLine.quantity', index).fill(quantity);
    await field('requisitionLine.estimatedPrice', index).fill(price);
  }
  for (const { name } of teller.sellers) await teller.choose(form, 'requisition.addVendor', name);
  await form.getByText('$760.00').waitFor();
  await teller.button('action.create', form).click();
  await form.waitFor({ state: 'detached' });
  await teller.button('requisition.approve').waitFor();

  await navigate(admin, '/my-work/?kind=REQUISITION');
  await teller.button('work.approveOf', admin, { title }).click();
  await admin.getByText(say('work.approved')).waitFor();
  await teller.button('requisition.send').click();
  await page.getByText(say('requisition.sent')).waitFor();
}

/** Each vendor prices the request by their link, in their language: one on a phone, one only a part of it. */
export async function priceByLinks(teller: PurchaseTelling): Promise<void> {
  for (const seller of teller.sellers) await price(teller, seller);
}

async function price(teller: PurchaseTelling, seller: Seller): Promise<void> {
  const { say, prices, days, tax } = seller;
  const page = await teller.opened(seller);
  await page.getByRole('link', { name: say('vendorPortal.enter') }).click();
  for (const [index, each] of prices.entries())
    await page.getByRole('textbox', { name: say('vendorPortal.priceOf', { product: teller.products[index] }) }).fill(each);
  const field = (id: string) => page.getByRole('textbox', { name: say(id) });
  await field('vendorPortal.tax').fill(tax);
  await field('vendorPortal.deliveryOn').fill(days[0]);
  await field('vendorPortal.validUntil').fill(days[1]);
  await field('vendorPortal.description').fill(say('vendorPortal.yourOffer'));
  await page.getByRole('button', { name: say('vendorPortal.send') }).click();
  await page.getByRole('heading', { name: say('vendorPortal.sent') }).waitFor();
  await isUsable(page);
}

/** The award is split by line; both orders are issued, which commits the budget, and mailed. */
export async function splitAward(teller: PurchaseTelling): Promise<void> {
  const { page, say } = teller;
  await page.locator('#tab-comparison').click();
  const table = page.getByRole('table', { name: say('comparison.title') });
  await table.getByText('$239.53').waitFor();
  await isUsable(page);
  await teller.button('comparison.awardLines').click();
  await expect.poll(() => table.getByText(say('vendorQuotationStatus.APPROVED'), { exact: true }).count()).toBe(2);

  const asked =
    'query($vendors: [ID!]) { purchaseOrders(first: 5, filter: { vendor: { in: $vendors } }) { edges { node { id vendor { id } } } } }';
  const { purchaseOrders } = await teller.ask<{ purchaseOrders: { edges: { node: { id: string; vendor: { id: string } } }[] } }>(asked, {
    vendors: teller.sellers.map(({ id }) => id),
  });
  const orders = purchaseOrders.edges.map(({ node }) => node);
  expect(orders).toHaveLength(2);
  teller.orderIds = teller.sellers.slice(0, 2).map(({ id }) => orders.find(({ vendor }) => vendor.id === id)!.id);
  for (const index of [0, 1]) {
    await teller.goToOrder(index);
    await teller.act('purchaseOrder.issue');
    await teller.button('purchaseOrder.send').click();
    await teller.button('purchaseOrder.sendAgain').waitFor();
  }
  expect(await teller.books()).toMatchObject({ accounts: {}, budget: { actual: '0', committed: '212' }, owed: [] });
}
