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
  {
    name: 'Task',
    plural: 'tasks',
    by: 'projects@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const me = (await client.query('{ viewer { userId } }')).data.viewer.userId;
      const days = { startOn: daysAfter(today, 1), dueOn: daysAfter(today, 60) };
      const input = { name: 'Project of tasks', categories: ['IT'], priority: 'HIGH', ...days, budget: '1', memberIds: [me] };
      return { projectId: (await client.mutate('createProject', input, 'project { id }')).project.id, assigneeIds: [me] };
    },
    input: unique => ({ name: `Task ${unique}`, priority: 'HIGH', tags: ['photos'], summary: 'Forty pictures.' }),
    change: { name: 'Task changed' },
    broken: { input: { tags: [] }, field: 'tags', code: 'required' },
  },
];
