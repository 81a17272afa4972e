import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
beforeAll(async () => {
  world = await ProjectWorld.open();
});
afterAll(async () => {
  await expectInvariantsHold(world.server.database, world.server.companyId);
  await world.server.stop();
});

const plan = (id: string, values: object = {}) =>
  world.manager.mutate('planTask', { id, ...values }, 'task { id version planRank isPlanned sprint { id } }', 'PlanTaskInput');
const sprint = async (projectId: string, taskIds: string[], values: object = {}) =>
  (await world.manager.mutate('createSprint', { name: 'Sprint', projectId, status: 'FUTURE', taskIds, ...values }, 'sprint { id }')).sprint
    .id;
const backlogOf = async (project: string): Promise<string[]> => {
  const filter = { project: { eq: project }, isPlanned: { eq: false } };
  const { data } = await world.manager.query(
    'query($filter: TaskFilter) { tasks(first: 100, filter: $filter, sort: { field: PLAN_RANK }) { edges { node { id } } } }',
    { filter },
  );
  return data.tasks.edges.map(({ node }: { node: { id: string } }) => node.id);
};

describe('the backlog', () => {
  it('begins in the order of the tasks and keeps the one it is given', async () => {
    const { projectId, ids } = await world.plan(4);
    expect(await backlogOf(projectId)).toEqual(ids);
    await plan(ids[3], { beforeId: ids[0] });
    await plan(ids[0], { afterId: ids[1] });
    expect(await backlogOf(projectId)).toEqual([ids[3], ids[1], ids[0], ids[2]]);
    const late = (await world.task({ projectId })).task.id;
    expect((await backlogOf(projectId)).at(-1)).toBe(late);
  });

  it('gives tasks to a sprint of its project and takes them back', async () => {
    const { projectId, ids } = await world.plan(3);
    const other = await world.plan(1);
    const first = await sprint(projectId, [ids[0]]);
    const strange = await sprint(other.projectId, other.ids);
    expect((await plan(ids[1], { sprintId: first, beforeId: ids[0] })).task).toMatchObject({ isPlanned: true, sprint: { id: first } });
    expect(await backlogOf(projectId)).toEqual([ids[2]]);
    expect(issues(await plan(ids[2], { sprintId: strange }))).toEqual([['sprintId', 'sprintOfOtherProject']]);
    expect((await plan(ids[1], { afterId: ids[2] })).task).toMatchObject({ isPlanned: false, sprint: null });
    expect(await backlogOf(projectId)).toEqual([ids[2], ids[1]]);
    await world.manager.mutate('completeSprint', { id: first }, 'sprint { id }');
    expect(issues(await plan(ids[2], { sprintId: first }))).toEqual([['sprintId', 'sprintCompleted']]);
  });

  it('has one order, whoever moves at once', async () => {
    const { projectId, ids } = await world.plan(6);
    const moves = Array.from({ length: 30 }, (_, index) => {
      const [id, afterId] = [ids[index % 6], ids[(index * 5 + 1) % 6]];
      return plan(id, id === afterId ? {} : { afterId });
    });
    for (const moved of await Promise.all(moves)) expect(moved.errors).toEqual([]);
    expect((await backlogOf(projectId)).toSorted()).toEqual(ids.toSorted());
  });
});
