import { daysAfter } from '../../../server/core/rules/days.ts';

/** What was in a sprint at the end of a day. */
export interface SprintDayFigures {
  readonly on: string;
  readonly tasks: number;
  readonly doneTasks: number;
  readonly hours: string;
  readonly doneHours: string;
}

const figuresOf = ({ tasks, doneTasks, hours, doneHours }: SprintDayFigures, unit: 'tasks' | 'hours') =>
  unit === 'tasks' ? { all: tasks, done: doneTasks } : { all: Number(hours), done: Number(doneHours) };

/**
 * Returns what was open and done on each day of a sprint, with nothing on the days to come, and what would be open at an even pace: all of the first
 * day's work on that day, none on the last.
 */
export function burndownRows(days: readonly SprintDayFigures[], startsOn: string, endsOn: string, unit: 'tasks' | 'hours') {
  const known = new Map(days.map(day => [day.on, figuresOf(day, unit)]));
  const planned = [];
  for (let on = startsOn; on <= endsOn; on = daysAfter(on, 1)) planned.push(on);
  const begun = days[0] ? figuresOf(days[0], unit).all : 0;
  return planned.map((on, index) => {
    const { all, done } = known.get(on) ?? { all: 0, done: 0 };
    const even = planned.length > 1 ? begun * (1 - index / (planned.length - 1)) : 0;
    return { on, open: all - done, done, even: Math.round(even * 100) / 100 };
  });
}
