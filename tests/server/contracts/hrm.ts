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
  {
    name: 'Position',
    plural: 'positions',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Position ${unique}`, cadre: 'Senior', type: 'FULL_TIME', budget: '1000', headcount: 2, description: 'x' }),
    change: { cadre: 'Junior' },
    broken: { input: { title: 'x', cadre: 'x', type: 'FULL_TIME', budget: '-1', description: 'x' }, field: 'budget', code: 'tooSmall' },
  },
  {
    name: 'Employee',
    plural: 'employees',
    by: 'hrm@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({
      name: `Employee ${unique}`,
      designation: 'Clerk',
      phone: '+34 600 11 22 44',
      technologies: ['js'],
      joinedOn: '2026-02-01',
    }),
    change: { designation: 'Analyst' },
    broken: { input: { name: 'x', joinedOn: '2026-02-01', leftOn: '2026-01-01' }, field: 'leftOn', code: 'leftBeforeJoined' },
  },
];
