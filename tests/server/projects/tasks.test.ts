import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

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

const done = (id: string) => world.updateTask({ id, columnId: columns.get('COMPLETED') });

describe('a task', () => {
  it('needs name, project, assignee, tag and summary', async () => {
    const projectId = (await world.project()).project.id;
    expect(issues(await world.task({ projectId, name: '', tags: [], summary: '', assigneeIds: [] }))).toEqual(
      expect.arrayContaining([
        ['name', 'required'],
        ['tags', 'required'],
        ['summary', 'required'],
        ['assigneeIds', 'chooseOne'],
      ]),
    );
  });

  it('is numbered in its project without gaps, also when many are created at once', async () => {
    const { project } = await world.project({ name: 'Twelve months' });
    const made = await Promise.all(Array.from({ length: 12 }, () => world.task({ projectId: project.id })));
    const keys = new Set(made.map(({ task }) => task.key));
    expect(keys).toEqual(new Set(Array.from({ length: 12 }, (_, index) => `${project.key}-${index + 1}`)));
    const { task } = made[0];
    await world.manager.mutate('deleteTasks', { ids: [task.id] }, 'deletedIds', 'DeleteInput');
    expect((await world.task({ projectId: project.id })).task.key).toBe(`${project.key}-13`);
    const rename = await world.manager.mutate('updateProject', { id: project.id, key: 'OTHER' }, 'project { id }');
    expect(issues(rename)).toEqual([['key', 'keyInUse']]);
  });

  it('lies within the dates of its project, which cannot shrink past it', async () => {
    const { project } = await world.project({ startOn: world.day(2), dueOn: world.day(20) });
    const at = (startOn: string | null, dueOn: string | null) => world.task({ projectId: project.id, startOn, dueOn });
    expect(issues(await at(world.day(-1), null))).toEqual([['startOn', 'inThePast']]);
    expect(issues(await at(world.day(1), null))).toEqual([['startOn', 'beforeProject']]);
    expect(issues(await at(world.day(3), world.day(21)))).toEqual([['dueOn', 'afterProject']]);
    expect(issues(await at(world.day(5), world.day(4)))).toEqual([['dueOn', 'dueBeforeStart']]);
    const { task } = await at(world.day(3), world.day(19));
    const shrink = (values: object) => world.manager.mutate('updateProject', { id: project.id, ...values }, 'project { id }');
    expect((await shrink({ dueOn: world.day(18) })).errors).toMatchObject([
      { field: 'dueOn', code: 'tasksOutside', params: { keys: task.key } },
    ]);
    expect(issues(await shrink({ startOn: world.day(4) }))).toEqual([['startOn', 'tasksOutside']]);
    expect(issues(await shrink({ dueOn: world.day(19) }))).toEqual([]);
  });

  it('is done by members, who leave the project only without open tasks', async () => {
    const { project } = await world.project();
    expect(issues(await world.task({ projectId: project.id, assigneeIds: [world.user('hrm')] }))).toEqual([['assigneeIds', 'notAMember']]);
    const { task } = await world.task({ projectId: project.id, assigneeIds: [world.user('crm')] });
    const leave = () => world.manager.mutate('updateProject', { id: project.id, memberIds: [world.user('projects')] }, 'project { id }');
    expect(issues(await leave())).toEqual([['memberIds', 'memberHasTasks']]);
    await done(task.id);
    expect(issues(await leave())).toEqual([]);
    // What a former member did is opened again: they keep it, and the project can still change.
    expect(issues(await world.updateTask({ id: task.id, columnId: columns.get('TODO') }))).toEqual([]);
    const rename = await world.manager.mutate('updateProject', { id: project.id, name: 'Another name' }, 'project { name }');
    expect(rename).toMatchObject({ errors: [], project: { name: 'Another name' } });
  });

  it('stays in its project', async () => {
    const { ids } = await world.plan(1);
    const other = await world.plan(1);
    expect(issues(await world.updateTask({ id: ids[0], projectId: other.projectId }))).toEqual([['projectId', 'projectStays']]);
    expect(issues(await world.updateTask({ id: ids[0], parentId: other.ids[0] }))).toEqual([['parentId', 'otherProject']]);
  });
});

describe('subtasks', () => {
  it('go five levels deep and never in a circle, whose path is shown', async () => {
    const { ids } = await world.plan(6);
    for (let index = 1; index < 5; index++)
      expect(issues(await world.updateTask({ id: ids[index], parentId: ids[index - 1] }))).toEqual([]);
    expect(issues(await world.updateTask({ id: ids[5], parentId: ids[4] }))).toEqual([['parentId', 'tooDeep']]);
    const keys = await Promise.all(ids.map(async id => (await world.taskOf(id)).key));
    const circle = await world.updateTask({ id: ids[0], parentId: ids[2] });
    expect(circle.errors).toMatchObject([
      { field: 'parentId', code: 'taskCycle', params: { path: [keys[0], keys[1], keys[2], keys[0]].join(' → ') } },
    ]);
  });

  it('make up the progress of the task above by weightage, and hold it open', async () => {
    const { ids, projectId } = await world.plan(4);
    const [whole, ...parts] = ids;
    for (const [index, id] of parts.entries()) await world.updateTask({ id, parentId: whole, weightage: [50, 30, 20][index] });
    expect(await world.taskOf(whole)).toMatchObject({ progress: 0, subtaskCount: 3 });
    await done(parts[0]);
    expect(await world.taskOf(whole)).toMatchObject({ progress: 50, doneSubtaskCount: 1 });
    const [, second, third] = await Promise.all(parts.map(id => world.taskOf(id)));
    expect((await done(whole)).errors).toMatchObject([{ code: 'openSubtasks', params: { keys: `${second.key}, ${third.key}` } }]);
    await done(parts[1]);
    await done(parts[2]);
    expect((await done(whole)).task).toMatchObject({ progress: 100, status: 'completed' });
    const { data } = await world.manager.query('query($id: ID!) { project(id: $id) { progress taskCount } }', { id: projectId });
    expect(data.project).toEqual({ progress: 100, taskCount: 4 });
  });

  it('count alike without weightage', async () => {
    const { ids } = await world.plan(4);
    for (const id of ids.slice(1)) await world.updateTask({ id, parentId: ids[0] });
    await done(ids[1]);
    expect((await world.taskOf(ids[0])).progress).toBe(33);
  });
});

