import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import { roleBy } from '../../support/staff.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
/** A colleague in projects who may write, but not approve. */
let worker: Client;
let boss: Client;
beforeAll(async () => {
  world = await ProjectWorld.open();
  boss = await signedInAs(world.server, 'admin@atlas.test');
  const { id, version } = await roleBy(boss, 'Project office');
  const rights = ['PROJECT_MANAGEMENT_READ', 'PROJECT_MANAGEMENT_WRITE', 'PROJECT_MANAGEMENT_DELETE'];
  await boss.mutate('updateRole', { id, version, rights }, 'role { id }');
  worker = await signedInAs(world.server, 'yuki.tanaka@atlas.test');
});
afterAll(async () => {
  await expectInvariantsHold(world.server.database, world.server.companyId);
  await world.server.stop();
});

const sheetOf = async (client: Client, day: string) => {
  const asked = `query($day: Date) { timesheet(day: $day) { days draftHours submittedHours approvedHours rejections { reason }
    rows { projectId taskId cells { spentOn hours isLocked } } } }`;
  const { data, errors } = await client.query(asked, { day });
  expect(errors).toEqual([]);
  return data.timesheet;
};
const save = (client: Client, cells: object[]) => client.mutate('saveTimesheet', { cells }, 'count');
const ofWeek = (client: Client, name: string, day: string) => client.mutate(name, { day }, 'count', 'TimesheetWeekInput');
const decide = (client: Client, name: string, input: object) =>
  client.mutate(name, { ...input }, 'count', name === 'rejectTime' ? 'RejectTimeInput' : 'SubmissionInput');
/** A project of both, managed by the first. */
const shared = async () => {
  const memberIds = [world.user('projects'), world.user('yuki.tanaka')];
  const { project } = await world.project({ memberIds, managerId: world.user('projects'), budget: '1000000' });
  return project.id as string;
};

describe('a timesheet', () => {
  it('is a week from the first day of the company’s, whose cells hold all hours of their day', async () => {
    const projectId = await shared();
    const day = world.day(-30);
    const { days } = await sheetOf(worker, day);
    expect(days).toHaveLength(7);
    expect(days).toContain(day);
    // Atlas begins its weeks on Sunday.
    expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(0);
    const cell = { projectId, spentOn: days[1], hours: '2' };
    expect(await save(worker, [cell, { projectId, spentOn: days[2], hours: '7.5' }])).toEqual({ errors: [], count: 2 });
    await worker.mutate('createTimeEntry', { projectId, spentOn: days[1], hours: '3' }, 'timeEntry { id }');
    const cells = async () => (await sheetOf(worker, day)).rows.find((row: { projectId: string }) => row.projectId === projectId)?.cells;
    expect(await cells()).toMatchObject([{ hours: '5' }, { hours: '7.5' }]);
    await save(worker, [{ ...cell, hours: '6.25' }]);
    expect(await cells()).toMatchObject([{ hours: '6.25' }, { hours: '7.5' }]);
    await save(worker, [{ ...cell, hours: '1' }]);
    expect(await cells()).toMatchObject([{ hours: '1' }, { hours: '7.5' }]);
    await save(worker, [
      { ...cell, hours: '0' },
      { ...cell, spentOn: days[2], hours: '0' },
    ]);
    expect(await cells()).toBeUndefined();
  });

  it('names the cell that is refused, and saves none of the others', async () => {
    const projectId = await shared();
    const cells = [
      { projectId, spentOn: world.day(-60), hours: '1' },
      { projectId, spentOn: world.day(1), hours: '1' },
    ];
    expect(issues(await save(worker, cells))).toEqual([['cells.1.spentOn', 'inTheFuture']]);
    expect((await sheetOf(worker, world.day(-60))).rows).toEqual([]);
    const strange = (await world.plan(0)).projectId;
    expect(issues(await save(worker, [{ projectId: strange, spentOn: world.day(-60), hours: '1' }]))).toEqual([
      ['cells.0.userId', 'notAMember'],
    ]);
  });

  it('is not doubled by two windows that save the same cell at once', async () => {
    const projectId = await shared();
    const day = world.day(-70);
    const saved = await Promise.all(Array.from({ length: 6 }, () => save(worker, [{ projectId, spentOn: day, hours: '4' }])));
    expect(saved.flatMap(({ errors }) => errors)).toEqual([]);
    expect((await sheetOf(worker, day)).draftHours).toBe('4');
  });
});

