import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../support/asOwner.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
beforeAll(async () => void (world = await ProjectWorld.open()));
afterAll(() => world.server.stop());

const start = (taskId: string) => world.manager.mutate('startTimer', { taskId }, 'taskId');
const stop = () => world.manager.mutate('stopTimer', {}, 'timeEntry { hours spentOn user { userId } task { id } }');
const discard = () => world.manager.mutate('discardTimer', {}, 'taskId', 'StopTimerInput');
const running = async () => (await world.manager.query('{ runningTimer { taskId taskKey startedAt } }')).data.runningTimer;

it('runs one timer per person, also if two are started at once, and books what it measured', async () => {
  const { ids } = await world.plan(2);
  expect(issues(await stop())).toEqual([[null, 'noTimer']]);
  const both = await Promise.all(ids.map(start));
  expect(both.map(issues).toSorted((one, other) => one.length - other.length)).toEqual([[], [[null, 'timerRunning']]]);
  const timer = await running();
  expect(ids).toContain(timer.taskId);
  expect((await world.admin.query('{ runningTimer { taskId } }')).data.runningTimer).toBeNull();
  const { companyId } = (await world.manager.query('{ viewer { companyId } }')).data.viewer;
  await asOwner(world.server, `update timer set started_at = started_at - interval '90 minutes'`, { companyId });
  expect((await stop()).timeEntry).toMatchObject({ hours: '1.5', user: { userId: world.user('projects') }, task: { id: timer.taskId } });
  expect(await running()).toBeNull();
});

it('keeps a timer whose time cannot be booked until it is discarded, and needs a member', async () => {
  const { ids } = await world.plan(1);
  const { project } = await world.project({ memberIds: [world.user('crm')] });
  const { task } = await world.task({ projectId: project.id, assigneeIds: [world.user('crm')] });
  expect(issues(await start(task.id))).toEqual([['taskId', 'notAMember']]);
  expect(issues(await start(ids[0]))).toEqual([]);
  await world.manager.mutate('deleteTasks', { ids }, 'deletedIds', 'DeleteInput');
  expect(issues(await stop())).toEqual([['taskId', 'notFound']]);
  expect((await running()).taskId).toBe(ids[0]);
  expect(issues(await discard())).toEqual([]);
  expect(await running()).toBeNull();
});
