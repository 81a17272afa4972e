import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
beforeAll(async () => void (world = await ProjectWorld.open()));
afterAll(async () => {
  await expectInvariantsHold(world.server.database, world.server.companyId);
  await world.server.stop();
});

const book = (values: Record<string, unknown>) =>
  world.manager.mutate(
    'createTimeEntry',
    { spentOn: world.day(0), hours: '1', ...values },
    'timeEntry { id project { id } user { userId } }',
  );
const figuresOf = async (id: string) =>
  (await world.manager.query('query($id: ID!) { project(id: $id) { hours cost } }', { id })).data.project;
describe('time spent on a project', () => {
  it('belongs to a member, to a task of the project, and to a day that has come', async () => {
    const { projectId, ids } = await world.plan(1);
    const other = await world.plan(1);
    const { timeEntry } = await book({ taskId: ids[0] });
    expect(timeEntry).toMatchObject({ project: { id: projectId }, user: { userId: world.user('projects') } });
    expect(issues(await book({ projectId, taskId: other.ids[0] }))).toEqual([['taskId', 'otherProject']]);
    expect(issues(await book({ projectId, userId: world.user('finance') }))).toEqual([['userId', 'notAMember']]);
    expect(issues(await book({ projectId, spentOn: world.day(1) }))).toEqual([['spentOn', 'inTheFuture']]);
    expect(issues(await book({}))).toEqual([['projectId', 'required']]);
    expect(issues(await book({ projectId, hours: '0' }))).toEqual([['hours', 'notPositive']]);
    expect(issues(await book({ projectId, hours: '1.005' }))).toEqual([['hours', 'invalid']]);
  });

  it('fills at most 24 hours of a day, also if it is booked at once', async () => {
    const [first, second] = [(await world.plan(0)).projectId, (await world.plan(0)).projectId];
    const day = { spentOn: world.day(-20), hours: '10' };
    const booked = await Promise.all([first, second, first].map(projectId => book({ projectId, ...day })));
    expect(booked.map(issues).filter(found => found.length === 0)).toHaveLength(2);
    expect(booked.map(issues).find(found => found.length > 0)).toEqual([['hours', 'dayFull']]);
  });

  it('stays within the budget at the standard cost of an hour, also if it is booked at once', async () => {
    const { project } = await world.project({ budget: '300', hourCost: '30' });
    const { timeEntry } = await book({ projectId: project.id, hours: '6.5' });
    expect(await figuresOf(project.id)).toEqual({ hours: '6.5', cost: '195' });
    expect(issues(await book({ projectId: project.id, hours: '3.51' }))).toEqual([['hours', 'budgetLimitExceeded']]);
    const both = await Promise.all(['3', '3'].map(hours => book({ projectId: project.id, hours })));
    expect(both.map(issues).toSorted((one, next) => one.length - next.length)).toEqual([[], [['hours', 'budgetLimitExceeded']]]);
    const changed = await world.manager.mutate('updateTimeEntry', { id: timeEntry.id, hours: '7' }, 'timeEntry { hours }');
    expect(changed.timeEntry).toEqual({ hours: '7' });
    expect(await figuresOf(project.id)).toEqual({ hours: '10', cost: '300' });
    await world.manager.mutate('deleteTimeEntries', { ids: [timeEntry.id] }, 'deletedIds', 'DeleteInput');
    expect(await figuresOf(project.id)).toEqual({ hours: '3', cost: '90' });
  });
});
