import type { TaskCalendar_weeks$data } from '../../core/relay/generated/TaskCalendar_weeks.graphql.ts';

/** A task of the calendar. */
export type CalendarTask = TaskCalendar_weeks$data[number]['edges'][number]['node'];