describe('dependencies', () => {
  it('block a task until what it waits for is done', async () => {
    const { ids } = await world.plan(2);
    expect(issues(await world.wait(ids[1], ids[0]))).toEqual([]);
    expect((await world.taskOf(ids[1])).isBlocked).toBe(true);
    const { key } = await world.taskOf(ids[0]);
    expect((await done(ids[1])).errors).toMatchObject([{ code: 'taskBlocked', params: { keys: key } }]);
    const move = { id: ids[1], columnId: columns.get('COMPLETED') };
    expect((await world.manager.mutate('moveTask', move, 'task { id }', 'MoveWorkInput')).errors).toMatchObject([{ code: 'taskBlocked' }]);
    await done(ids[0]);
    expect((await world.taskOf(ids[1])).isBlocked).toBe(false);
    expect((await done(ids[1])).errors).toEqual([]);
  });

  it('refuse a circle with its path', async () => {
    const { ids } = await world.plan(3);
    await world.wait(ids[1], ids[0]);
    await world.wait(ids[2], ids[1]);
    const [a, b, c] = await Promise.all(ids.map(async id => (await world.taskOf(id)).key));
    expect((await world.wait(ids[0], ids[2])).errors).toMatchObject([
      { field: 'predecessorId', code: 'taskCycle', params: { path: [a, c, b, a].join(' → ') } },
    ]);
    expect((await world.wait(ids[0], ids[0])).errors).toMatchObject([{ code: 'taskCycle' }]);
    const { task } = await world.wait(ids[2], ids[0]);
    expect(issues(await world.wait(ids[2], ids[0]))).toEqual([['predecessorId', 'taken']]);
    const remove = task.predecessors.map(({ id }: { id: string }) => id);
    await world.manager.mutate('removeTaskDependencies', { ids: remove }, 'deletedIds', 'DeleteInput');
    expect(issues(await world.wait(ids[0], ids[2]))).toEqual([]);
  });

  it('come back with a task whose deletion is undone, unless they closed a circle by now', async () => {
    const { ids } = await world.plan(4);
    for (const at of [1, 2, 3]) await world.wait(ids[at], ids[at - 1], { lag: at });
    const waitsOf = async (id: string) =>
      (await world.manager.query('query($id: ID!) { task(id: $id) { predecessors { lag predecessor { id } } } }', { id })).data.task
        .predecessors;
    const remove = (...some: string[]) => world.manager.mutate('deleteTasks', { ids: some }, 'deletedIds', 'DeleteInput');
    const undo = async (...some: string[]) =>
      expect((await world.manager.mutate('restoreRecords', { ids: some }, 'restoredIds', 'DeleteInput')).errors).toEqual([]);
    await remove(ids[1], ids[2]);
    expect(await waitsOf(ids[3])).toEqual([]);
    await undo(ids[1], ids[2]);
    for (const at of [1, 2, 3]) expect(await waitsOf(ids[at])).toEqual([{ lag: at, predecessor: { id: ids[at - 1] } }]);
    await remove(ids[1]);
    expect(issues(await world.wait(ids[0], ids[2]))).toEqual([]);
    await undo(ids[1]);
    expect(await waitsOf(ids[1])).toEqual([{ lag: 1, predecessor: { id: ids[0] } }]);
    expect(await waitsOf(ids[2])).toEqual([]);
  });

  it('admit no circle when its two halves are added at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { ids } = await world.plan(2);
      const answers = await Promise.all([world.wait(ids[0], ids[1]), world.wait(ids[1], ids[0])]);
      expect(answers.flatMap(issues)).toEqual([['predecessorId', 'taskCycle']]);
    }
  });
});

describe('the task board', () => {
  it('keeps distinct places while ten users move a thousand cards at random', async () => {
    const { ids } = await world.plan(10);
    const places = ['TODO', 'IN_PROGRESS'].map(kind => columns.get(kind)!);
    // The same in every run (a linear congruential generator).
    let seed = 1;
    const random = (below: number) => Math.floor(((seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647) * below);
    const one = (id: string) =>
      world.manager.mutate(
        'moveTask',
        { id, columnId: places[random(2)], [random(2) ? 'afterId' : 'beforeId']: ids[random(10)] },
        'task { id }',
        'MoveWorkInput',
      );
    for (let step = 0; step < 100; step++) expect((await Promise.all(ids.map(id => one(id)))).flatMap(({ errors }) => errors)).toEqual([]);
    const found: string[] = [];
    for (const columnId of places) {
      const { data } = await world.manager.query(
        'query($id: ID!) { node(id: $id) { ... on StatusColumn { tasks(first: 100) { edges { node { id rank } } } } } }',
        { id: columnId },
      );
      const ranks = data.node.tasks.edges.map(({ node }: { node: { rank: string } }) => node.rank);
      expect(new Set(ranks).size).toBe(ranks.length);
      found.push(...data.node.tasks.edges.map(({ node }: { node: { id: string } }) => node.id));
    }
    expect(found.filter(id => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
  });
});
