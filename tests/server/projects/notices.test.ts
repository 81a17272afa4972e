import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../support/Client.ts';
import { ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
let colleague: Client;
let projectId: string;
beforeAll(async () => {
  world = await ProjectWorld.open();
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
