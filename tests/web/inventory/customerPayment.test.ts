import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriers, isUsable } from '../../support/usable.ts';
import type { Shell } from '../shell/Shell.ts';
import { Sextant } from './Sextant.ts';
import { navigate } from '../navigate.ts';

let world: Sextant;
let shell: Shell;
beforeAll(async () => {
  world = await Sextant.open();
  ({ shell } = world);
});
afterAll(() => shell.close());

it('a customer pays at the till without buying; a sale is offered that credit, and the customer’s page gives back the rest', async () => {
  const name = `Nadia ${Math.random()}`;
  const { customer } = await world.inventory.mutate(
    'createCustomer',
    { name, address: '1 Quay', city: 'Boston', country: 'US' },
    'customer { id }',
  );
  const page = await shell.goOn('/inventory/till/', world.cashier);
  await page.getByLabel('Float').fill('100');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Brass compass/ }).waitFor();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Customer payment' }).click();
  const paying = page.getByRole('dialog', { name: 'Customer payment' });
  await paying.getByRole('combobox', { name: 'Customer' }).fill(name);
  await page.getByRole('option', { name: `${name} Boston` }).click();
  await paying.getByText('Balance due $0.00 · credit $0.00').waitFor();
  await paying.getByRole('textbox', { name: 'Amount' }).fill('25');
  expect(await barriers(page)).toEqual([]);
  await paying.getByRole('button', { name: 'Record' }).click();
  const receipt = page.getByRole('dialog', { name: 'Payment received' });
  await receipt.getByText(/^Payment receipt PMT/).waitFor();
  for (const said of ['Ada Sextant', name, 'Kept as credit']) await receipt.getByText(said).waitFor();
  await expect.poll(() => receipt.getByText('$25.00').count()).toBe(3);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await receipt.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Brass compass/ }).click();
  await page.keyboard.press('F4');
  await page.getByRole('combobox', { name: 'Customer' }).fill(name);
  await page.getByRole('option', { name: `${name} Boston` }).click();
  await page.getByRole('button', { name: `Customer: ${name}` }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('F9');
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await payment.getByRole('checkbox', { name: 'Use customer credit of $25.00' }).check();
  await payment.getByRole('button', { name: 'Complete sale' }).click();
  await page.getByRole('dialog', { name: 'Sale completed' }).getByText('Customer credit').waitFor();
  expect((await world.figures()).at(-1)).toMatchObject({ total: '10.89', cash: '0', card: '0', credit: '10.89' });

  await navigate(page, `/CRM/customer/${customer.id}/?tab=balance`);
  await page.getByText('of $25.00').waitFor();
  await page.getByRole('button', { name: 'Refund credit' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund credit' });
  await expect.poll(() => refund.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('14.11');
  await refund.getByRole('textbox', { name: 'Amount' }).fill('14.12');
  await refund.getByRole('button', { name: 'Refund' }).click();
  await refund.getByText('The customer has only 14.11 of credit.', { exact: true }).waitFor();
  await refund.getByRole('textbox', { name: 'Amount' }).fill('4.11');
  await refund.getByRole('button', { name: 'Refund' }).click();
  await refund.waitFor({ state: 'detached' });
  await page.getByText('$10.00').first().waitFor();
  await isUsable(page);
  expect(shell.complaints()).toEqual([]);
});

it('credit is applied to open invoices as typed, and an invoice is due later, on a phone in Arabic too', async () => {
  const input = { name: `Omar ${Math.random()}`, address: '1 Quay', city: 'Boston', country: 'US' };
  const { customer } = await world.inventory.mutate('createCustomer', input, 'customer { id }');
  const lines = [{ kind: 'PRODUCT', itemId: world.compassId, quantity: '1', vatCategory: 'STANDARD_RATED' }];
  for (let sale = 0; sale < 2; sale++) {
    const bought = { customerId: customer.id, lines, payments: [{ method: 'CARD' }] };
    const selection = 'inventoryInvoice { number payments { id } }';
    const { inventoryInvoice } = await world.inventory.mutate('createInventoryInvoice', bought, selection);
    await world.inventory.mutate('reversePayment', { id: inventoryInvoice.payments[0].id }, 'payment { id }');
  }
  const { data } = await world.inventory.query('{ inventoryOverview(span: TODAY) { from } }');
  const paid = {
    direction: 'IN',
    method: 'BANK',
    amount: '15',
    paidOn: data.inventoryOverview.from,
    partyId: customer.id,
    allocations: [],
  };
  await world.inventory.mutate('recordPayment', paid, 'payment { id }');

  const page = await shell.goOn(`/ar/CRM/customer/${customer.id}/?tab=balance`, world.cashier, { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'تخصيص الرصيد' }).click();
  const applying = page.getByRole('dialog', { name: 'تخصيص الرصيد' });
  const amounts = applying.getByRole('textbox');
  await amounts.first().waitFor();
  await expect.poll(() => amounts.evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value))).toEqual(['10.89', '4.11']);
  await amounts.first().fill('5');
  await amounts.last().fill('10');
  expect(await barriers(page)).toEqual([]);
  await applying.getByRole('button', { name: 'تخصيص الرصيد' }).click();
  await applying.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(2);
  await page
    .getByRole('button', { name: /^تغيير تاريخ استحقاق/ })
    .first()
    .click();
  const due = page.getByRole('dialog', { name: 'تغيير تاريخ الاستحقاق' });
  await due.getByLabel('تاريخ الاستحقاق').fill('2999-12-31');
  await due.getByRole('button', { name: 'حفظ' }).click();
  await due.waitFor({ state: 'detached' });
  await page.getByText('2999').waitFor();
  await isUsable(page);
  expect(shell.complaints()).toEqual([]);
});

it('who neither keeps the books nor sells from stock sees no balance', async () => {
  const page = await shell.visit('/CRM/customer/', 'crm@atlas.test');
  await page.locator('tbody a[href*="/CRM/customer/"]').first().click();
  await page.getByRole('link', { name: 'Timeline' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Balance' }).count()).toBe(0);
  expect(shell.complaints()).toEqual([]);
});
