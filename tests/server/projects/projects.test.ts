import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { signedInAs, startDemo } from '../../support/Client.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
beforeAll(async () => void (world = await ProjectWorld.open(startDemo())));
afterAll(async () => {
  await expectInvariantsHold(world.server.database, world.server.companyId);
  await world.server.stop();
});

const update = (values: Record<string, unknown>) =>
  world.manager.mutate('updateProject', values, 'project { id version startOn memberIds doneAt }');

describe('a project', () => {
  it('needs name, category, member, start, due date, priority and budget', async () => {
    const blank = { name: '', categories: [], memberIds: [] };
    const payload = await world.project(blank);
    expect(issues(payload)).toEqual(
      expect.arrayContaining([
        ['name', 'required'],
        ['categories', 'required'],
        ['memberIds', 'chooseOne'],
      ]),
    );
    expect(issues(await world.project({ budget: '-1' }))).toEqual([['budget', 'tooSmall']]);
    expect(issues(await world.project({ budget: '9999999999999' }))).toEqual([['budget', 'budgetLimitExceeded']]);
    expect(issues(await world.project({ startOn: world.day(-1) }))).toEqual([['startOn', 'inThePast']]);
    expect(issues(await world.project({ startOn: world.day(5), dueOn: world.day(4) }))).toEqual([['dueOn', 'dueBeforeStart']]);
    expect(issues(await world.project({ categories: ['x'.repeat(61)] }))).toEqual([['categories.0', 'tooLong']]);
  });

  it('keeps a start in the past through other changes', async () => {
    const { data } = await world.manager.query('{ projects(first: 1, search: "Newark") { edges { node { id version startOn } } } }');
    const { id, version, startOn } = data.projects.edges[0].node;
    expect(startOn < world.today).toBe(true);
    expect(issues(await update({ id, version, name: 'New warehouse in Newark Bay' }))).toEqual([]);
    expect(issues(await update({ id, startOn: world.day(-3) }))).toEqual([['startOn', 'inThePast']]);
  });

  it('takes its key from its name, never one that another has had', async () => {
    const { project } = await world.project({ name: 'Grand hall opening' });
    expect(project.key).toBe('GHO');
    await world.manager.mutate('deleteProjects', { ids: [project.id] }, 'deletedIds', 'DeleteInput');
    expect((await world.project({ name: 'Grand hall opening' })).project.key).toBe('GHO2');
    expect((await world.project({ name: 'مشروع جديد' })).project.key).toBe('PRJ');
    expect((await world.project({ name: 'Ökonomie' })).project.key).toBe('OKON');
    expect((await world.project({ key: 'own1' })).project.key).toBe('OWN1');
    expect(issues(await world.project({ key: 'OWN1' }))).toEqual([['key', 'taken']]);
    expect(issues(await world.project({ key: '1X' }))).toEqual([['key', 'invalidProjectKey']]);
  });

  it('gets distinct keys for twenty projects of one name created at once', async () => {
    const payloads = await Promise.all(Array.from({ length: 20 }, () => world.project({ name: 'Same same' })));
    expect(payloads.flatMap(issues)).toEqual([]);
    expect(new Set(payloads.map(({ project }) => project.key)).size).toBe(20);
  });

  it('takes users and employees as members, and names the field of an employee without a user', async () => {
    const employee = async (values: Record<string, unknown>) =>
      (await world.admin.mutate('createEmployee', values, 'employee { id }')).employee.id as string;
    const roles = (await world.admin.query('{ roles(first: 1) { edges { node { id } } } }')).data.roles.edges;
    const person = { name: 'Ada', email: 'ada.members@atlas.test', password: 'a long password', roleId: roles[0].node.id };
    const { user } = await world.admin.mutate('createUser', person, 'user { id }');
    const withUser = await employee({ name: 'Ada', userId: user.id });
    const without = await employee({ name: 'Bob' });
    expect((await world.project({ memberIds: [withUser, world.user('crm'), user.id] })).project.memberIds).toEqual([
      user.id,
      world.user('crm'),
    ]);
    expect(issues(await world.project({ memberIds: [without] }))).toEqual([['memberIds', 'employeeWithoutUser']]);
    const inactive = world.user('thomas.reed');
    expect(issues(await world.project({ memberIds: [inactive] }))).toEqual([['memberIds', 'inactive']]);
    const foreign = await signedInAs(world.server, 'admin@boreal.test');
    const stranger = (await foreign.query('{ viewer { userId } }')).data.viewer.userId;
    expect(issues(await world.project({ memberIds: [stranger] }))).toEqual([['memberIds.0', 'notFound']]);
  });

  it('has a new version when only its members change, and gets them back when its deletion is undone', async () => {
    const { project } = await world.project();
    const changed = await update({ id: project.id, version: project.version, memberIds: [world.user('hrm')] });
    expect(changed.project).toMatchObject({ version: project.version + 1, memberIds: [world.user('hrm')] });
    await world.manager.mutate('deleteProjects', { ids: [project.id] }, 'deletedIds', 'DeleteInput');
    await world.manager.mutate('restoreRecords', { ids: [project.id] }, 'restoredIds', 'DeleteInput');
    const { data } = await world.manager.query('query($id: ID!) { project(id: $id) { memberIds } }', { id: project.id });
    expect(data.project.memberIds).toEqual([world.user('hrm')]);
  });
});

