import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemo } from '../../support/Client.ts';
import { asOwner } from '../../support/asOwner.ts';
import { restAs, type Rest } from '../../rest/Rest.ts';
import { ProjectWorld } from './ProjectWorld.ts';

const figures = `projects openProjects overdueProjects tasks openTasks overdueTasks upcomingTasks completedTasks
  statuses { columnId kind title count percentage } completed { month inTime late } workload { userId openTasks overdueTasks hours }`;

interface Due {
  id: string;
  project: { id: string };
  overdueDays?: number;
}
interface Status {
  count: number;
  percentage: number;
}

let world: ProjectWorld;
let rest: Rest;
let columns: Map<string, string>;
let companyId: string;
beforeAll(async () => {
  world = await ProjectWorld.open(startDemo());
  rest = await restAs(world.server, 'projects@atlas.test');
  columns = await world.columns('TASK');
  ({ companyId } = (await world.manager.query('{ viewer { companyId } }')).data.viewer);
});
afterAll(() => world.server.stop());

const read = async () =>
  (await world.manager.query(`{ projectOverview(span: LAST_7_DAYS) { ${figures} } }`)).data.projectOverview as Record<string, number> & {
    statuses: Status[];
  };
const due = (id: string, days: number) =>
  asOwner(world.server, 'update task set due_on = $1 where id = $2', { values: [world.day(days), id], companyId });
const all = async (path: string) => {
  const rows: Due[] = [];
  for (let page = 1; ; page++) {
    const { body } = await rest.get(`${path}?page=${page}`);
    rows.push(...body.data);
    if (rows.length >= body.total) return rows;
  }
};

it('counts tasks as overdue from the day after they were due, and as upcoming for seven days', async () => {
  const before = await read();
  const { projectId, ids } = await world.plan(5);
  const [late, today, soon, later, done] = ids;
  for (const [id, days] of [
    [late, -3],
    [today, 0],
    [soon, 7],
    [later, 8],
    [done, -1],
  ] as const)
    await due(id, days);
  await world.updateTask({ id: done, columnId: columns.get('COMPLETED') });
  const after = await read();
  const added = (name: string) => after[name] - before[name];
  expect(['projects', 'openProjects', 'overdueProjects'].map(added)).toEqual([1, 1, 0]);
  expect(['tasks', 'openTasks', 'overdueTasks', 'upcomingTasks', 'completedTasks'].map(added)).toEqual([5, 4, 1, 2, 1]);
  const own = (rows: Due[]) => rows.filter(({ project }) => project.id === projectId).map(({ id }) => id);
  const overdue = await all('/projects/getOverDueTasksWithDay');
  expect(own(overdue)).toEqual([late]);
  expect(overdue.find(({ id }) => id === late)).toMatchObject({ overdueDays: 3 });
  expect(overdue.map(({ overdueDays }) => overdueDays)).toEqual(overdue.map(({ overdueDays }) => overdueDays).toSorted((a, b) => b! - a!));
  expect(own(await all('/projects/getUpcomingDueTasks'))).toEqual([today, soon]);
  const { data } = await world.manager.query('query($id: ID!) { task(id: $id) { overdueDays isUpcoming } }', { id: done });
  expect(data.task).toEqual({ overdueDays: 0, isUpcoming: false });
});

it('answers shares by status that add up to exactly 100, the largest remainders rounded up', async () => {
  await asOwner(world.server, 'update task set deleted_at = now()', { companyId });
  const shares = async () => (await read()).statuses.map(({ percentage }) => percentage);
  expect(new Set(await shares())).toEqual(new Set([0]));
  const { ids } = await world.plan(7);
  await world.updateTask({ id: ids[0], columnId: columns.get('IN_PROGRESS') });
  for (const id of ids.slice(1, 3)) await world.updateTask({ id, columnId: columns.get('COMPLETED') });
  const { body } = await rest.get('/projects/getTasksByStatusPercentage');
  const given = new Map(body.data.map((row: { kind: string } & Status) => [row.kind, [row.count, row.percentage]]));
  // 57.14, 14.29 and 28.57 percent.
  expect([given.get('TODO'), given.get('IN_PROGRESS'), given.get('COMPLETED')]).toEqual([
    [4, 57],
    [1, 14],
    [2, 29],
  ]);
  const analytics = (await rest.get('/projects/getProjectAnalytics')).body.data;
  expect(analytics).toMatchObject({ tasks: 7, openTasks: 5, completedTasks: 2 });
});
