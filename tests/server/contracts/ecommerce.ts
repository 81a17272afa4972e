import { randomUUID } from 'node:crypto';
import { countryCodes } from '../../../server/core/rules/countryCodes.ts';
import type { Client } from '../../support/Client.ts';
import type { Contract } from './Contract.ts';

const people = { by: 'ecommerce@atlas.test', notBy: 'crm@atlas.test' };

/** Creates a product group of the shop. */
const groupOf = async (client: Client): Promise<string> =>
  (await client.mutate('createEcommerceProductGroup', { title: `Group of ${randomUUID()}` }, 'ecommerceProductGroup { id }'))
    .ecommerceProductGroup.id;

const countries = new Map<string, string>();

/** A country of its own for each text, beyond those of the demo. */
function countryOf(unique: string): string {
  const code = countries.get(unique) ?? countryCodes.filter(of => !['AE', 'DE', 'ES', 'SA', 'US'].includes(of))[countries.size];
  countries.set(unique, code);
  return code;
}

const buyer = (unique: string) => ({
  name: `Buyer ${unique}`,
  email: `${unique.replace(/\W/g, '')}@buyers.test`,
  phone: '962795550101',
  city: 'Amman',
  country: 'JO',
  address: '12 Rainbow Street',
});

/** A customer, a product, and an order of two pieces of it. */
async function orderOf(client: Client): Promise<Record<string, unknown>> {
  const groupId = await groupOf(client);
  const [customer, product] = await Promise.all([
    client.mutate('createEcommerceCustomer', buyer(randomUUID()), 'ecommerceCustomer { id }'),
    client.mutate(
      'createEcommerceProduct',
      { name: `Lamp ${groupId}`, shortDescription: 's', detailDescription: 'd', groupId, price: '20', discountPrice: '15', stock: '100' },
      'ecommerceProduct { id }',
    ),
  ]);
  return { customerId: customer.ecommerceCustomer.id, lines: [{ productId: product.ecommerceProduct.id, quantity: '2' }] };
}

export const ecommerce: Contract[] = [
  {
    ...people,
    name: 'EcommerceProductGroup',
    plural: 'ecommerceProductGroups',
    input: unique => ({ title: `Group ${unique}`, description: 'Everything that shines.' }),
    change: { title: 'Group changed' },
    broken: { input: { title: '' }, field: 'title', code: 'required' },
  },
  {
    ...people,
    name: 'EcommerceSeller',
    plural: 'ecommerceSellers',
    input: unique => ({ name: `Seller ${unique}`, contact: 'Rania, 0795550101', city: 'Amman', country: 'JO', commissionPercent: '15' }),
    change: { name: 'Seller changed' },
    broken: { input: { commissionPercent: '101' }, field: 'commissionPercent', code: 'tooLarge' },
  },
  {
    ...people,
    name: 'EcommerceCoupon',
    plural: 'ecommerceCoupons',
    input: unique => ({ code: `C-${unique.replace(/\W/g, '').slice(-20).toUpperCase()}`, kind: 'PERCENT', value: '10' }),
    change: { value: '12' },
    broken: { input: { value: '101' }, field: 'value', code: 'limitExceeded' },
  },
  {
    ...people,
    name: 'EcommerceDeliveryMethod',
    plural: 'ecommerceDeliveryMethods',
    input: unique => ({ title: `Post ${unique}`, countries: ['JO', 'SA'], price: '3.5', freeFrom: '50', weightBelow: '20' }),
    change: { title: 'Post changed' },
    broken: { input: { countries: ['XX'] }, field: 'countries', code: 'notInList' },
  },
  {
    ...people,
    name: 'EcommerceTax',
    plural: 'ecommerceTaxes',
    input: unique => ({ country: countryOf(unique), rate: '19' }),
    change: { rate: '21' },
    broken: { input: { rate: '101' }, field: 'rate', code: 'tooLarge' },
  },
  {
    ...people,
    name: 'EcommerceProduct',
    plural: 'ecommerceProducts',
    given: async client => ({ groupId: await groupOf(client) }),
    input: unique => ({
      name: `Product ${unique}`,
      shortDescription: 'A lamp',
      detailDescription: 'A lamp for the desk.',
      price: '20',
      discountPrice: '15',
      stock: '10',
    }),
    change: { name: 'Product changed' },
    broken: { input: { discountPrice: '21' }, field: 'discountPrice', code: 'discountAbovePrice' },
  },
  {
    ...people,
    name: 'EcommerceCustomer',
    plural: 'ecommerceCustomers',
    input: buyer,
    change: { name: 'Buyer changed' },
    broken: { input: { phone: '123' }, field: 'phone', code: 'invalidPhone' },
  },
  {
    ...people,
    name: 'EcommerceOrder',
    plural: 'ecommerceOrders',
    given: orderOf,
    input: unique => ({
      deliveryName: `Buyer ${unique}`,
      deliveryPhone: '962795550101',
      deliveryEmail: 'buyer@buyers.test',
      deliveryCity: 'Amman',
      deliveryCountry: 'JO',
      deliveryAddress: '12 Rainbow Street',
    }),
    change: { deliveryName: 'Buyer changed' },
    broken: { input: { deliveryPhone: '123' }, field: 'deliveryPhone', code: 'invalidPhone' },
  },
  {
    ...people,
    name: 'EcommerceReview',
    plural: 'ecommerceReviews',
    // A customer has one review of a product, so these name none.
    given: async client => ({ productId: ((await orderOf(client)).lines as { productId: string }[])[0].productId }),
    input: unique => ({ rating: 8, text: `Bright ${unique}` }),
    change: { text: 'Text changed' },
    broken: { input: { rating: 11 }, field: 'rating', code: 'notInList' },
  },
];