describe('submitted hours', () => {
  it('stay as they are until they are withdrawn, sent back, or reopened', async () => {
    const projectId = await shared();
    const day = world.day(-40);
    const cell = { projectId, spentOn: day, hours: '4' };
    expect(issues(await ofWeek(worker, 'submitTimesheet', day))).toEqual([[null, 'nothingToSubmit']]);
    const { timeEntry } = await worker.mutate('createTimeEntry', { ...cell, spentOn: day }, 'timeEntry { id }');
    expect(await ofWeek(worker, 'submitTimesheet', day)).toEqual({ errors: [], count: 1 });
    const locked = [[null, 'timeLocked']];
    expect(issues(await worker.mutate('updateTimeEntry', { id: timeEntry.id, hours: '5' }, 'timeEntry { id }'))).toEqual(locked);
    expect(issues(await worker.mutate('deleteTimeEntries', { ids: [timeEntry.id] }, 'deletedIds', 'DeleteInput'))).toEqual(locked);
    expect(issues(await save(worker, [{ ...cell, hours: '5' }]))).toEqual([['cells.0.hours', 'timeLocked']]);
    expect((await ofWeek(worker, 'withdrawTimesheet', day)).count).toBe(1);
    expect((await save(worker, [{ ...cell, hours: '5' }])).errors).toEqual([]);
    await ofWeek(worker, 'submitTimesheet', day);

    const submission = { userId: world.user('yuki.tanaka'), projectId, day: daysAfter(day, 0) };
    expect((await decide(world.manager, 'rejectTime', { ...submission, reason: 'On which task?' })).count).toBe(1);
    expect((await sheetOf(worker, day)).rejections).toEqual([{ reason: 'On which task?' }]);
    expect(issues(await decide(world.manager, 'approveTime', submission))).toEqual([[null, 'nothingToApprove']]);
    await ofWeek(worker, 'submitTimesheet', day);
    expect((await decide(world.manager, 'approveTime', submission)).count).toBe(1);
    expect(await sheetOf(worker, day)).toMatchObject({ approvedHours: '5', submittedHours: '0', rejections: [] });
    expect((await ofWeek(worker, 'withdrawTimesheet', day)).count).toBe(0);
    expect(issues(await world.manager.mutate('updateTimeEntry', { id: timeEntry.id, hours: '6' }, 'timeEntry { id }'))).toEqual(locked);
    expect((await decide(world.manager, 'reopenTime', submission)).count).toBe(1);
    expect((await sheetOf(worker, day)).draftHours).toBe('5');
  });

  it('are approved by the project’s manager, never by themselves, or by whoever has the right', async () => {
    const projectId = await shared();
    const day = world.day(-50);
    for (const client of [worker, world.manager]) {
      await save(client, [{ projectId, spentOn: day, hours: '1' }]);
      await ofWeek(client, 'submitTimesheet', day);
    }
    const ofWorker = { userId: world.user('yuki.tanaka'), projectId, day };
    const ofManager = { ...ofWorker, userId: world.user('projects') };
    expect(issues(await decide(worker, 'approveTime', ofWorker))).toEqual([[null, 'notManager']]);
    expect(issues(await decide(world.manager, 'approveTime', ofManager))).toEqual([[null, 'ownHours']]);
    const waiting = async (client: Client) => {
      const { data } = await client.query('{ submittedTime { userId projectId hours } }');
      return data.submittedTime.filter((row: { projectId: string }) => row.projectId === projectId).length;
    };
    expect([await waiting(worker), await waiting(world.manager), await waiting(boss)]).toEqual([0, 1, 2]);
    expect((await decide(world.manager, 'approveTime', ofWorker)).count).toBe(1);
    expect((await decide(boss, 'approveTime', ofManager)).count).toBe(1);
  });

  it('belong to a manager who is a member', async () => {
    const other = world.user('crm');
    expect(issues(await world.project({ memberIds: [world.user('projects')], managerId: other }))).toEqual([['managerId', 'notAMember']]);
  });
});
