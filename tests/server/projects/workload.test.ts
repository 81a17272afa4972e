import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
