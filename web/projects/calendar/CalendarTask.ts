import type { TaskCalendar_weeks$data } from '../../core/relay/generated/TaskCalendar_weeks.graphql.ts';

/** A task of the calendar. */
export type CalendarTask = TaskCalendar_weeks$data[number]['edges'][number]['node'];

/** The tasks of a calendar, and what can be done with them. */
export interface CalendarProps {
  /** Tasks by the day they are due, also while that is not saved yet. */
  onDay: ReadonlyMap<string, readonly CalendarTask[]>;
  today: string;
  mayWrite: boolean;
  /** First days of the weeks shown. */
  weeks: readonly string[];
  /** The month shown, YYYY-MM; undefined for a week. */
  month: string | undefined;
  onAdd: (day: string) => void;
}
