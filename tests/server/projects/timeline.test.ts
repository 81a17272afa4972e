import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { slackOf } from '../../../server/projects/timeline/criticalPath.ts';
import { movedFollowers, type TaskDates, type Waiting } from '../../../server/projects/timeline/followers.ts';
import { WorkingDays } from '../../../server/projects/timeline/workingDays.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

const days = new WorkingDays('US');
const task = (id: string, startOn: string | null, dueOn: string | null, isDone = false): TaskDates => ({
  id,
  key: id,
  startOn,
  dueOn,
  isDone,
});
const wait = (taskId: string, predecessorId: string, type: Waiting['type'] = 'FINISH_START', lag = 0): Waiting => ({
  taskId,
  predecessorId,
  type,
  lag,
});
const today = '2026-01-01';

describe('working days', () => {
  it('leave out the weekend of the country', () => {
    // 2026-11-26 is a Thursday.
    expect(days.after('2026-11-26', 1)).toBe('2026-11-27');
    expect(days.after('2026-11-27', 1)).toBe('2026-11-30');
    expect(days.after('2026-11-30', -1)).toBe('2026-11-27');
    expect(days.after('2026-11-28', 0)).toBe('2026-11-30');
    expect(days.between('2026-11-27', '2026-12-01')).toBe(2);
    expect(new WorkingDays('JO').after('2026-11-26', 1)).toBe('2026-11-29');
  });
});

describe('followers of a moved task', () => {
  it('begin a working day after its due date and the lag, and keep their length', () => {
    const tasks = [task('A', '2026-11-23', '2026-11-27'), task('B', '2026-11-26', '2026-11-27'), task('C', '2026-11-30', null)];
    const moved = movedFollowers('A', { tasks, waits: [wait('B', 'A'), wait('C', 'B', 'FINISH_START', 1)], days, today });
    expect(moved.map(({ id, startOn, dueOn }) => [id, startOn, dueOn])).toEqual([
      ['B', '2026-11-30', '2026-12-01'],
      ['C', '2026-12-03', null],
    ]);
    expect(moved[1].path).toEqual(['A', 'B', 'C']);
  });

  it('move forward only, once after all that they wait for, and not when they are done', () => {
    const tasks = [
      task('A', '2026-11-23', '2026-11-30'),
      task('B', '2026-11-24', '2026-11-24'),
      task('C', '2026-11-25', '2026-11-25', true),
      task('D', '2026-12-01', '2026-12-02'),
      task('E', '2026-12-21', '2026-12-22'),
    ];
    const waits = [wait('D', 'A'), wait('B', 'A'), wait('C', 'A'), wait('D', 'B'), wait('E', 'D')];
    const moved = movedFollowers('A', { tasks, waits, days, today });
    expect(moved.map(({ id, startOn }) => [id, startOn])).toEqual([
      ['B', '2026-12-01'],
      ['D', '2026-12-02'],
    ]);
  });

  it('follow a start by their start, and a finish by their finish', () => {
    const tasks = [task('A', '2026-12-01', '2026-12-04'), task('B', '2026-11-30', '2026-11-30'), task('C', '2026-11-30', '2026-12-02')];
    const waits = [wait('B', 'A', 'START_START', 1), wait('C', 'A', 'FINISH_FINISH')];
    expect(movedFollowers('A', { tasks, waits, days, today }).map(({ id, startOn, dueOn }) => [id, startOn, dueOn])).toEqual(
      expect.arrayContaining([
        ['B', '2026-12-02', '2026-12-02'],
        ['C', '2026-12-02', '2026-12-04'],
      ]),
    );
  });
});

describe('the critical path', () => {
  it('is what delays the last task when it slips', () => {
    const tasks = [
      task('A', '2026-11-23', '2026-11-25'),
      task('B', '2026-11-26', '2026-11-30'),
      task('C', '2026-11-26', '2026-11-27'),
      task('D', '2026-11-20', '2026-11-21', true),
      task('E', null, null),
    ];
    const slack = slackOf(tasks, [wait('B', 'A'), wait('C', 'A'), wait('A', 'D')]);
    expect(Object.fromEntries(slack)).toEqual({ A: 0, B: 0, C: 3 });
  });
});

