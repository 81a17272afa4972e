import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { isUsable } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => {
  shell = await Shell.open();
  const client = await signedInAs(shell.server, 'admin@atlas.test');
  const group = await client.mutate('createEcommerceProductGroup', { title: 'Desk lamps' }, 'ecommerceProductGroup { id }');
  const texts = {
    name: 'Aurora desk lamp',
    shortDescription: 'LED',
    detailDescription: 'Bright.',
    groupId: group.ecommerceProductGroup.id,
  };
  await client.mutate('createEcommerceProduct', { ...texts, price: '20', discountPrice: '15', stock: '10' }, 'ecommerceProduct { id }');
});
afterAll(() => shell.close());

it('an order goes from the cart through the checkout to its delivery, and one piece comes back', async () => {
  const page = await shell.visit('/ecommerce/products/?show=grid&q=Aurora', 'admin@atlas.test');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await navigate(page, '/ecommerce/create-order/');
  await page.getByRole('dialog', { name: 'New shop order' }).waitFor();
  await navigate(page, '/ecommerce/cart/');
  await page.getByRole('spinbutton', { name: 'Quantity of Aurora desk lamp' }).fill('11');
  await page.getByText('Maximum stock limit reached').waitFor();
  await page.getByRole('spinbutton', { name: 'Quantity of Aurora desk lamp' }).fill('2');
  await page.getByText('$30.00').last().waitFor();
  await isUsable(page);
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Place order' }).waitFor();
  await page.getByRole('combobox', { name: 'Customer' }).fill('Noor Saleh');
  await page.getByRole('option', { name: /Noor Saleh/ }).click();
  const customer = page.getByRole('dialog', { name: 'New shop customer' });
  await customer.getByRole('textbox', { name: 'Email' }).fill('noor@buyers.test');
  await customer.getByRole('textbox', { name: 'Phone' }).fill('962795550177');
  await customer.getByRole('combobox', { name: 'Country' }).selectOption('JO');
  await customer.getByRole('combobox', { name: 'City' }).fill('Irbid');
  await customer.getByRole('textbox', { name: 'Address' }).fill('4 University Street');
  await customer.getByRole('button', { name: 'Create' }).click();
  await customer.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Recipient' }).fill('Noor Saleh');
  await page.getByRole('textbox', { name: 'Phone' }).fill('962795550177');
  await page.getByRole('textbox', { name: 'Email' }).fill('noor@buyers.test');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('JO');
  await page.getByRole('textbox', { name: 'City' }).fill('Irbid');
  await page.getByRole('textbox', { name: 'Address' }).fill('4 University Street');
  await isUsable(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edited = page.getByRole('dialog', { name: 'Edit order' });
  await edited.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await edited.getByRole('combobox', { name: 'Paid beforehand by' }).selectOption('BANK');
  await edited.getByRole('button', { name: 'Save' }).click();
  await edited.waitFor({ state: 'detached' });
  await page.getByText('$45.00').filter({ visible: true }).last().waitFor();
  const ordered = page.url();
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const copy = page.getByRole('dialog', { name: 'New shop order' });
  await copy.getByRole('button', { name: 'Create' }).click();
  await copy.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Start processing' }).waitFor();
  expect(page.url()).not.toBe(ordered);
  await navigate(page, new URL(ordered).pathname);
  await page.getByRole('button', { name: 'Start processing' }).click();
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  const back = page.getByRole('dialog', { name: 'Take back products' });
  await back.getByRole('textbox', { name: 'Aurora desk lamp' }).fill('1');
  await back.getByRole('button', { name: 'Take back products' }).click();
  await page.getByText('1 returned').filter({ visible: true }).waitFor();
  await isUsable(page);
});