describe('the project board', () => {
  const move = (input: Record<string, unknown>) =>
    world.manager.mutate('moveProject', input, 'project { id status doneAt column { id } }', 'MoveWorkInput');

  it('has three columns that stay, and those the company adds', async () => {
    const columns = await world.columns('PROJECT');
    expect([...columns.keys()]).toEqual(['TODO', 'IN_PROGRESS', 'COMPLETED']);
    const input = { scope: 'PROJECT', title: 'On hold', group: 'TODO' };
    const { statusColumn } = await world.manager.mutate('createStatusColumn', input, 'statusColumn { id kind group }');
    expect(statusColumn).toMatchObject({ kind: 'CUSTOM', group: 'TODO' });
    expect([...(await world.columns('PROJECT')).keys()]).toEqual(['TODO', 'IN_PROGRESS', 'On hold', 'COMPLETED']);
    const rename = { id: columns.get('TODO'), title: 'Ideas', group: 'TODO' };
    expect((await world.manager.mutate('updateStatusColumn', rename, 'statusColumn { id }')).errors).toMatchObject([
      { code: 'systemColumn' },
    ]);
    const { project } = await world.project({ columnId: 'on hold' });
    expect(project.status).toBe('on hold');
    const remove = (targetId?: string) => world.manager.mutate('deleteStatusColumn', { id: statusColumn.id, targetId }, 'deletedIds');
    expect((await remove()).errors).toMatchObject([{ field: 'targetId', code: 'columnHoldsCards', params: { count: 1 } }]);
    expect((await remove(columns.get('COMPLETED'))).errors).toEqual([]);
    const { data } = await world.manager.query('query($id: ID!) { project(id: $id) { status doneAt } }', { id: project.id });
    expect(data.project).toMatchObject({ status: 'completed', doneAt: expect.any(String) });
  });

  it('finishes a project that enters a done column, and reopens one that leaves', async () => {
    const columns = await world.columns('PROJECT');
    const { project } = await world.project();
    expect(project).toMatchObject({ status: 'todo', doneAt: null });
    expect((await move({ id: project.id, columnId: columns.get('COMPLETED') })).project.doneAt).toEqual(expect.any(String));
    expect((await update({ id: project.id, columnId: columns.get('IN_PROGRESS') })).project.doneAt).toBeNull();
  });

  it('finishes the projects of a column whose group becomes done', async () => {
    const input = { scope: 'PROJECT', title: 'Delivered', group: 'DOING' };
    const { statusColumn } = await world.manager.mutate('createStatusColumn', input, 'statusColumn { id }');
    const { project } = await world.project({ columnId: statusColumn.id });
    await world.manager.mutate('updateStatusColumn', { id: statusColumn.id, title: 'Delivered', group: 'DONE' }, 'statusColumn { id }');
    const { data } = await world.manager.query('query($id: ID!) { project(id: $id) { doneAt } }', { id: project.id });
    expect(data.project.doneAt).toEqual(expect.any(String));
  });

  it('gives ten projects moved to the top at once distinct places', async () => {
    const columnId = (await world.columns('PROJECT')).get('IN_PROGRESS');
    const made = await Promise.all(Array.from({ length: 10 }, () => world.project()));
    const moved = await Promise.all(made.map(({ project }) => move({ id: project.id, columnId })));
    expect(moved.flatMap(({ errors }) => errors)).toEqual([]);
    const { data } = await world.manager.query(
      'query($id: ID!) { node(id: $id) { ... on StatusColumn { projects(first: 50) { edges { node { rank } } } } } }',
      {
        id: columnId,
      },
    );
    const ranks = data.node.projects.edges.map(({ node }: { node: { rank: string } }) => node.rank);
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(ranks.length).toBeGreaterThanOrEqual(10);
  });
});
