import type { Contract } from './Contract.ts';

export const administration: Contract[] = [
  {
    name: 'ApprovalDelegation',
    plural: 'approvalDelegations',
    by: 'admin@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const { data } = await client.query('{ companyUsers(first: 2, filter: { status: { eq: ACTIVE } }) { edges { node { userId } } } }');
      const [approverId, delegateId] = data.companyUsers.edges.map(({ node }: { node: { userId: string } }) => node.userId);
      return { approverId, delegateId };
    },
    input: unique => ({ startsOn: '2031-07-01', endsOn: '2031-07-14', note: `Holiday ${unique}` }),
    change: { endsOn: '2031-07-21' },
    broken: { input: { endsOn: '2031-06-30' }, field: 'endsOn', code: 'endBeforeStart' },
  },
  {
    name: 'CustomField',
    plural: 'customFields',
    by: 'admin@atlas.test',
    notBy: 'ecommerce@atlas.test',
    input: unique => ({ recordType: 'VENDOR', label: `Field ${unique}`, kind: 'CHOICE', choices: ['One', 'Two'] }),
    change: { label: 'Changed', choices: ['Two', 'Three'] },
    broken: { input: { choices: [] }, field: 'choices', code: 'required' },
  },
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
