import type { Client } from '../../support/Client.ts';
import type { Contract } from './Contract.ts';

export const finance: Contract[] = [
  {
    name: 'Account',
    plural: 'accounts',
    by: 'finance@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ number: unique.slice(0, 18), name: 'Travel', nameAr: 'السفر', nameSp: 'Viajes', type: 'EXPENSE', isGroup: false }),
    change: { name: 'Journeys' },
    broken: { input: { number: '6 1' }, field: 'number', code: 'invalid' },
  },
  {
    name: 'CostCenter',
    plural: 'costCenters',
    by: 'finance@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ description: `Workshop ${unique}`, budget: '1000', duration: 12 }),
    given: async client => ({ departmentId: await departmentOf(client) }),
    change: { budget: '2000.5' },
    broken: { input: { budget: '0' }, field: 'budget', code: 'notPositive' },
  },
];

/** A department of the demo company: finance reads departments and does not make them. */
async function departmentOf(client: Client): Promise<string> {
  const { data } = await client.query('{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
  return data.departments.edges[0].node.id as string;
}
