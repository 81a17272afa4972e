import { expect } from 'vitest';
import { shapesOf, textOf } from '../support/pdf.ts';
import { LeadWall } from '../web/crm/LeadWall.ts';
import { isUsable } from '../support/usable.ts';
import type { Journey } from './Journey.ts';

/** Creates a lead and wins it on the board while a colleague watches; then makes an order of it. */
export async function winLead(teller: Journey): Promise<void> {
  const { say, page, told } = teller;
  await teller.go('/CRM/leads/?dialog=new');
  const form = teller.dialog('lead.new');
  const customer = form.getByRole('combobox', { name: say('lead.customer') });
  await customer.fill(`${told.name} 7`);
  await page.getByRole('option', { name: new RegExp(`^${told.name} 7(?!\\d)`) }).click();
  for (const [field, text] of Object.entries({ title: told.goods, reason: '…' })) await form.locator(`[name=${field}]`).fill(text);
  const line = form.getByRole('group', { name: say('lines.line', { line: 1 }) });
  await line.getByLabel(say('lines.description')).fill(told.goods);
  await line.getByLabel(say('lines.quantity')).fill(told.quantity);
  await line.getByLabel(say('lines.unitPrice')).fill(told.price);
  await form
    .getByRole('status', { name: say('lines.totals') })
    .getByText(told.total)
    .waitFor();
  await teller.button('lines.remove', line, { line: '1' }).click();
  await form.getByText(say('lastLine')).waitFor();
  await form.locator('textarea[name=description]').fill(told.goods);
  await teller.button('action.create', form).click();
  await form.waitFor({ state: 'detached' });
  // A new lead opens.
  await page.getByRole('heading', { level: 1, name: told.goods }).waitFor();

  await teller.go('/CRM/leads/');
  const others = await teller.colleague('/CRM/leads/');
  const [mine, theirs] = [new LeadWall(page), new LeadWall(others)];
  const cardIn = (wall: LeadWall, column: string) => wall.column(column).getByRole('link', { name: told.goods, exact: true });
  await cardIn(theirs, say('leadColumn.INQUIRY')).waitFor();
  await mine.drag(told.goods, say('leadColumn.CLOSED_WON'));
  for (const wall of [mine, theirs]) await cardIn(wall, say('leadColumn.CLOSED_WON')).waitFor();
  await cardIn(mine, say('leadColumn.CLOSED_WON')).click();
  await teller.button('deal.makeOrder').click();
  await page.getByRole('heading', { level: 1, name: /^SO-/ }).waitFor();
}

/** Quotes the order, prints the quotation, and accepts it through its link. */
export async function sendQuotation(teller: Journey): Promise<void> {
  const { say, page, told } = teller;
  const order = await page.getByRole('heading', { level: 1 }).innerText();
  await teller.button('deal.quote').click();
  await page.getByRole('heading', { level: 1, name: say('quotation.draft') }).waitFor();
  await teller.button('action.edit').click();
  const form = teller.dialog('quotation.edit');
  await form.getByLabel(say('quotation.terms')).fill(told.terms);
  await teller.button('action.save', form).click();
  await form.waitFor({ state: 'detached' });
  // Two clicks send it, with a link to accept by.
  await teller.button('document.sendButton').click();
  const mail = teller.dialog('document.sendTitle');
  await mail.getByText(say('document.linked')).waitFor();
  const to = mail.locator('[name=to]');
  if (!(await to.inputValue())) await to.fill('buyer@client.test');
  await teller.button('document.send', mail).click();
  await mail.waitFor({ state: 'detached' });
  const number = await page.getByRole('heading', { level: 1, name: /^QT-/ }).innerText();

  await teller.button('action.moreFor', page, { name: number }).click();
  const printed = await page.getByRole('link', { name: say('document.print') }).getAttribute('href');
  const pdf = new Uint8Array(await (await page.request.get(printed!)).body());
  const text = await textOf(pdf);
  // Word by word, because right-to-left text is extracted in a different order.
  for (const word of `${number} ${told.goods} ${told.total} ${told.name}`.split(' ')) expect(text).toContain(word);
  if (told.language === 'ar') expect((await shapesOf('ل', pdf)).size).toBeGreaterThan(1);
  await page.keyboard.press('Escape');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await teller.button('quotation.copyLink').click();
  await page.getByText(say('quotation.linkCopied')).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await teller.shell.visit(link.replace(teller.shell.server.url, ''), undefined, { viewport: { width: 390, height: 800 } });
  await guest.getByRole('heading', { level: 1 }).filter({ hasText: number }).waitFor();
  expect(await guest.evaluate(() => document.documentElement.dir)).toBe(told.language === 'ar' ? 'rtl' : 'ltr');
  await guest.getByText(told.terms).waitFor();
  await isUsable(guest);
  await guest.getByRole('textbox', { name: say('shared.name') }).fill(told.signer);
  await teller.button('shared.accept', guest).click();
  await guest.getByText(say('shared.ACCEPTED', { name: told.signer })).waitFor();

  // A user who has the quotation open is notified.
  await page.getByText(say('quotationStatus.ACCEPTED'), { exact: true }).waitFor();
  await page.getByText(told.signer).waitFor();
  await page.getByRole('link', { name: order }).waitFor();
}
