import type { Client } from '../../support/Client.ts';
import { today } from '../../support/today.ts';
import type { Contract } from './Contract.ts';

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
      startOn: today(1),
      dueOn: today(30),
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
      const days = { startOn: today(1), dueOn: today(60) };
      const input = { name: 'Project of tasks', categories: ['IT'], priority: 'HIGH', ...days, budget: '1', memberIds: [me] };
      return { projectId: (await client.mutate('createProject', input, 'project { id }')).project.id, assigneeIds: [me] };
    },
    input: unique => ({ name: `Task ${unique}`, priority: 'HIGH', tags: ['photos'], summary: 'Forty pictures.' }),
    change: { name: 'Task changed' },
    broken: { input: { tags: [] }, field: 'tags', code: 'required' },
  },
  {
    name: 'TaskTemplate',
    plural: 'taskTemplates',
    by: 'projects@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => ({ sourceId: await taskOf(client) }),
    input: unique => ({ name: `Template ${unique}` }),
    change: { name: 'Template changed' },
    broken: { input: { name: '' }, field: 'name', code: 'required' },
  },
  {
    name: 'RecurringTask',
    plural: 'recurringTasks',
    by: 'projects@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => ({ sourceId: await taskOf(client) }),
    input: unique => ({ title: `Weekly ${unique}`, frequency: 'WEEKLY', weekdays: ['MONDAY'], startsOn: '2099-01-05' }),
    change: { title: 'Fortnightly' },
    broken: { input: { weekdays: [] }, field: 'weekdays', code: 'chooseOne' },
  },
  {
    name: 'Sprint',
    plural: 'sprints',
    by: 'projects@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const me = (await client.query('{ viewer { userId } }')).data.viewer.userId;
      const days = { startOn: today(1), dueOn: today(60) };
      const project = { name: 'Project of sprints', categories: ['IT'], priority: 'HIGH', ...days, budget: '1', memberIds: [me] };
      const projectId = (await client.mutate('createProject', project, 'project { id }')).project.id;
      const task = { name: 'Task', priority: 'HIGH', tags: ['photos'], summary: 'Forty pictures.', projectId, assigneeIds: [me] };
      return { projectId, taskIds: [(await client.mutate('createTask', task, 'task { id }')).task.id] };
    },
    input: unique => ({ name: `Sprint ${unique}`, status: 'FUTURE', startsOn: today(), endsOn: today(13), goal: 'All pictures.' }),
    change: { name: 'Sprint changed' },
    broken: { input: { taskIds: [] }, field: 'taskIds', code: 'chooseOne' },
  },
  {
    name: 'TimeEntry',
    plural: 'timeEntries',
    by: 'projects@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const me = (await client.query('{ viewer { userId } }')).data.viewer.userId;
      const days = { startOn: today(1), dueOn: today(60) };
      const project = { name: 'Project of hours', categories: ['IT'], priority: 'HIGH', ...days, budget: '1000000', memberIds: [me] };
      return { projectId: (await client.mutate('createProject', project, 'project { id }')).project.id };
    },
    input: () => ({ spentOn: today(-200 - entries++), hours: '1.5', note: 'Drawings.' }),
    change: { hours: '2' },
    broken: { input: { hours: '24.5' }, field: 'hours', code: 'tooLarge' },
  },
];

/** Each entry is of a day of its own. */
let entries = 0;

const taskOf = async (client: Client): Promise<string> =>
  (await client.query('{ tasks(first: 1) { edges { node { id } } } }')).data.tasks.edges[0].node.id;
