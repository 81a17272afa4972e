import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemo, type Client } from '../../support/Client.ts';
import { ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
let colleague: Client;
let projectId: string;
beforeAll(async () => {
  world = await ProjectWorld.open(startDemo());
  const memberIds = [world.user('projects'), world.user('admin')];
  projectId = (await world.project({ memberIds })).project.id;
  colleague = world.admin;
});
afterAll(() => world.server.stop());

const taskFor = async (name: string, values: object = {}): Promise<string> =>
  (await world.task({ projectId, assigneeIds: [world.user(name)], ...values })).task.id;
const toldOf = async (client: Client, kind: string): Promise<string[]> => {
  const { data } = await client.query(
    'query($filter: NotificationFilter) { notifications(first: 50, filter: $filter) { edges { node { recordId } } } }',
    { filter: { kind: { eq: kind } } },
  );
  return data.notifications.edges.map(({ node }: { node: { recordId: string } }) => node.recordId);
};

it('who is assigned a task by somebody else is told, once', async () => {
  const id = await taskFor('admin');
  const own = await taskFor('projects');
  await world.updateTask({ id, priority: 'LOW' });
  await world.updateTask({ id: own, assigneeIds: [world.user('projects'), world.user('admin')] });
  expect((await toldOf(colleague, 'TASK_ASSIGNED')).toSorted()).toEqual([id, own].toSorted());
  expect(await toldOf(world.manager, 'TASK_ASSIGNED')).not.toContain(own);
});

it('the assignees are told when their task begins to wait, and when the last it waited for is done', async () => {
  const [waiting, first, second] = [await taskFor('admin'), await taskFor('projects'), await taskFor('projects')];
  for (const id of [first, second]) await world.wait(waiting, id);
  expect(await toldOf(colleague, 'TASK_BLOCKED')).toEqual([waiting, waiting]);
  const done = (await world.columns('TASK')).get('COMPLETED')!;
  await world.updateTask({ id: first, columnId: done });
  expect(await toldOf(colleague, 'TASK_UNBLOCKED')).toEqual([]);
  await world.manager.mutate('moveTask', { id: second, columnId: done }, 'task { id }', 'MoveWorkInput');
  expect(await toldOf(colleague, 'TASK_UNBLOCKED')).toEqual([waiting]);
});

it('who is mentioned in a description is told of it once, and must be able to open the task', async () => {
  const mentioned = { summary: 'Ask **@admin** first.', mentionIds: [world.user('admin')] };
  const id = await taskFor('projects', mentioned);
  const told = async () =>
    (
      await colleague.query(
        'query($filter: NotificationFilter) { notifications(first: 50, filter: $filter) { edges { node { recordId text } } } }',
        {
          filter: { kind: { eq: 'TASK_MENTIONED' } },
        },
      )
    ).data.notifications.edges.map(({ node }: { node: object }) => node);
  expect(await told()).toEqual([{ recordId: id, text: 'Ask @admin first.' }]);
  await world.updateTask({ id, priority: 'LOW', summary: 'Ask @admin twice.' });
  expect(await toldOf(colleague, 'TASK_MENTIONED')).toEqual([id]);
  const { data } = await colleague.query('query($id: ID!) { task(id: $id) { mentions { userId } } }', { id });
  expect(data.task.mentions).toEqual([{ userId: world.user('admin') }]);
  const stranger = await world.updateTask({ id, mentionIds: [world.user('hrm')] });
  expect(stranger.errors).toMatchObject([{ field: 'mentionIds', code: 'mentionNotAllowed' }]);
  await world.updateTask({ id, mentionIds: [] });
  await world.updateTask({ id, mentionIds: [world.user('admin')] });
  expect(await toldOf(colleague, 'TASK_MENTIONED')).toEqual([id, id]);
});

it('a due task is told of once for each due day, however many workers look', async () => {
  const soon = await taskFor('admin', { dueOn: world.day(1) });
  const late = await taskFor('admin', { dueOn: world.day(3) });
  const look = () => world.server.database.pool.query(`select graphile_worker.add_job('tellDueTasks') from generate_series(1, 3)`);
  const told = async () => (await toldOf(colleague, 'TASK_DUE')).filter(id => [soon, late].includes(id));
  await look();
  await expect.poll(told, { timeout: 30_000 }).toEqual([soon]);
  await world.updateTask({ id: late, dueOn: world.day(0) });
  await look();
  await expect.poll(told, { timeout: 30_000 }).toEqual([late, soon]);
});

it('a manager is told once that a budget is nearly used and once that it is, and anew only of a changed one', async () => {
  const values = { memberIds: [world.user('projects'), world.user('admin')], managerId: world.user('admin') };
  const { project } = await world.project({ ...values, budget: '1000', hourCost: '200' });
  const named = { recordName: project.name };
  const others = await world.project({ ...values, managerId: world.user('projects'), budget: '1000', hourCost: '200' });
  const book = async (hours: string, projectId: string = project.id) => {
    const made = await world.manager.mutate('createTimeEntry', { projectId, spentOn: world.day(0), hours }, 'timeEntry { id }');
    expect(made.errors).toEqual([]);
  };
  const look = () => world.server.database.pool.query(`select graphile_worker.add_job('tellOfBudgets') from generate_series(1, 3)`);
  const told = async (client: Client) =>
    (
      await client.query(
        '{ notifications(first: 50, filter: { kind: { eq: PROJECT_BUDGET_USED } }) { edges { node { recordId recordName count text } } } }',
      )
    ).data.notifications.edges.map(({ node }: { node: object }) => node);
  const at = (count: number) => ({ recordId: project.id, ...named, count, text: null });
  const preferences = [{ kind: 'PROJECT_BUDGET_USED', inApp: true, byMail: true, inDigest: false }];
  expect((await colleague.mutate('updateNotificationPreferences', { preferences }, '')).errors).toEqual([]);
  await book('3.99');
  await book('4', others.project.id);
  await look();
  await expect.poll(() => told(world.manager), { timeout: 30_000 }).toMatchObject([{ recordId: others.project.id, count: 80 }]);
  expect(await told(colleague)).toEqual([]);
  await book('0.01');
  await look();
  await expect.poll(() => told(colleague), { timeout: 30_000 }).toEqual([at(80)]);
  await book('1');
  await look();
  await expect.poll(() => told(colleague), { timeout: 30_000 }).toEqual([at(100), at(80)]);
  const mails = await world.server.database.platform(em =>
    em.execute<{ text: string }[]>(
      `select kept_text as text from outbox_mail where recipient = 'admin@atlas.test' and kept_text like '%?tab=money%' order by id`,
    ),
  );
  expect(mails).toHaveLength(2);
  expect(mails[0].text).toContain(`80% of the budget of “${project.name}” is used`);
  expect(mails[0].text).toContain(`/records/${project.id}/?tab=money`);
  // Of twice the budget half is used, so both shares are passed anew; a little less of it is past 80 percent as before.
  const change = async (budget: string) =>
    expect((await world.manager.mutate('updateProject', { id: project.id, budget }, 'project { id }')).errors).toEqual([]);
  await change('2000');
  await book('3.5');
  await look();
  await expect.poll(() => told(colleague), { timeout: 30_000 }).toEqual([at(80), at(100), at(80)]);
  await change('1750');
  await change('1700');
  await book('0.25', others.project.id);
  await book('0.75', others.project.id);
  await look();
  await expect.poll(() => told(world.manager), { timeout: 30_000 }).toMatchObject([{ count: 100 }, { count: 80 }]);
  expect(await told(colleague)).toEqual([at(100), at(80), at(100), at(80)]);
});
