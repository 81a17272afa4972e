import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextPeriod } from '../../../server/projects/recurring/nextPeriod.ts';
import { startDemo, type Shown } from '../../support/Client.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
let projectId: string;
let sourceId: string;
beforeAll(async () => {
  world = await ProjectWorld.open(startDemo());
  projectId = (await world.project()).project.id;
  sourceId = (await world.task({ projectId, name: 'Close the month', startOn: world.day(2), dueOn: world.day(6) })).task.id;
  const part = async (name: string, dueOn: string): Promise<string> =>
    (await world.task({ projectId, name, parentId: sourceId, dueOn, assigneeIds: [world.user('crm')] })).task.id;
  const [first, second] = [await part('Count the stock', world.day(3)), await part('Book the differences', world.day(5))];
  await world.wait(second, first, { lag: 1 });
  await world.manager.mutate('addChecklistItems', { taskId: first, titles: ['Print the lists', 'Count twice'] }, 'task { id }');
});
afterAll(() => world.server.stop());

const tree = `id name startOn dueOn status parent { id } assigneeIds sprint { id }
  subtasks(first: 10) { edges { node { id name dueOn assigneeIds checklist { title doneAt } predecessors { lag predecessor { name } } } } }`;
const partsOf = (task: Shown) => task.subtasks.edges.map(({ node }: Shown) => node);
const [counted, booked] = [
  {
    name: 'Count the stock',
    checklist: [
      { title: 'Print the lists', doneAt: null },
      { title: 'Count twice', doneAt: null },
    ],
    predecessors: [],
  },
  { name: 'Book the differences', predecessors: [{ lag: 1, predecessor: { name: 'Count the stock' } }] },
];

it('a template keeps a task with its parts, and makes them in another project on other days', async () => {
  const made = await world.manager.mutate('createTaskTemplate', { name: 'Month end', sourceId }, 'taskTemplate { id taskCount taskNames }');
  expect(made.taskTemplate).toMatchObject({ taskCount: 3, taskNames: ['Close the month', 'Count the stock', 'Book the differences'] });
  // What becomes of the task leaves the template as it is.
  await world.updateTask({ id: sourceId, name: 'Close the month and the year' });
  await world.updateTask({ id: sourceId, name: 'Close the month' });
  const other = (await world.project({ memberIds: [world.user('projects')] })).project.id;
  const use = (values: object) =>
    world.manager.mutate(
      'copyTaskTemplate',
      { templateId: made.taskTemplate.id, projectId: other, startOn: world.day(10), ...values },
      `task { ${tree} }`,
    );
  const { task } = await use({});
  expect(task).toMatchObject({ name: 'Close the month', startOn: world.day(10), dueOn: world.day(14), status: 'todo', parent: null });
  expect(partsOf(task)).toMatchObject([
    { ...counted, dueOn: world.day(11) },
    { ...booked, dueOn: world.day(13) },
  ]);
  // Whoever is no member there does none of them.
  expect(partsOf(task)[0].assigneeIds).toEqual([world.user('projects')]);
  expect((await use({ parentId: task.id })).task.parent).toEqual({ id: task.id });
  expect(issues(await use({ startOn: world.day(58) }))).toEqual([['startOn', 'afterProject']]);
  expect(issues(await use({ startOn: world.day(-1) }))).toEqual([['startOn', 'inThePast']]);
  expect(issues(await world.manager.mutate('createTaskTemplate', { name: 'month END', sourceId }, 'taskTemplate { id }'))).toEqual([
    ['name', 'taken'],
  ]);
});

it('a project is made from the structure of another, moved by as many days, with its people', async () => {
  const { project } = await world.manager.mutate(
    'copyProject',
    { projectId, name: 'Next year', startOn: world.day(30) },
    `project { key startOn dueOn memberIds budget tasks(first: 20, filter: { isSubtask: { eq: false } }) { edges { node { ${tree} } } } }`,
  );
  expect(project).toMatchObject({ startOn: world.day(30), dueOn: world.day(90), memberIds: [world.user('projects'), world.user('crm')] });
  const task = project.tasks.edges.map(({ node }: Shown) => node).find(({ name }: Shown) => name === 'Close the month');
  expect(task).toMatchObject({ startOn: world.day(32), dueOn: world.day(36), status: 'todo' });
  expect(partsOf(task)).toMatchObject([counted, booked]);
  expect(partsOf(task)[0].assigneeIds).toEqual([world.user('crm')]);
});

it('a project for a customer who is inactive by now is copied without them', async () => {
  const input = { name: 'Once ours', address: 'x', city: 'y', country: 'ES' };
  const { customer } = await world.admin.mutate('createCustomer', input, 'customer { id }');
  const source = (await world.project({ customerId: customer.id })).project.id;
  const copy = async (name: string) =>
    world.manager.mutate('copyProject', { projectId: source, name, startOn: world.day(1) }, 'project { customer { id } }');
  expect(await copy('While active')).toMatchObject({ errors: [], project: { customer: { id: customer.id } } });
  await world.admin.mutate('updateCustomer', { id: customer.id, status: 'INACTIVE' }, 'customer { id }');
  expect(await copy('Later')).toMatchObject({ errors: [], project: { customer: null } });
});

