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
    input: unique => ({ description: `Workshop ${unique}`, budget: '1000', duration: 12, department: 'Service' }),
    change: { budget: '2000.5' },
    broken: { input: { budget: '0' }, field: 'budget', code: 'notPositive' },
  },
];
