import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { today } from '../../support/today.ts';
import { People, type Hired } from './People.ts';

let server: TestServer;
let people: People;
let boss: Hired;
let manager: Hired;
let report: Hired;
let colleague: Hired;
beforeAll(async () => {
  server = await ownCompany();
  people = await People.of(server);
  boss = await people.hire();
  manager = await people.hire({ managerId: boss.employeeId });
  report = await people.hire({ managerId: manager.employeeId, salary: '98765.43', joinedOn: '2020-01-01' });
  colleague = await people.hire({ managerId: boss.employeeId });
});
afterAll(() => server.stop());

const record = (client: Client, name: string, id: string) => client.mutate(name, { id }, '__typename', 'RecordInput');
const codeOf = async (call: Promise<{ errors: { code: string }[] }>) =>
  call.then(
    ({ errors }) => errors.map(({ code }) => code).join(),
    (error: Error) => /NOT_FOUND|FORBIDDEN/.exec(error.message)?.[0] ?? error.message,
  );
const leaveType = async (input: object): Promise<string> =>
  (await people.hrm.mutate('createLeaveType', { title: `Type ${Math.random()}`, ...input }, 'leaveType { id }')).leaveType.id;
const askLeave = async ({ client }: Hired, leaveTypeId: string, startsOn: string): Promise<string> => {
  const asked = await client.mutate('requestOwnLeave', { leaveTypeId, startsOn, endsOn: startsOn }, 'ownLeaveRequest { requestId }');
  expect(asked.errors).toEqual([]);
  return asked.ownLeaveRequest.requestId;
};
const teamOf = async ({ client }: Hired) => {
  const { data, errors } = await client.query(`{
    teamLeaveRequests(first: 50) { edges { node { requestId leaveType employeeName status } } }
    teamAttendanceCorrections(first: 50) { edges { node { correctionId reason status } } }
    teamAttendance(from: "2026-03-02", before: "2026-03-09") { totalCount lines { employeeId name absentDays workedMinutes dueMinutes cells { day state } } }
  }`);
  expect(errors).toEqual([]);
  return data;
};
const kindsOf = async ({ client }: Hired) => {
  const { data } = await client.query('{ notifications(first: 20) { edges { node { kind recordName recordId text } } } }');
  return data.notifications.edges.map(({ node }: { node: { kind: string } }) => node.kind);
};