it('the days of a rhythm are weekdays of every so many weeks, or days of the month', () => {
  const weekly = (every: number, weekdays: string[], from: string) =>
    nextPeriod({ frequency: 'WEEKLY', every, weekdays: weekdays as never, startsOn: '2026-11-25', endsOn: null }, from);
  // 25 November 2026 is a Wednesday.
  expect(weekly(1, ['MONDAY', 'WEDNESDAY'], '2026-11-01')).toBe('2026-11-25');
  expect(weekly(1, ['MONDAY', 'WEDNESDAY'], '2026-11-26')).toBe('2026-11-30');
  expect(weekly(2, ['MONDAY'], '2026-11-26')).toBe('2026-12-07');
  const monthly = (every: number, from: string, endsOn: string | null = null) =>
    nextPeriod({ frequency: 'MONTHLY', every, weekdays: [], startsOn: '2026-01-31', endsOn }, from);
  expect([monthly(1, '2026-02-01'), monthly(1, '2026-03-01'), monthly(3, '2026-02-01')]).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ]);
  expect(monthly(1, '2026-02-01', '2026-02-27')).toBeNull();
  // The calendar ends in 9999; a rhythm that goes on beyond has no next day.
  const last = { every: 2, startsOn: '9999-12-31', endsOn: null };
  expect(nextPeriod({ ...last, frequency: 'WEEKLY', weekdays: ['MONDAY'] as never }, '2026-11-26')).toBeNull();
  expect(nextPeriod({ ...last, frequency: 'MONTHLY', weekdays: [] }, '2026-11-26')).toBe('9999-12-31');
  expect(nextPeriod({ ...last, frequency: 'MONTHLY', weekdays: [], startsOn: '9999-11-30' }, '9999-12-31')).toBeNull();
});

const rule = async (values: object = {}): Promise<Shown> => {
  const input = { title: 'Month end', sourceId, frequency: 'MONTHLY', startsOn: world.day(0), ...values };
  return (await world.manager.mutate('createRecurringTask', input, 'recurringTask { id nextOn weekdays }')).recurringTask;
};
const period = (name: string, id: string, on: string) =>
  world.manager.mutate(name, { id, on }, 'recurringTask { nextOn tasks { id } }', 'RecurringTaskPeriodInput');

it('each period of a recurring task is made once, however many ask', async () => {
  const { id, nextOn } = await rule();
  expect(nextOn).toBe(world.day(0));
  const made = await Promise.all(Array.from({ length: 20 }, () => period('runRecurringTask', id, world.day(0))));
  expect(made.flatMap(issues)).toEqual([]);
  const { recurringTask } = await period('runRecurringTask', id, world.day(0));
  expect(recurringTask.tasks).toHaveLength(1);
  expect(recurringTask.nextOn > world.day(26)).toBe(true);
  const { data } = await world.manager.query(`query($id: ID!) { task(id: $id) { ${tree} } }`, { id: recurringTask.tasks[0].id });
  expect(data.task).toMatchObject({ name: 'Close the month', startOn: world.day(0), dueOn: world.day(4), status: 'todo' });
  expect(partsOf(data.task)).toMatchObject([counted, booked]);
  // Not before it is due.
  expect((await period('runRecurringTask', id, recurringTask.nextOn)).recurringTask.tasks).toHaveLength(1);
});

it('a period is left out, a stopped rule makes nothing, and an hourly look makes what is due', async () => {
  const skipped = await rule({ title: 'Skipped' });
  expect((await period('skipRecurringTask', skipped.id, world.day(0))).recurringTask).toMatchObject({ tasks: [] });
  const again = await period('skipRecurringTask', skipped.id, world.day(0));
  expect(again.recurringTask.nextOn > world.day(0)).toBe(true);
  const stopped = await rule({ title: 'Stopped', status: 'INACTIVE' });
  const due = await rule({ title: 'Due' });
  const tasksOf = async (id: string) =>
    (await world.manager.query('query($id: ID!) { recurringTask(id: $id) { tasks { id } } }', { id })).data.recurringTask.tasks.length;
  await world.server.database.pool.query(`select graphile_worker.add_job('runRecurringTasks') from generate_series(1, 3)`);
  await expect.poll(() => tasksOf(due.id), { timeout: 30_000 }).toBe(1);
  expect(await Promise.all([skipped.id, stopped.id].map(tasksOf))).toEqual([0, 0]);
});

it('the owner is told of one that cannot be made, and why', async () => {
  const ending = (await world.project({ dueOn: world.day(1) })).project.id;
  const late = (await world.task({ projectId: ending, startOn: world.day(0), dueOn: world.day(1) })).task.id;
  const { id } = await rule({ title: 'Too late', sourceId: late });
  await world.server.database.platformIn((await world.admin.query('{ viewer { companyId } }')).data.viewer.companyId, em =>
    em.execute('update project set due_on = start_on where id = ?', [ending]),
  );
  await world.server.database.pool.query(`select graphile_worker.add_job('runRecurringTasks')`);
  const failure = async () =>
    (await world.manager.query('query($id: ID!) { recurringTask(id: $id) { failure } }', { id })).data.recurringTask.failure;
  await expect.poll(failure, { timeout: 30_000 }).toMatch(/proyecto/);
  const { data } = await world.manager.query(
    '{ notifications(first: 10, filter: { kind: { eq: RECURRING_TASK_FAILED } }) { edges { node { recordId } } } }',
  );
  expect(data.notifications.edges).toEqual([{ node: { recordId: id } }]);
});
