import { priorities } from '../../server/portfolio/work/priorities.rules.ts';
import { daysAfter, isDay } from '../../server/core/rules/days.ts';
import { sprintStates } from '../../server/projects/sprint/sprintStates.rules.ts';
import { timeStates } from '../../server/projects/time/timeStates.rules.ts';
import { projectListing } from '../core/relay/operations/projectListing.ts';
import { recurringTaskListing } from '../core/relay/operations/recurringTaskListing.ts';
import { taskTemplateListing } from '../core/relay/operations/taskTemplateListing.ts';
import { sprintListing } from '../core/relay/operations/sprintListing.ts';
import { taskListing } from '../core/relay/operations/taskListing.ts';
import { timeEntryListing } from '../core/relay/operations/timeEntryListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import { todayIn } from '../core/i18n/useToday.ts';
import { currentSession } from '../core/session/session.ts';
import { calendarOf, weeksAround } from '../core/screens/calendar/calendarDays.ts';

const priority = { name: 'priority', texts: 'priority', values: priorities } as const;

/** URL parameters of the project list. */
export const projectList = listSpec('project', projectListing, {
  filters: [
    { name: 'column', texts: 'statusColumn' },
    'member',
    priority,
    'isMine',
    'isOpen',
    'isOverdue',
    'categoryNames',
    'dueOn',
    'startOn',
    'budget',
    'name',
    'doneAt',
    'updatedAt',
  ],
  own: { field: 'DUE_ON', direction: 'ASC' },
  customized: 'PROJECT',
});

/** URL parameters of the project board: those of the list without sorting, because users order the cards by hand, and without custom fields. */
export const projectBoard = { ...projectList, sorts: [], customized: undefined };

/** Query variables of the project board. */
export const projectBoardVariables = (address: URLSearchParams) => {
  const { search, filter } = listVariables(address, projectBoard);
  return { search, filter };
};

/** URL parameters of the task list. */
export const taskList = listSpec('projectTask', taskListing, {
  filters: [
    'project',
    { name: 'column', texts: 'statusColumn' },
    'assignee',
    'sprint',
    priority,
    'isMine',
    'isOpen',
    'isOverdue',
    'isUpcoming',
    'isBlocked',
    'isShared',
    'isSubtask',
    'isPlanned',
    'tagNames',
    'dueOn',
    'startOn',
    'estimateHours',
    'name',
    'doneAt',
    'updatedAt',
  ],
  own: { field: 'DUE_ON', direction: 'ASC' },
});

/** URL parameters of the sprint list. */
export const sprintList = listSpec('sprint', sprintListing, {
  filters: [
    'project',
    { name: 'status', texts: 'sprintState', values: sprintStates },
    'startsOn',
    'endsOn',
    'name',
    'taskCount',
    'doneCount',
    'completedAt',
    'updatedAt',
  ],
  own: { field: 'STARTS_ON', direction: 'DESC' },
});

/** URL parameters of the list of time entries. */
export const timeEntryList = listSpec('timeEntry', timeEntryListing, {
  filters: [
    'project',
    'task',
    'user',
    'spentOn',
    'isMine',
    'isBillable',
    { name: 'status', texts: 'timeState', values: timeStates },
    'hours',
    'updatedAt',
  ],
  own: { field: 'SPENT_ON', direction: 'DESC' },
});

/** URL parameters of the list of task templates. */
export const taskTemplateList = listSpec('taskTemplate', taskTemplateListing, {
  filters: ['name', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});

/** URL parameters of the list of recurring tasks. */
export const recurringTaskList = listSpec('recurringTask', recurringTaskListing, {
  filters: ['status', { name: 'frequency', texts: 'taskFrequency' }, 'nextOn', 'startsOn', 'title', 'updatedAt'],
  own: { field: 'NEXT_ON', direction: 'ASC' },
});

/** URL parameters of the task board. */
export const taskBoard = { ...taskList, sorts: [] };

/** Query variables of the task board. */
export const taskBoardVariables = (address: URLSearchParams) => {
  const { search, filter } = listVariables(address, taskBoard);
  return { search, filter };
};

/** Query variables of the viewer's own list: their open tasks. */
export function myTaskVariables(address: URLSearchParams) {
  const variables = listVariables(address, taskList);
  return { ...variables, filter: { ...variables.filter, isMine: { eq: true }, isOpen: { eq: true } } };
}

/** Query variables of a timesheet: the week of the day in the address, or this week. */
export function timesheetVariables(address: URLSearchParams) {
  const day = address.get('day') ?? '';
  return { day: isDay(day) ? day : null };
}

/** Filters of the task list without some, by name. */
const without = (...names: string[]) => ({ ...taskBoard, filters: taskBoard.filters.filter(({ name }) => !names.includes(name)) });

/** The project in an address; null if it names none. */
function projectIn(address: URLSearchParams): string | null {
  const project = address.get('project') ?? '';
  return /^[\da-f-]{36}$/.test(project) ? project : null;
}

/** URL parameters of the timeline: those of the board but for the project, which is always one. */
export const taskTimeline = without('project');

/** Query variables of the timeline: of the project in the address, or of the one that is due first. */
export function timelineVariables(address: URLSearchParams) {
  const { search, filter } = listVariables(address, taskTimeline);
  return { search, filter, project: projectIn(address) };
}

/** URL parameters of the task calendar: those of the board without the due day, which the calendar itself narrows. */
export const taskCalendar = without('dueOn');

/** Query variables of the task calendar: the filter of each week, by the company's first day of the week. */
export function taskCalendarVariables(address: URLSearchParams) {
  const { search, filter } = listVariables(address, taskCalendar);
  const { timeZone, firstDayOfWeek } = currentSession();
  const { day, span } = calendarOf(address, todayIn(timeZone));
  const weeks = weeksAround(day, span, Number(firstDayOfWeek || 1));
  const filters = weeks.map((from, week) => [`week${week}`, { ...filter, dueOn: { from, before: daysAfter(from, 7) } }] as const);
  return { search, isMonth: span === 'MONTH', ...Object.fromEntries(filters) };
}

/** URL parameters of the backlog: those of the board but for the project, which is always one, and the sprint, which is a column. */
export const taskBacklog = without('project', 'sprint', 'isOpen');

/** Query variables of the backlog: of the project in the address, or of the open one that is due first. */
export function taskBacklogVariables(address: URLSearchParams) {
  const { search, filter } = listVariables(address, taskBacklog);
  const project = projectIn(address);
  const open = { ...filter, isOpen: { eq: true } };
  return {
    search,
    project: project ? { id: { eq: project } } : { isOpen: { eq: true } },
    planned: { ...open, isPlanned: { eq: true } },
    backlog: { ...open, isPlanned: { eq: false } },
  };
}

/** URL parameters of the workload: those of the board; it counts open tasks only. */
export const taskWorkload = without('isOpen');

/** Query variables of the workload: from the week of the day in the address, or this week. */
export function taskWorkloadVariables(address: URLSearchParams) {
  const { search, filter } = listVariables(address, taskWorkload);
  const day = address.get('day') ?? '';
  return { search, filter, from: isDay(day) ? day : null };
}