describe('the timeline of a project', () => {
  let world: ProjectWorld;
  beforeAll(async () => void (world = await ProjectWorld.open()));
  afterAll(async () => {
    await expectInvariantsHold(world.server.database, world.server.companyId);
    await world.server.stop();
  });

  const move = (values: Record<string, unknown>) => world.manager.mutate('updateTaskDates', values, 'shiftId taskIds');
  /** A chain of tasks, each a week long and waiting for the one before. */
  async function chain(count: number) {
    const { projectId, ids } = await world.plan(count);
    for (const [index, id] of ids.entries()) {
      await world.updateTask({ id, startOn: world.day(index * 7 + 1), dueOn: world.day(index * 7 + 7) });
      if (index) await world.wait(id, ids[index - 1]);
    }
    return { projectId, ids };
  }
  const datesOf = async (ids: string[]) => Promise.all(ids.map(async id => (await world.taskOf(id)).dueOn as string));

  it('moves a chain of tasks as one change, and takes it back as one', async () => {
    const { projectId, ids } = await chain(4);
    const before = await datesOf(ids);
    const shift = await move({ id: ids[0], startOn: world.day(8), dueOn: world.day(14) });
    expect(shift).toMatchObject({ errors: [], taskIds: ids });
    const after = await datesOf(ids);
    expect(after.every((due, index) => due > before[index])).toBe(true);
    const { data } = await world.manager.query(
      'query($id: ID!) { projectTimeline(projectId: $id) { tasks { taskId dueOn slack } dependencies { taskId } } }',
      { id: projectId },
    );
    expect(data.projectTimeline.tasks.map(({ taskId, slack }: { taskId: string; slack: number }) => [taskId, slack === null])).toEqual(
      ids.map(id => [id, false]),
    );
    expect(data.projectTimeline.dependencies).toHaveLength(3);
    const undone = await world.manager.mutate('undoTaskDates', { shiftId: shift.shiftId }, 'taskIds');
    expect(undone.errors).toEqual([]);
    expect(await datesOf(ids)).toEqual(before);
    await expect(world.manager.mutate('undoTaskDates', { shiftId: shift.shiftId }, 'taskIds')).rejects.toThrow('NOT_FOUND');
  });

  it('shows what a list with the same filter and search would show, with the critical path of the whole project', async () => {
    const { projectId, ids } = await chain(3);
    const part = (await world.task({ projectId, parentId: ids[0], name: 'Needle', priority: 'LOW' })).task.id as string;
    const timeline = async (variables: object) => {
      const query = `query($id: ID, $filter: TaskFilter, $search: String) {
        projectTimeline(projectId: $id, filter: $filter, search: $search) { tasks { taskId depth slack } dependencies { taskId predecessorId } } }`;
      return (await world.manager.query(query, { id: projectId, ...variables })).data.projectTimeline;
    };
    const whole = await timeline({});
    expect(whole.tasks.map(({ taskId }: { taskId: string }) => taskId)).toEqual([ids[0], part, ids[1], ids[2]]);
    const high = await timeline({ filter: { priority: { eq: 'HIGH' }, id: { in: ids.slice(0, 2) } } });
    const slackOf = (id: string) => whole.tasks.find(({ taskId }: { taskId: string }) => taskId === id).slack;
    expect(high).toEqual({
      tasks: ids.slice(0, 2).map(taskId => ({ taskId, depth: 0, slack: slackOf(taskId) })),
      dependencies: [{ taskId: ids[1], predecessorId: ids[0] }],
    });
    expect((await timeline({ search: 'needle' })).tasks).toEqual([{ taskId: part, depth: 0, slack: null }]);
    const other = await world.plan(1);
    expect((await timeline({ filter: { id: { eq: other.ids[0] } } })).tasks).toEqual([]);
  });

  it('leaves followers where they are if told so, and refuses to undo over somebody else’s change', async () => {
    const { ids } = await chain(2);
    const before = await datesOf(ids);
    const alone = await move({ id: ids[0], startOn: world.day(8), dueOn: world.day(14), movesFollowers: false });
    expect(alone.taskIds).toEqual([ids[0]]);
    expect((await datesOf(ids))[1]).toBe(before[1]);
    await world.updateTask({ id: ids[0], name: 'Renamed' });
    expect(issues(await world.manager.mutate('undoTaskDates', { shiftId: alone.shiftId }, 'taskIds'))).toEqual([[null, 'conflict']]);
  });

  it('never moves a task past the project’s due date, and says on which way', async () => {
    const { ids } = await chain(3);
    const before = await datesOf(ids);
    const keys = await Promise.all(ids.map(async id => (await world.taskOf(id)).key as string));
    const { errors } = await world.manager.mutate(
      'updateTaskDates',
      { id: ids[0], startOn: world.day(48), dueOn: daysAfter(world.today, 55) },
      'shiftId',
    );
    expect(errors).toMatchObject([{ field: 'dueOn', code: 'shiftPastProject', params: { path: keys.slice(0, 2).join(' → ') } }]);
    expect(await datesOf(ids)).toEqual(before);
  });
});

it('counts working days as one would day by day, and holds nobody up over the years of the calendar', () => {
  for (const country of ['US', 'AE', 'JO', null]) {
    const days = new WorkingDays(country);
    for (let at = 0; at < 14; at++) {
      const day = daysAfter('2026-11-20', at);
      for (let span = 0; span < 40; span++) {
        const passed = Array.from({ length: span }, (_, index) => daysAfter(day, index + 1)).filter(each => days.isWorking(each));
        expect(days.between(day, daysAfter(day, span))).toBe(passed.length);
        if (passed.length) expect(days.after(day, passed.length)).toBe(passed.at(-1));
        const before = Array.from({ length: span }, (_, index) => daysAfter(day, -index - 1)).filter(each => days.isWorking(each));
        if (before.length) expect(days.after(day, -before.length)).toBe(before.at(-1));
      }
    }
    expect(days.after('2026-11-26', 3_000_000)).toBe('9999-12-31');
    expect(days.after('2026-11-26', -3_000_000)).toBe('0001-01-01');
    expect(days.between('2026-11-26', '9999-12-31')).toBeGreaterThan(2_000_000);
  }
});