describe('managers', () => {
  it('see and decide leave of those below them, and of nobody else', async () => {
    const private_ = await leaveType({ isConfidential: true });
    const open = await leaveType({});
    const asked = await askLeave(report, private_, '2029-01-03');
    const others = await askLeave(colleague, open, '2029-01-03');
    expect(await kindsOf(manager)).toContain('LEAVE_REQUESTED');
    const { teamLeaveRequests } = await teamOf(manager);
    expect(teamLeaveRequests.edges).toEqual([
      { node: { requestId: asked, leaveType: null, employeeName: report.name, status: 'PENDING' } },
    ]);
    expect(await codeOf(record(manager.client, 'approveTeamLeave', others))).toBe('NOT_FOUND');
    expect(await codeOf(record(report.client, 'approveTeamLeave', asked))).toBe('NOT_FOUND');
    expect(await codeOf(record(colleague.client, 'refuseTeamLeave', asked))).toBe('NOT_FOUND');
    expect(await codeOf(record(manager.client, 'approveLeaveRequest', asked))).toBe('FORBIDDEN');
    expect(await codeOf(record(manager.client, 'approveTeamLeave', asked))).toBe('');
    expect(await kindsOf(report)).toContain('LEAVE_DECIDED');
    // Whoever stands above decides as well, so that nothing waits for a manager who is away.
    expect(await codeOf(record(boss.client, 'refuseTeamLeave', others))).toBe('');
    expect((await teamOf(boss)).teamLeaveRequests.edges).toHaveLength(2);
    const mine = await askLeave(manager, open, '2029-01-04');
    expect(await codeOf(record(manager.client, 'approveTeamLeave', mine))).toBe('NOT_FOUND');
  });

  it('decide corrections, which change the attendance once', async () => {
    const span = { startedAt: '2026-03-02T08:00:00Z', endedAt: '2026-03-02T16:30:00Z', breakMinutes: 30, reason: 'No network' };
    const ask = (input: object) =>
      report.client.mutate('requestAttendanceCorrection', { ...span, ...input }, 'ownAttendanceCorrection { correctionId }');
    const asked = await ask({});
    const { correctionId } = asked.ownAttendanceCorrection;
    expect(await codeOf(record(colleague.client, 'approveTeamCorrection', correctionId))).toBe('NOT_FOUND');
    expect(await codeOf(record(colleague.client, 'cancelAttendanceCorrection', correctionId))).toBe('NOT_FOUND');
    expect(await codeOf(record(manager.client, 'approveTeamCorrection', correctionId))).toBe('');
    expect(await codeOf(record(manager.client, 'refuseTeamCorrection', correctionId))).toBe('invalidTransition');
    const own = '{ ownAttendances(first: 9) { edges { node { attendanceId day workedMinutes } } } }';
    const { data } = await report.client.query(own);
    expect(data.ownAttendances.edges).toMatchObject([{ node: { day: '2026-03-02', workedMinutes: 480 } }]);
    const { attendanceId } = data.ownAttendances.edges[0].node;
    expect((await ask({})).errors).toMatchObject([{ field: 'startedAt', code: 'attendanceOverlaps' }]);
    const again = await ask({ attendanceId, endedAt: '2026-03-02T15:30:00Z' });
    expect(again.errors).toEqual([]);
    expect((await ask({ attendanceId })).errors).toMatchObject([{ field: 'attendanceId', code: 'taken' }]);
    expect(await codeOf(record(people.hrm, 'approveAttendanceCorrection', again.ownAttendanceCorrection.correctionId))).toBe('');
    expect((await report.client.query(own)).data.ownAttendances.edges).toMatchObject([{ node: { attendanceId, workedMinutes: 420 } }]);
    const foreign = await colleague.client.mutate('requestAttendanceCorrection', { ...span, attendanceId }, '__typename');
    expect(foreign.errors).toMatchObject([{ field: 'attendanceId', code: 'notFound' }]);
    const cancelled = await ask({ startedAt: '2026-03-20T08:00:00Z', endedAt: '2026-03-20T09:00:00Z' });
    expect(await codeOf(record(report.client, 'cancelAttendanceCorrection', cancelled.ownAttendanceCorrection.correctionId))).toBe('');
    await expectInvariantsHold(server.database, server.companyId);
  });

  it('name a stand-in for some days, who decides leave and corrections for them and sees nothing else', async () => {
    const stand = await people.hire();
    const name = (by: Hired, input: object) =>
      by.client.mutate('nameOwnDelegate', input as Record<string, unknown>, 'ownTeamDelegation { delegationId version }');
    const type = await leaveType({});
    const asked = await askLeave(report, type, '2029-02-05');
    expect((await teamOf(stand)).teamLeaveRequests.edges).toEqual([]);
    expect((await name(manager, { delegateId: manager.userId, startsOn: today(), endsOn: today(1) })).errors).toMatchObject([
      { field: 'delegateId', code: 'ownDelegate' },
    ]);
    const { errors, ownTeamDelegation } = await name(manager, { delegateId: stand.userId, startsOn: today(), endsOn: today(1) });
    expect(errors).toEqual([]);
    const standing =
      '{ teamLeaveRequests(first: 9) { edges { node { requestId standsInFor } } } teamAttendance(from: "2026-03-02", before: "2026-03-09") { totalCount } teamAppraisals(first: 9) { totalCount } }';
    const seen = (await stand.client.query(standing)).data;
    expect(seen.teamLeaveRequests.edges).toContainEqual({ node: { requestId: asked, standsInFor: manager.name } });
    expect(seen).toMatchObject({ teamAttendance: { totalCount: 0 }, teamAppraisals: { totalCount: 0 } });
    const theirs = await askLeave(manager, type, '2029-02-05');
    expect(await codeOf(record(stand.client, 'approveTeamLeave', theirs))).toBe('NOT_FOUND');
    const { data } = await people.hrm.query('query($id: ID!) { leaveRequest(id: $id) { version } }', { id: asked });
    expect(data.leaveRequest.version).toBe(1);
    expect(await codeOf(record(stand.client, 'approveTeamLeave', asked))).toBe('');
    const decided = await people.hrm.query('query($id: ID!) { leaveRequest(id: $id) { status decidedBy { name } decidedFor { name } } }', {
      id: asked,
    });
    expect(decided.data.leaveRequest).toEqual({ status: 'APPROVED', decidedBy: { name: stand.name }, decidedFor: { name: manager.name } });
    const next = await askLeave(report, type, '2029-02-06');
    expect(await kindsOf(stand)).toContain('LEAVE_REQUESTED');
    const { delegationId: id, version } = ownTeamDelegation;
    expect(await codeOf(record(stand.client, 'endOwnDelegation', id))).toBe('NOT_FOUND');
    expect((await manager.client.mutate('endOwnDelegation', { id, version }, 'endedId', 'RecordInput')).endedId).toBe(id);
    expect(await codeOf(record(stand.client, 'approveTeamLeave', next))).toBe('NOT_FOUND');

    // One who reports to the manager decides for the others, and never for themselves; days to come count for nothing yet.
    await name(manager, { delegateId: report.userId, startsOn: today(), endsOn: today(1) });
    await name(manager, { delegateId: colleague.userId, startsOn: today(5), endsOn: today(9) });
    expect(await codeOf(record(report.client, 'approveTeamLeave', next))).toBe('NOT_FOUND');
    expect(await codeOf(record(colleague.client, 'approveTeamLeave', next))).toBe('NOT_FOUND');
    expect(await codeOf(record(manager.client, 'approveTeamLeave', next))).toBe('');
  });

  it('see absence, and turn it into approved unpaid leave', async () => {
    const line = async () =>
      (await teamOf(manager)).teamAttendance.lines.find(({ employeeId }: { employeeId: string }) => employeeId === report.employeeId);
    // Monday was worked; the other four days of the week were not.
    expect(await line()).toMatchObject({ absentDays: 4, workedMinutes: 420, dueMinutes: 5 * 480 });
    expect((await line()).cells.map(({ state }: { state: string }) => state)).toEqual([
      'PRESENT',
      ...Array(4).fill('ABSENT'),
      'OFF',
      'OFF',
    ]);
    const days = { employeeId: report.employeeId, startsOn: '2026-03-03', endsOn: '2026-03-04' };
    const book = (client: Client, name: string, input: object = days) =>
      client.mutate(name, input as Record<string, unknown>, '__typename', 'BookUnpaidLeaveInput');
    expect(await codeOf(book(colleague.client, 'bookTeamUnpaidLeave'))).toBe('NOT_FOUND');
    expect(await codeOf(book(manager.client, 'bookUnpaidLeave'))).toBe('FORBIDDEN');
    await leaveType({ isUnpaid: true });
    const paid = await leaveType({});
    expect(await codeOf(book(manager.client, 'bookTeamUnpaidLeave', { ...days, leaveTypeId: paid }))).toBe('leaveNotUnpaid');
    expect(await codeOf(book(manager.client, 'bookTeamUnpaidLeave'))).toBe('');
    expect(await codeOf(book(people.hrm, 'bookUnpaidLeave', { ...days, startsOn: '2026-03-05', endsOn: '2026-03-05' }))).toBe('');
    expect(await line()).toMatchObject({ absentDays: 1, dueMinutes: 2 * 480 });
    const { data } = await people.hrm.query(
      'query($id: ID!) { leaveRequests(first: 9, filter: { employee: { eq: $id }, status: { eq: APPROVED }, startsOn: { from: "2026-03-01", before: "2026-04-01" } }) { edges { node { days leaveType { isUnpaid } } } } }',
      { id: report.employeeId },
    );
    expect(data.leaveRequests.edges.map(({ node }: { node: object }) => node)).toEqual(
      expect.arrayContaining([
        { days: '2', leaveType: { isUnpaid: true } },
        { days: '1', leaveType: { isUnpaid: true } },
      ]),
    );
  });

  it('never see pay, whatever they ask', async () => {
    const forbidden = [
      'query($id: ID!) { employee(id: $id) { name salary } }',
      'query($id: ID!) { paySlips(first: 5) { edges { node { net } } } employee(id: $id) { id } }',
      'query($id: ID!) { employee(id: $id) { salaryChanges(first: 5) { edges { node { newSalary } } } } }',
      'query($id: ID!) { attendances(first: 5, filter: { employee: { eq: $id } }) { totalCount } }',
      'query($id: ID!) { leaveRequests(first: 5, filter: { employee: { eq: $id } }) { totalCount } }',
    ];
    for (const query of forbidden) {
      const answer = await manager.client.query(query, { id: report.employeeId });
      expect(answer.errors[0]?.extensions.code, query).toMatch(/FORBIDDEN|GRAPHQL_VALIDATION_FAILED/);
      expect(JSON.stringify(answer)).not.toContain('98765');
    }
    expect(await codeOf(record(manager.client, 'revealEmployeePay', report.employeeId))).toBe('FORBIDDEN');
    expect(JSON.stringify(await teamOf(manager))).not.toContain('98765');
    expect((await manager.client.query('query($id: ID!) { node(id: $id) { id } }', { id: report.employeeId })).data.node).toBeNull();
    const { secret } = await manager.client.mutate('createApiKey', { name: 'Team', permissions: ['CRM'] }, 'secret');
    const key = new Client(server.url, secret);
    expect((await key.query('{ teamLeaveRequests(first: 1) { totalCount } }')).errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

it('Human resources sees everybody, by department and by name, a page at a time', async () => {
  const { data } = await people.hrm.query(
    '{ attendanceSheet(from: "2026-03-02", before: "2026-03-03", search: "pErSoN") { totalCount days lines { name cells { state } } } }',
  );
  expect(data.attendanceSheet.totalCount).toBe(5);
  expect(data.attendanceSheet.lines.every(({ name }: { name: string }) => name.startsWith('Person'))).toBe(true);
  const many = await people.hrm.query('{ attendanceSheet(from: "2026-01-01", before: "9999-12-31", offset: -5) { days } }');
  expect(many.data.attendanceSheet.days).toHaveLength(31);
  const crm = await signedInAs(server, 'crm@atlas.test');
  const refused = await crm.query('{ attendanceSheet(from: "2026-03-02", before: "2026-03-03") { totalCount } }');
  expect(refused.errors[0].extensions.code).toBe('FORBIDDEN');
});
