import { daysAfter } from '../../../server/core/rules/days.ts';
import type { Dates } from './useTaskDates.ts';

/** Returns dates moved by days. Of what has begun before today only the due day moves, because a new start may not lie in the past. */
export function movedBy({ startOn, dueOn }: Dates, days: number, today: string): Dates {
  const due = dueOn && daysAfter(dueOn, days);
  const start = startOn && daysAfter(startOn, days);
  if (!startOn || !start || start >= today) return { startOn: start, dueOn: due };
  return { startOn: due && due < startOn ? due : startOn, dueOn: due };
}

/** Returns dates of which the due day alone is moved, not before the start. */
export function stretchedBy({ startOn, dueOn }: Dates, days: number): Dates {
  const due = dueOn && daysAfter(dueOn, days);
  return { startOn, dueOn: due && startOn && due < startOn ? startOn : due };
}
