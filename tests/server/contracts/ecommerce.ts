import { randomUUID } from 'node:crypto';
import type { Client } from '../../support/Client.ts';
import type { Contract } from './Contract.ts';

const people = { by: 'ecommerce@atlas.test', notBy: 'crm@atlas.test' };

/** Creates a product group of the shop. */
const groupOf = async (client: Client): Promise<string> =>
  (await client.mutate('createEcommerceProductGroup', { title: `Group of ${randomUUID()}` }, 'ecommerceProductGroup { id }'))
    .ecommerceProductGroup.id;

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
];
