import { expect } from 'vitest';
import { isUsable } from '../support/usable.ts';
import { navigate } from '../web/navigate.ts';
import { customerRows } from './customerFile.ts';
import type { Journey } from './Journey.ts';

/** Merges two customers with the same phone number, and undoes it. */
export async function mergeDuplicate(teller: Journey): Promise<void> {
  const { say, page, told } = teller;
  const [kept, double] = [told.customers - 1, told.customers].map(count => `${told.name} ${count}`);
  await teller.go(`/CRM/customer/?q=${encodeURIComponent(double)}`);
  await page.getByRole('link', { name: double, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: double }).waitFor();
  const old = page.url();
  await teller.button('action.moreFor', page, { name: double }).click();
  await teller.button('merge.action').click();
  await page.getByRole('button', { name: `${kept} (${say('duplicate.PHONE')})` }).click();
  const merge = teller.dialog('customer.merge');
  // By default the older one is kept, and takes the chosen values of the other.
  expect(
    await merge
      .getByRole('group', { name: say('merge.whichStays') })
      .getByRole('radio')
      .first()
      .isChecked(),
  ).toBe(true);
  const [email] = customerRows(told).at(-1)!.slice(1);
  await merge
    .getByRole('group', { name: say('customer.email') })
    .getByRole('radio', { name: email })
    .check();
  await isUsable(page);
  await teller.button('merge.confirm', merge).click();
  await page.getByRole('heading', { level: 1, name: kept, exact: true }).waitFor();
  await page.getByText(email).first().waitFor();
  const stays = page.url();
  await navigate(page, old);
  await page.waitForURL(stays);
  await teller.button('action.moreFor', page, { name: kept }).click();
  await teller.button('merge.undo', page, { name: double }).click();
  await teller.button('merge.undoConfirm', teller.dialog('merge.undoTitle', { name: double })).click();
  await page.getByText(say('merge.undone')).waitFor();
  await teller.go(`/CRM/customer/?q=${encodeURIComponent(told.name)}`);
  await page.getByText(say('list.count', { count: told.customers, noun: say('customer.plural').toLowerCase() })).waitFor();
  // The page still holds what this address showed before.
  await navigate(page, old);
  await page.getByRole('heading', { level: 1, name: double }).waitFor();
}
