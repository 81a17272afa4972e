import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { hashOf, newSecret } from '../../../server/core/session/secrets.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Client, signedInAs } from '../../support/Client.ts';
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

describe('submitted hours, by mail', () => {
  let companyId: string;
  beforeAll(async () => void (companyId = (await boss.query('{ viewer { companyId } }')).data.viewer.companyId));
  const run = (sql: string, values: unknown[] = []) =>
    world.server.database.platformIn(companyId, em => em.execute<Record<string, string>[]>(sql, values));
  /** The secret of the latest link that a user was mailed. */
  const tokenOf = async (name: string) => {
    const [mail] = await run('select kept_text as text from outbox_mail where user_id = ? order by id desc limit 1', [world.user(name)]);
    return /decision\/\?data=([\w-]+)&answer=approve/.exec(mail?.text ?? '')?.[1];
  };
  const open = async (token = '') => {
    const asked = `query($token: String!) { openDecision(token: $token) {
      kind title dueOn endsOn quantity needsReason mayReject approverName lines { name day quantity } } }`;
    return (await new Client(world.server.url).query(asked, { token })).data.openDecision;
  };
  const answer = async (token = '', input: object = {}) => {
    const { errors } = await new Client(world.server.url).mutate('decideByLink', { token, answer: 'APPROVE', ...input }, '__typename');
    return issues({ errors }).map(([field, code]) => (field ? `${field}: ${code}` : code));
  };
  const told = async () =>
    (await worker.query('{ notifications(first: 1, filter: { kind: { eq: TIME_DECIDED } }) { edges { node { recordName text } } } }')).data
      .notifications.edges[0]?.node;
  /** Two projects with hours of a week that the worker submitted; the manager's link. */
  const submitted = async (daysAgo: number) => {
    const projectIds = [await shared(), await shared()];
    const { days } = await sheetOf(worker, world.day(-daysAgo));
    const cells = [
      { projectId: projectIds[0], spentOn: days[1], hours: '3' },
      { projectId: projectIds[0], spentOn: days[2], hours: '2.5' },
      { projectId: projectIds[1], spentOn: days[1], hours: '2' },
    ];
    expect((await save(worker, cells)).errors).toEqual([]);
    expect((await ofWeek(worker, 'submitTimesheet', days[3])).errors).toEqual([]);
    return { projectIds, days, day: days[0] as string, token: await tokenOf('projects') };
  };

  it('are decided once by a link in the mail, in the name of the manager', async () => {
    const { projectIds, days, token } = await submitted(90);
    const names = await run('select name from project where id = any(?::uuid[]) order by name', [`{${projectIds.join()}}`]);
    expect(await open(token)).toEqual({
      kind: 'TIME',
      title: 'Yuki Tanaka',
      dueOn: days[0],
      endsOn: days[6],
      quantity: '7.5',
      needsReason: true,
      mayReject: true,
      approverName: expect.any(String),
      lines: [
        { name: names[0].name, day: days[1], quantity: '3' },
        { name: names[0].name, day: days[2], quantity: '2.5' },
        { name: names[1].name, day: days[1], quantity: '2' },
      ],
    });
    expect(await answer(token, { answer: 'REJECT' })).toEqual(['note: required']);
    const both = await Promise.all([answer(token), answer(token)]);
    expect(both.map(String).toSorted()).toEqual(['', 'linkOver']);
    expect(await sheetOf(worker, days[0])).toMatchObject({ approvedHours: '7.5', submittedHours: '0' });
    expect(await told()).toEqual({ recordName: names.map(({ name }) => name).join(', '), text: null });
    const trail = await run(
      `select e.actor_id from audit_entry e join time_entry t on t.id = e.entity_id and t.project_id = any(?::uuid[]) where e.action = 'DECIDED_BY_MAIL'`,
      [`{${projectIds.join()}}`],
    );
    expect(trail).toEqual([{ actor_id: world.user('projects') }]);

    const second = await submitted(100);
    expect(await answer(second.token, { answer: 'REJECT', note: 'On which task?' })).toEqual([]);
    expect(await sheetOf(worker, second.day)).toMatchObject({ draftHours: '7.5', rejections: [{ reason: 'On which task?' }, {}] });
    expect(await told()).toMatchObject({ text: 'On which task?' });
  });

  it('are no longer decided by a link once they were taken back, decided in part or are one’s own', async () => {
    const first = await submitted(110);
    await ofWeek(worker, 'withdrawTimesheet', first.day);
    expect([await open(first.token), await answer(first.token)]).toEqual([null, ['linkOver']]);
    await ofWeek(worker, 'submitTimesheet', first.day);
    const anew = await tokenOf('projects');
    expect([await open(first.token), await answer(first.token)]).toEqual([null, ['linkOver']]);
    expect(await open(anew)).toMatchObject({ quantity: '7.5' });

    const submission = { userId: world.user('yuki.tanaka'), projectId: first.projectIds[1], day: first.day };
    expect((await decide(world.manager, 'approveTime', submission)).errors).toEqual([]);
    expect([await open(anew), await answer(anew)]).toEqual([null, ['linkOver']]);

    const { token, projectIds, day } = await submitted(120);
    await run('update project set manager_id = null where id = ?', [projectIds[0]]);
    expect([await open(token), await answer(token)]).toEqual([null, ['linkOver']]);
    // Without a manager, those who approve on all projects are asked, and never whoever spent the hours.
    await ofWeek(worker, 'withdrawTimesheet', day);
    await ofWeek(worker, 'submitTimesheet', day);
    expect(await open(await tokenOf('admin'))).toMatchObject({ quantity: '5.5' });
    expect(await open(await tokenOf('projects'))).toMatchObject({ quantity: '2' });
    const memberIds = [world.user('projects'), world.user('admin')];
    const { project } = await world.project({ memberIds, managerId: world.user('projects') });
    expect((await save(boss, [{ projectId: project.id, spentOn: day, hours: '1' }])).errors).toEqual([]);
    await ofWeek(boss, 'submitTimesheet', day);
    expect(await open(await tokenOf('projects'))).toMatchObject({ quantity: '1' });
    const [own] = await run('select id, version from time_entry where project_id = ?', [project.id]);
    const forged = newSecret();
    await run(
      `insert into record_link (token_hash, record_id, record_version, user_id, actions, expires_at) values (?, ?, ?, ?, '{DECIDE}', now() + interval '1 day')`,
      [hashOf(forged), own.id, own.version, world.user('admin')],
    );
    expect([await open(forged), await answer(forged)]).toEqual([null, ['linkOver']]);
    expect(await tokenOf('yuki.tanaka')).toBeUndefined();
  });
});
