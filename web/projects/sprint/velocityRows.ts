import type { WorkUnit } from './UnitSwitch.tsx';

/** What a completed sprint had planned and what it did. */
interface SprintFigures {
  readonly sprintId: string;
  readonly plannedTasks: number;
  readonly doneTasks: number;
  readonly plannedHours: string;
  readonly doneHours: string;
}

/** Returns the figures of completed sprints in tasks or hours, in their order. */
export const velocityRows = (sprints: readonly SprintFigures[], unit: WorkUnit) =>
  sprints.map(({ sprintId, plannedTasks, doneTasks, plannedHours, doneHours }) =>
    unit === 'tasks'
      ? { on: sprintId, planned: plannedTasks, done: doneTasks }
      : { on: sprintId, planned: Number(plannedHours), done: Number(doneHours) },
  );

/** Returns what the last three sprints did on average, rounded to tenths: what the next one can be planned with. */
export function averageOf(rows: readonly { done: number }[]): number {
  const last = rows.slice(-3);
  return Math.round((10 * last.reduce((sum, { done }) => sum + done, 0)) / Math.max(1, last.length)) / 10;
}
