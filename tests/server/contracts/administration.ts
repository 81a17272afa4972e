import type { Contract } from './Contract.ts';

export const administration: Contract[] = [
  {
    name: 'Role',
    plural: 'roles',
    by: 'admin@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Role ${unique}`, description: 'x', permissions: ['CRM'] }),
    change: { description: 'changed' },
    broken: { input: { title: ' ' }, field: 'title', code: 'required' },
  },
  {
    name: 'WebhookEndpoint',
    plural: 'webhookEndpoints',
    by: 'admin@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ name: `Webhook ${unique}`, url: 'https://example.com/', types: ['Customer'], status: 'INACTIVE' }),
    change: { types: [] },
    broken: { input: { url: 'nowhere' }, field: 'url', code: 'invalidUrl' },
  },
];
