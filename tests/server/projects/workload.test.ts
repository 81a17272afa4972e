import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
beforeAll(async () => {
  world = await ProjectWorld.open();
});
afterAll(() => world.server.stop());

interface Member {
  userId: string;
  unplannedCount: number;
  weeks: { startsOn: string; hours: string; taskCount: number; tasks: { key: string; hours: string }[] }[];
}

const workload = async (project: string, filter: object = {}) => {
  const { data } = await world.manager.query(
    `query($filter: TaskFilter) { projectWorkload(filter: $filter) {
      weeks capacity members { userId unplannedCount weeks { startsOn hours taskCount tasks { key hours } } } } }`,
    { filter: { project: { eq: project }, ...filter } },
  );
  return data.projectWorkload as { weeks: string[]; capacity: string; members: Member[] };
};
const total = ({ weeks }: Member) => weeks.reduce((sum, { hours }) => sum + Number(hours), 0);

describe('the workload', () => {
  it('shares the hours of a task among its assignees, over the weeks until it is due', async () => {
    const projectId = (await world.project()).project.id;
    const [projects, crm] = [world.user('projects'), world.user('crm')];
    const dates = { startOn: world.day(0), dueOn: world.day(13) };
    const shared = await world.task({ projectId, assigneeIds: [projects, crm], estimateHours: '40', ...dates });
    expect(shared.errors).toEqual([]);
    await world.task({ projectId, assigneeIds: [crm], estimateHours: '200', startOn: world.day(0), dueOn: world.day(1) });
    await world.task({ projectId, assigneeIds: [crm] });
    const { weeks, capacity, members } = await workload(projectId);
    expect(weeks).toHaveLength(8);
    expect(capacity).toBe('40');
    const of = (id: string) => members.find(({ userId }) => userId === id)!;
    expect(members).toHaveLength(2);
    expect(total(of(projects))).toBeCloseTo(20, 1);
    expect(of(projects).weeks.length).toBeGreaterThan(1);
    expect(of(projects).weeks.every(({ startsOn }) => weeks.includes(startsOn))).toBe(true);
    expect(total(of(crm))).toBeCloseTo(220, 1);
    expect(of(crm).unplannedCount).toBe(1);
    expect(of(projects).unplannedCount).toBe(0);
    expect(of(crm).weeks.some(({ hours }) => Number(hours) > Number(capacity))).toBe(true);
    expect(of(crm).weeks[0].tasks.map(({ hours }) => Number(hours))).toEqual(
      of(crm)
        .weeks[0].tasks.map(({ hours }) => Number(hours))
        .toSorted((a, b) => b - a),
    );
  });

  it('counts what the filter leaves, without what is done', async () => {
    const { projectId, ids } = await world.plan(2);
    await world.updateTask({ id: ids[0], dueOn: world.day(2), estimateHours: '4' });
    await world.updateTask({ id: ids[1], dueOn: world.day(2), estimateHours: '8', priority: 'LOW' });
    expect(total((await workload(projectId)).members[0])).toBeCloseTo(12, 1);
    expect(total((await workload(projectId, { priority: { in: ['LOW'] } })).members[0])).toBeCloseTo(8, 1);
    await world.updateTask({ id: ids[1], columnId: (await world.columns('TASK')).get('COMPLETED') });
    expect(total((await workload(projectId, { isOpen: { eq: false } })).members[0])).toBeCloseTo(4, 1);
  });

  it('counts the working hours of a member without holidays and approved leave, and tells only that they are away', async () => {
    const { admin, manager } = world;
    const userId = world.user('crm');
    const known = await admin.query(
      'query($user: ID!) { employees(first: 1, filter: { user: { eq: $user } }) { edges { node { id } } } }',
      {
        user: userId,
      },
    );
    const hired = { name: 'Daniel Brooks', country: 'US', joinedOn: '2020-01-01', userId, weeklyHours: '30' };
    const employeeId =
      known.data.employees.edges[0]?.node.id ?? (await admin.mutate('createEmployee', hired, 'employee { id }')).employee.id;
    await admin.mutate('updateEmployee', { id: employeeId, weeklyHours: '30', country: 'US' }, 'employee { id }');
    const projectId = (await world.project()).project.id;
    const task = await world.task({ projectId, assigneeIds: [userId], estimateHours: '5', startOn: world.day(0), dueOn: world.day(20) });
    const monday = (await workload(projectId)).weeks[2];
    const { leaveType } = await admin.mutate('createLeaveType', { title: 'Study' }, 'leaveType { id }');
    const days = { startsOn: monday, endsOn: daysAfter(monday, 2) };
    const asked = await admin.mutate(
      'createLeaveRequest',
      { employeeId, leaveTypeId: leaveType.id, ...days },
      'leaveRequest { id version days }',
    );
    const capacity = async () => {
      const answer = await manager.query(
        'query($project: ID!) { projectWorkload(filter: { project: { eq: $project } }) { members { userId capacities { startsOn hours awayDays } } } }',
        { project: projectId },
      );
      return answer.data.projectWorkload.members[0].capacities[2];
    };
    const before = await capacity();
    expect(before).toMatchObject({ startsOn: monday, awayDays: '0' });
    await admin.mutate('approveLeaveRequest', { id: asked.leaveRequest.id }, 'leaveRequest { id }', 'RecordInput');
    const away = Number(asked.leaveRequest.days);
    expect(away).toBeGreaterThan(0);
    expect(await capacity()).toEqual({ startsOn: monday, awayDays: String(away), hours: String(Number(before.hours) - away * 6) });
    const spans = { startsOn: monday, endsOn: daysAfter(monday, 4) };
    const sprint = await manager.mutate(
      'createSprint',
      { name: 'Away', projectId, status: 'FUTURE', taskIds: [task.task.id], ...spans },
      'sprint { id }',
    );
    const shown = await manager.query(
      'query($id: ID!) { sprintCapacity(id: $id) { planned hours members { userId planned hours awayDays } } }',
      { id: sprint.sprint.id },
    );
    expect(shown.data.sprintCapacity).toMatchObject({ planned: '5', members: [{ userId, planned: '5', awayDays: String(away) }] });
    expect(Number(shown.data.sprintCapacity.hours)).toBeLessThanOrEqual(30 - away * 6);
  });
});
