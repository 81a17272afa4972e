import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, startDemo, type Client } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';
import { today } from '../../support/today.ts';
import { People } from './People.ts';

let server: TestServer;
let people: People;
beforeAll(async () => {
  server = await startDemo();
  people = await People.of(server);
});
afterAll(() => server.stop());

/** Runs hourly work thrice, as several workers might. */
const hourly = (name: string) => server.database.pool.query(`select graphile_worker.add_job($1) from generate_series(1, 3)`, [name]);
const toldOf = async (client: Client, kind: string): Promise<{ recordId: string | null; recordName: string }[]> => {
  const { data } = await client.query(
    'query($filter: NotificationFilter) { notifications(first: 50, filter: $filter) { edges { node { recordId recordName } } } }',
    { filter: { kind: { eq: kind } } },
  );
  return data.notifications.edges.map(({ node }: { node: object }) => node);
};

it('a document that expires soon is reminded of once for each last day, to Human resources and to whom it belongs', async () => {
  const { employeeId, client } = await people.hire();
  const add = async (title: string, days: number) =>
    (
      await people.hrm.mutate(
        'createEmployeeDocument',
        { employeeId, title, kind: 'PERMIT', expiresOn: today(days), remindDays: 30 },
        'employeeDocument { id }',
      )
    ).employeeDocument.id as string;
  const [soon, late] = [await add('Permit that expires', 10), await add('Permit that lasts', 90)];
  const told = async () =>
    (await toldOf(people.hrm, 'DOCUMENT_EXPIRING')).map(({ recordId }) => recordId).filter(id => [soon, late].includes(id!));
  await hourly('remindOfDocuments');
  await expect.poll(told, { timeout: 30_000 }).toEqual([soon]);
  expect(await toldOf(client, 'DOCUMENT_EXPIRING')).toEqual([{ recordId: null, recordName: 'Permit that expires' }]);
  await people.hrm.mutate('updateEmployeeDocument', { id: late, expiresOn: today(5) }, '__typename');
  await hourly('remindOfDocuments');
  await expect.poll(told, { timeout: 30_000 }).toEqual([late, soon]);
  const own = await client.query('{ ownEmployeeDocuments(first: 9) { edges { node { title } } } }');
  expect(own.data.ownEmployeeDocuments.edges).toHaveLength(2);
  const stranger = await people.hire();
  expect((await stranger.client.query('{ ownEmployeeDocuments(first: 9) { totalCount } }')).data.ownEmployeeDocuments.totalCount).toBe(0);
});

