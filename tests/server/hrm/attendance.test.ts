import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { People } from './People.ts';

let server: TestServer;
let people: People;
let hrm: Client;
beforeAll(async () => {
  server = await ownCompany();
  people = await People.of(server);
  hrm = people.hrm;
});
afterAll(async () => {
  await expectInvariantsHold(server.database, server.companyId);
  await server.stop();
});

const clock = (client: Client, name: string) =>
  client.mutate(
    name,
    { clientMutationId: randomUUID() },
    'ownAttendance { attendanceId day timeZone startedAt endedAt breakStartedAt breakMinutes }',
    'ClockInput',
  );
const codesOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
const entered = (input: object) =>
  hrm.mutate(
    'createAttendance',
    input as Record<string, unknown>,
    'attendance { id version day timeZone workedMinutes source isForgotten }',
  );

describe('the clock', () => {
  it('checks people in once, counts their breaks, and checks them out', async () => {
    const { client } = await people.hire();
    expect(codesOf(await clock(client, 'checkOut'))).toEqual(['notCheckedIn']);
    const both = await Promise.all(Array.from({ length: 5 }, () => clock(client, 'checkIn')));
    expect(both.flatMap(codesOf)).toEqual(Array(4).fill('alreadyCheckedIn'));
    expect(codesOf(await clock(client, 'endBreak'))).toEqual(['notOnBreak']);
    expect((await clock(client, 'startBreak')).ownAttendance.breakStartedAt).toMatch(/Z$/);
    expect(codesOf(await clock(client, 'startBreak'))).toEqual(['alreadyOnBreak']);
    expect((await clock(client, 'checkOut')).ownAttendance).toMatchObject({ breakStartedAt: null, endedAt: expect.stringMatching(/Z$/) });
    expect(codesOf(await clock(client, 'checkIn'))).toEqual([]);
    const open = async () => (await client.query('{ ownOpenAttendances { attendanceId } ownAttendances(first: 9) { totalCount } }')).data;
    expect(await open()).toMatchObject({ ownOpenAttendances: [{ attendanceId: expect.any(String) }], ownAttendances: { totalCount: 2 } });
    await clock(client, 'checkOut');
    expect(await open()).toMatchObject({ ownOpenAttendances: [] });
  });

  it('stores the day where the person is', async () => {
    const { client } = await people.hire({ timeZone: 'Pacific/Kiritimati' });
    const { ownAttendance } = await clock(client, 'checkIn');
    expect(ownAttendance.timeZone).toBe('Pacific/Kiritimati');
    expect(ownAttendance.day).toBe(
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format(new Date(ownAttendance.startedAt)),
    );
  });

  it('is of nobody without an employee, of no one who has left, and no business of API keys', async () => {
    const stranger = await signedInAs(server, 'procurement@atlas.test');
    const own = (await stranger.query('{ ownEmployee { employeeId } }')).data.ownEmployee;
    const { client: gone } = await people.hire({ leftOn: '2024-01-31', joinedOn: '2023-01-01' });
    expect((await clock(gone, 'checkIn')).errors).toMatchObject([{ field: 'startedAt', code: 'outsideEmployment' }]);
    if (!own) expect(codesOf(await clock(stranger, 'checkIn'))).toEqual(['noOwnEmployee']);
    const { secret } = await gone.mutate('createApiKey', { name: 'Clock', permissions: ['CRM'] }, 'secret');
    await expect(clock(new Client(server.url, secret), 'checkIn')).rejects.toThrow('FORBIDDEN');
  });
});

describe('attendance that Human resources enters', () => {
  it('lies in the past, is no longer than a day, and overlaps with none', async () => {
    const { employeeId } = await people.hire();
    const on = (from: string, until: string | null, breakMinutes = 0) =>
      entered({ employeeId, startedAt: from, endedAt: until, breakMinutes });
    expect((await on('2026-03-02T08:00:00Z', '2026-03-02T16:30:00Z', 30)).attendance).toMatchObject({
      workedMinutes: 480,
      source: 'ENTRY',
    });
    expect((await on('2026-03-02T16:00:00Z', '2026-03-02T18:00:00Z')).errors).toMatchObject([
      { field: 'startedAt', code: 'attendanceOverlaps', params: { date: '2026-03-02' } },
    ]);
    expect((await on('2026-03-02T16:30:00Z', '2026-03-02T18:00:00Z')).errors).toEqual([]);
    expect((await on('2026-03-03T08:00:00Z', '2026-03-04T08:00:01Z')).errors).toMatchObject([
      { field: 'endedAt', code: 'attendanceTooLong' },
    ]);
    expect((await on('2026-03-03T08:00:00Z', '2026-03-03T08:00:00Z')).errors).toMatchObject([{ field: 'endedAt', code: 'endBeforeStart' }]);
    expect((await on('2126-03-03T08:00:00Z', null)).errors).toMatchObject([{ field: 'startedAt', code: 'inTheFuture' }]);
    const { data } = await hrm.query(
      'query($id: ID!) { attendances(first: 9, filter: { employee: { eq: $id }, workedMinutes: { atLeast: 100 } }, sort: { field: WORKED_MINUTES }) { edges { node { workedMinutes isForgotten } } } }',
      { id: employeeId },
    );
    expect(data.attendances.edges).toEqual([{ node: { workedMinutes: 480, isForgotten: false } }]);
  });
});
