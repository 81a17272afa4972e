import type { Contract } from './Contract.ts';

export const hrm: Contract[] = [
  {
    name: 'Department',
    plural: 'departments',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Department ${unique}`, description: 'Looks after retailers.' }),
    change: { title: 'Department changed' },
    broken: { input: { title: '', description: 'x' }, field: 'title', code: 'required' },
  },
];
