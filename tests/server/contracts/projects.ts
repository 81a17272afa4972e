import { daysAfter } from '../../../server/core/rules/days.ts';
import type { Contract } from './Contract.ts';

const today = new Date().toISOString().slice(0, 10);

export const projects: Contract[] = [
  {
    name: 'Project',
    plural: 'projects',
    by: 'projects@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => ({ memberIds: [(await client.query('{ viewer { userId } }')).data.viewer.userId] }),
    input: unique => ({
      name: `Project ${unique}`,
      categories: ['IT'],
      priority: 'HIGH',
      startOn: daysAfter(today, 1),
      dueOn: daysAfter(today, 30),
      budget: '1000',
      description: 'Spring catalogue.',
    }),
    change: { name: 'Project changed' },
    broken: { input: { memberIds: [] }, field: 'memberIds', code: 'chooseOne' },
  },
];
