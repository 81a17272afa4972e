import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../support/asOwner.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

const fields = 'sprint { id version name status taskIds taskCount doneCount hours doneHours completedAt }';

let world: ProjectWorld;
let columns: Map<string, string>;
beforeAll(async () => {
  world = await ProjectWorld.open();
  columns = await world.columns('TASK');
});
afterAll(async () => {
  await expectInvariantsHold(world.server.database, world.server.companyId);
  await world.server.stop();
});

const create = (projectId: string, taskIds: string[], values: object = {}) =>
  world.manager.mutate('createSprint', { name: 'Sprint', projectId, status: 'FUTURE', taskIds, ...values }, fields);
const update = (id: string, values: object) => world.manager.mutate('updateSprint', { id, ...values }, fields);
const complete = (id: string, values: object = {}) => world.manager.mutate('completeSprint', { id, ...values }, fields);
const done = (id: string) => world.updateTask({ id, columnId: columns.get('COMPLETED') });
const sprintOf = async (id: string) => {
  const selection = '{ name status taskIds taskCount doneCount hours doneHours completedAt }';
  return (await world.manager.query(`query($id: ID!) { sprint(id: $id) ${selection} }`, { id })).data.sprint;
};

describe('a sprint', () => {
  it('needs a name, a project and a task of it, and ends no sooner than it starts', async () => {
    const { projectId, ids } = await world.plan(1);
    const other = await world.plan(1);
    expect(issues(await create(projectId, [], { name: '' }))).toEqual([['name', 'required']]);
    expect(issues(await create(projectId, []))).toEqual([['taskIds', 'chooseOne']]);
    expect(issues(await create(projectId, [ids[0], other.ids[0]]))).toEqual([['taskIds', 'otherProject']]);
    const dated = (startsOn: string, endsOn: string) => create(projectId, ids, { startsOn, endsOn });
    expect(issues(await dated(world.day(2), world.day(1)))).toEqual([['endsOn', 'endBeforeStart']]);
    expect(issues(await dated(world.day(0), world.day(367)))).toEqual([['endsOn', 'limitExceeded']]);
    expect(issues(await dated(world.day(1), world.day(1)))).toEqual([]);
    expect(issues(await create(projectId, ids, { status: 'COMPLETED' }))).toEqual([['status', 'sprintNotBegun']]);
  });

  it('stays in its project and only moves forward', async () => {
    const { projectId, ids } = await world.plan(1);
    const other = await world.plan(1);
    const { sprint } = await create(projectId, ids, { status: 'NEXT' });
    expect(issues(await update(sprint.id, { projectId: other.projectId, taskIds: other.ids }))).toEqual([['projectId', 'sprintStays']]);
    expect(issues(await update(sprint.id, { status: 'FUTURE' }))).toEqual([['status', 'sprintForward']]);
    expect((await update(sprint.id, { status: 'CURRENT' })).sprint.status).toBe('CURRENT');
  });

  it('is the only current one of its project, also if two start at once', async () => {
    const { projectId, ids } = await world.plan(2);
    const made = await Promise.all(ids.map((id, index) => create(projectId, [id], { name: `Half ${index}` })));
    const started = await Promise.all(made.map(({ sprint }) => update(sprint.id, { status: 'CURRENT' })));
    expect(started.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const late = made.find((_, index) => started[index].errors.length > 0)!.sprint;
    expect(issues(await update(late.id, { status: 'CURRENT' }))).toEqual([['status', 'otherCurrentSprint']]);
  });

  it('takes a task out of the sprint it was in', async () => {
    const { projectId, ids } = await world.plan(3);
    const first = (await create(projectId, [ids[0], ids[1]])).sprint;
    const second = (await create(projectId, [ids[1], ids[2]])).sprint;
    expect((await sprintOf(first.id)).taskIds).toEqual([ids[0]]);
    expect(issues(await update(second.id, { taskIds: [] }))).toEqual([['taskIds', 'chooseOne']]);
    expect(second.taskIds).toEqual([ids[1], ids[2]]);
    const { task } = await world.manager.mutate('updateTask', { id: ids[0], sprintId: second.id }, 'task { sprint { id } }');
    expect(task.sprint.id).toBe(second.id);
    expect((await sprintOf(second.id)).taskCount).toBe(3);
    const elsewhere = await world.plan(1);
    const foreign = await world.updateTask({ id: elsewhere.ids[0], sprintId: second.id });
    expect(issues(foreign)).toEqual([['sprintId', 'sprintOfOtherProject']]);
  });

  it('moves its open tasks on when it is completed, and keeps its figures', async () => {
    const { projectId, ids } = await world.plan(3);
    for (const [index, id] of ids.entries()) await world.updateTask({ id, estimateHours: String((index + 1) * 2) });
    const { sprint } = await create(projectId, ids, { status: 'CURRENT' });
    const next = (await create(projectId, [(await world.task({ projectId })).task.id], { name: 'Next', status: 'NEXT' })).sprint;
    await done(ids[0]);
    const other = await world.plan(1);
    const foreign = (await create(other.projectId, other.ids)).sprint;
    expect(issues(await complete(sprint.id, { nextSprintId: foreign.id }))).toEqual([['nextSprintId', 'sprintOfOtherProject']]);
    expect(issues(await complete(sprint.id, { nextSprintId: sprint.id }))).toEqual([['nextSprintId', 'sprintCompleted']]);
    expect((await complete(sprint.id, { nextSprintId: next.id })).sprint).toMatchObject({
      status: 'COMPLETED',
      taskIds: [ids[0]],
      taskCount: 3,
      doneCount: 1,
      hours: '12',
      doneHours: '2',
    });
    expect((await sprintOf(next.id)).taskIds).toEqual(expect.arrayContaining([ids[1], ids[2]]));
    await done(ids[1]);
    expect(issues(await complete(sprint.id))).toEqual([]);
    expect(await sprintOf(sprint.id)).toMatchObject({ taskCount: 3, doneCount: 1, hours: '12', doneHours: '2' });
    expect(issues(await update(sprint.id, { name: 'Renamed' }))).toEqual([[null, 'sprintCompleted']]);
    expect(issues(await world.updateTask({ id: ids[2], sprintId: sprint.id }))).toEqual([['sprintId', 'sprintCompleted']]);
  });

  it('takes no task while it is being completed', async () => {
    const { projectId, ids } = await world.plan(5);
    const [first, ...others] = ids;
    const { sprint } = await create(projectId, [first], { status: 'CURRENT' });
    await Promise.all([complete(sprint.id), ...others.map(id => world.updateTask({ id, sprintId: sprint.id }))]);
    const { taskCount, taskIds } = await sprintOf(sprint.id);
    expect(taskIds).toEqual([]);
    expect(taskCount).toBeGreaterThanOrEqual(1);
  });

  it('can be changed and completed after it has lost its tasks', async () => {
    const { projectId, ids } = await world.plan(1);
    const { sprint } = await create(projectId, ids, { status: 'CURRENT' });
    await create(projectId, ids);
    expect((await update(sprint.id, { name: 'Emptied' })).sprint).toMatchObject({ name: 'Emptied', taskIds: [] });
    expect((await complete(sprint.id)).sprint).toMatchObject({ status: 'COMPLETED', taskCount: 0 });
  });

  it('holds a hundred tasks, however they come', async () => {
    const { projectId, ids } = await world.plan(102);
    const { sprint } = await create(projectId, ids.slice(0, 100));
    const full = { field: 'sprintId', code: 'sprintFull', params: { max: 100 } };
    expect((await world.updateTask({ id: ids[100], sprintId: sprint.id })).errors).toMatchObject([full]);
    const other = (await create(projectId, [ids[100]], { status: 'CURRENT' })).sprint;
    expect(issues(await complete(other.id, { nextSprintId: sprint.id }))).toEqual([['nextSprintId', 'sprintFull']]);
    await done(ids[100]);
    expect(issues(await complete(other.id, { nextSprintId: sprint.id }))).toEqual([]);
    expect(issues(await create(projectId, ids.slice(0, 101)))).toEqual([['taskIds', 'tooMany']]);
  });

  it('lets its tasks go when it is deleted, and has them again when it is restored', async () => {
    const { projectId, ids } = await world.plan(2);
    const { sprint } = await create(projectId, ids);
    const taken = (await create(projectId, [(await world.task({ projectId })).task.id])).sprint;
    await world.manager.mutate('deleteSprints', { ids: [sprint.id] }, 'deletedIds', 'DeleteInput');
    expect((await world.manager.query(`query($id: ID!) { task(id: $id) { sprint { id } } }`, { id: ids[0] })).data.task.sprint).toBe(null);
    await world.updateTask({ id: ids[1], sprintId: taken.id });
    await world.manager.mutate('restoreRecords', { ids: [sprint.id] }, 'restoredIds', 'DeleteInput');
    expect((await sprintOf(sprint.id)).taskIds).toEqual([ids[0]]);
  });
});

describe('the burndown of a sprint', () => {
  const burndown = async (id: string) => {
    const query = 'query($id: ID!) { sprintBurndown(id: $id) { on tasks doneTasks hours doneHours } }';
    const answer = await world.manager.query(query, { id });
    if (answer.errors?.length) throw new Error(JSON.stringify(answer.errors));
    return answer.data.sprintBurndown;
  };

  it('shows day by day what was in it and what was done, with the changes of its scope', async () => {
    const { projectId, ids } = await world.plan(3);
    for (const id of ids) await world.updateTask({ id, estimateHours: '2.5' });
    const { sprint } = await create(projectId, ids, { status: 'CURRENT', startsOn: world.day(-2), endsOn: world.day(5) });
    expect(await burndown(sprint.id)).toMatchObject([
      { tasks: 0 },
      { tasks: 0 },
      { on: world.today, tasks: 3, doneTasks: 0, hours: '7.5' },
    ]);
    const { companyId } = (await world.manager.query('{ viewer { companyId } }')).data.viewer;
    // Two tasks were in it from the start, of which one is done today, when the third came.
    await asOwner(world.server, `update sprint_scope set added_at = now() - interval '4 days' where sprint_id = $1 and task_id <> $2`, {
      values: [sprint.id, ids[2]],
      companyId,
    });
    await done(ids[0]);
    expect(await burndown(sprint.id)).toEqual([
      { on: world.day(-2), tasks: 2, doneTasks: 0, hours: '5', doneHours: '0' },
      { on: world.day(-1), tasks: 2, doneTasks: 0, hours: '5', doneHours: '0' },
      { on: world.today, tasks: 3, doneTasks: 1, hours: '7.5', doneHours: '2.5' },
    ]);
    await update(sprint.id, { taskIds: [ids[0], ids[2]] });
    expect((await burndown(sprint.id)).at(-1)).toMatchObject({ tasks: 2, doneTasks: 1, hours: '5' });
    await complete(sprint.id);
    expect((await burndown(sprint.id)).at(-1)).toMatchObject({ tasks: 2, doneTasks: 1 });
  });

  it('is empty before the sprint begins, and nothing for what is no sprint', async () => {
    const { projectId, ids } = await world.plan(1);
    const { sprint } = await create(projectId, ids, { startsOn: world.day(3), endsOn: world.day(5) });
    expect(await burndown(sprint.id)).toEqual([]);
    expect(await burndown(projectId)).toBe(null);
  });
});

it('the velocity of a project is what its completed sprints planned on their first day, and did', async () => {
  const velocity = async (id: string) => {
    const fields = 'name completedOn plannedTasks doneTasks plannedHours doneHours';
    const answer = await world.manager.query(`query($id: ID!) { projectVelocity(projectId: $id) { ${fields} } }`, { id });
    return answer.data.projectVelocity;
  };
  const { projectId, ids } = await world.plan(4);
  for (const id of ids) await world.updateTask({ id, estimateHours: '2.5' });
  expect(await velocity(projectId)).toEqual([]);
  const { sprint } = await create(projectId, ids, { status: 'CURRENT', startsOn: world.day(-3), endsOn: world.day(5) });
  const { companyId } = (await world.manager.query('{ viewer { companyId } }')).data.viewer;
  // Three tasks were in it from the start; the fourth came today.
  await asOwner(world.server, `update sprint_scope set added_at = now() - interval '5 days' where sprint_id = $1 and task_id <> $2`, {
    values: [sprint.id, ids[3]],
    companyId,
  });
  await done(ids[0]);
  await done(ids[3]);
  expect(await velocity(projectId)).toEqual([]);
  await complete(sprint.id);
  const first = { completedOn: world.today, plannedTasks: 3, doneTasks: 2, plannedHours: '7.5', doneHours: '5' };
  expect(await velocity(projectId)).toMatchObject([first]);
  const next = await create(projectId, [ids[1]], { status: 'CURRENT', startsOn: world.day(-1), endsOn: world.day(5) });
  await done(ids[1]);
  await complete(next.sprint.id);
  expect(await velocity(projectId)).toMatchObject([first, { plannedTasks: 0, doneTasks: 1, doneHours: '2.5' }]);
});