describe('whoever leaves', () => {
  it('has a checklist from the template, whose items move with the last day and are marked by those who do them', async () => {
    const helper = await people.hire();
    const stepped = await people.hrm.mutate(
      'createLeavingStep',
      { title: 'Collect the badge', daysBefore: 2, assigneeId: helper.userId },
      '__typename',
    );
    expect(stepped.errors).toEqual([]);
    const { employeeId: id } = await people.hire({ joinedOn: '2024-01-01' });
    const start = (leftOn: string) => people.hrm.mutate('startLeaving', { id, leftOn }, 'employee { leftOn }');
    expect((await start('2023-12-31')).errors).toMatchObject([{ field: 'leftOn', code: 'leftBeforeJoined' }]);
    expect(await start(today(20))).toMatchObject({ errors: [], employee: { leftOn: today(20) } });
    expect(await toldOf(helper.client, 'LEAVING_TASK')).toHaveLength(1);
    const own = async () =>
      (
        await helper.client.query('{ ownLeavingTasks(first: 9) { edges { node { taskId title dueOn isDone } } } }')
      ).data.ownLeavingTasks.edges.map(({ node }: { node: object }) => node);
    expect(await own()).toMatchObject([{ title: 'Collect the badge', dueOn: today(18), isDone: false }]);
    await start(today(25));
    expect(await own()).toMatchObject([{ dueOn: today(23) }]);
    const [{ taskId }] = await own();
    const mark = (client: Client) => client.mutate('completeOwnLeavingTask', { id: taskId }, '__typename', 'RecordInput');
    await expect(mark((await people.hire()).client)).rejects.toThrow('NOT_FOUND');
    expect((await mark(helper.client)).errors).toEqual([]);
    expect(await own()).toMatchObject([{ isDone: true }]);
    const { data } = await people.hrm.query(
      'query($id: ID!) { employee(id: $id) { leavingTasks(first: 50) { edges { node { isDone doneBy { userId } } } } } }',
      {
        id,
      },
    );
    expect(data.employee.leavingTasks.edges).toContainEqual({ node: { isDone: true, doneBy: { userId: helper.userId } } });
    // The last day is put off once all is done.
    const all = 'query($id: ID!) { employee(id: $id) { leavingTasks(first: 50) { edges { node { id } } } } }';
    const tasks = async () => (await people.hrm.query(all, { id })).data.employee.leavingTasks.edges as { node: { id: string } }[];
    const before = await tasks();
    for (const { node } of before) await people.hrm.mutate('completeLeavingTask', { id: node.id }, '__typename', 'RecordInput');
    expect((await start(today(30))).employee).toEqual({ leftOn: today(30) });
    expect(await tasks()).toEqual(before);
  });

  it('keeps their account on the last day, and loses it with all sessions when that is over', async () => {
    const today = (await people.hrm.query('{ hrmOverview { today } }')).data.hrmOverview.today as string;
    const before = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
    const stays = await people.hire({ joinedOn: '2024-01-01', leftOn: before(0) });
    const goes = await people.hire({ joinedOn: '2024-01-01', leftOn: before(1) });
    const status = async (id: string) =>
      (await people.hrm.query('query($id: ID!) { employee(id: $id) { status user { status } } }', { id })).data.employee;
    await hourly('closeAccounts');
    await expect.poll(() => status(goes.employeeId), { timeout: 30_000 }).toEqual({ status: 'INACTIVE', user: { status: 'INACTIVE' } });
    expect(await status(stays.employeeId)).toEqual({ status: 'ACTIVE', user: { status: 'ACTIVE' } });
    expect((await goes.client.query('{ ownEmployee { name } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await stays.client.query('{ ownEmployee { name } }')).errors).toEqual([]);
    const { data } = await people.admin.query(
      'query($id: ID!) { auditEntries(first: 5, filter: { entityId: { eq: $id }, action: { eq: "UPDATED" } }) { edges { node { changes } } } }',
      { id: goes.userId },
    );
    expect(JSON.stringify(data)).toContain('INACTIVE');
  });

  it('keeps the account while nobody else administers the company', async () => {
    const admin = await signedInAs(server, 'admin@boreal.test');
    const { data } = await admin.query(
      '{ viewer { userId } employees(first: 100) { edges { node { id user { userId } } } } users(first: 50) { edges { node { id role { permissions } } } } }',
    );
    const others = data.users.edges.filter(
      ({ node }: { node: { id: string; role: { permissions: string[] } } }) =>
        node.id !== data.viewer.userId && node.role.permissions.includes('ADMINISTRATIVE_ROLES'),
    );
    for (const { node } of others) await admin.mutate('setUserStatus', { id: node.id, status: 'INACTIVE' }, '__typename');
    const own = data.employees.edges.find(
      ({ node }: { node: { user: { userId: string } | null } }) => node.user?.userId === data.viewer.userId,
    );
    const id =
      own?.node.id ??
      (await admin.mutate('createEmployee', { name: 'Administrator', userId: data.viewer.userId }, 'employee { id }')).employee.id;
    const moved = await admin.mutate('updateEmployee', { id, joinedOn: '2020-01-01', leftOn: '2020-12-31' }, '__typename');
    expect(moved.errors).toEqual([]);
    // Somebody after them in the same run leaves all the same.
    const other = await admin.mutate('createEmployee', { name: 'Leaver', joinedOn: '2020-01-01', leftOn: '2020-12-31' }, 'employee { id }');
    await hourly('closeAccounts');
    const statusOf = async (employeeId: string) =>
      (await admin.query('query($id: ID!) { employee(id: $id) { status } }', { id: employeeId })).data.employee.status;
    await expect.poll(() => statusOf(other.employee.id), { timeout: 30_000 }).toBe('INACTIVE');
    expect(await statusOf(id)).toBe('ACTIVE');
  });
});

it('two changes at the same moment close no circle of managers', async () => {
  for (let round = 0; round < 3; round++) {
    const [one, other] = [await people.hire(), await people.hire()];
    const report = (id: string, managerId: string) => people.hrm.mutate('updateEmployee', { id, managerId }, '__typename');
    const answers = await Promise.all([report(one.employeeId, other.employeeId), report(other.employeeId, one.employeeId)]);
    const codes = answers.map(({ errors }): string => errors[0]?.code ?? 'done');
    expect(codes.toSorted()).toEqual(['done', 'managerCircle']);
  }
});

it('the chart shows each active employee below their manager, to Human resources alone', async () => {
  const boss = await people.hire();
  const report = await people.hire({ managerId: boss.employeeId });
  const { data } = await people.hrm.query('{ organization { employeeId managerId reportCount } }');
  expect(data.organization).toContainEqual({ employeeId: report.employeeId, managerId: boss.employeeId, reportCount: 0 });
  expect(data.organization).toContainEqual({ employeeId: boss.employeeId, managerId: null, reportCount: 1 });
  const { data: part } = await people.hrm.query('query($id: ID) { organization(rootId: $id) { employeeId } }', { id: boss.employeeId });
  expect(part.organization).toEqual([{ employeeId: boss.employeeId }, { employeeId: report.employeeId }]);
  expect((await boss.client.query('{ organization { name } }')).errors[0].extensions.code).toBe('FORBIDDEN');
});
