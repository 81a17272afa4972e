import CircleUser from 'lucide-react/icons/circle-user';
import Gauge from 'lucide-react/icons/gauge';
import LayoutList from 'lucide-react/icons/layout-list';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartGantt from 'lucide-react/icons/chart-gantt';
import SquareKanban from 'lucide-react/icons/square-kanban';
import projectBoardQuery from '../core/relay/generated/ProjectBoardScreenQuery$parameters.ts';
import taskBoardQuery from '../core/relay/generated/TaskBoardScreenQuery$parameters.ts';
import sharedQuery from '../core/relay/generated/SharedProjectPageQuery$parameters.ts';
import tasksQuery from '../core/relay/generated/TaskListQuery$parameters.ts';
import timelineQuery from '../core/relay/generated/TimelineScreenQuery$parameters.ts';
import backlogQuery from '../core/relay/generated/BacklogScreenQuery$parameters.ts';
import calendarQuery from '../core/relay/generated/CalendarScreenQuery$parameters.ts';
import workloadQuery from '../core/relay/generated/WorkloadScreenQuery$parameters.ts';
import timesheetQuery from '../core/relay/generated/TimesheetScreenQuery$parameters.ts';
import { entityRows } from '../core/routing/EntityScreens.ts';
import { redirectRow } from '../core/routing/redirectRow.tsx';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import {
  myTaskVariables,
  projectBoardVariables,
  taskBacklogVariables,
  taskBoardVariables,
  taskCalendarVariables,
  taskWorkloadVariables,
  timelineVariables,
  timesheetVariables,
} from './addresses.ts';
import { overviewRows } from './overview/overviewRows.ts';
import { project, recurringTask, sprint, task, taskTemplate, timeEntry } from './projects.entities.ts';

const form = { messages: 'projects', access: 'Project Management' } as const;
const page = { ...form, layout: 'APP' } as const;

/** Screens of projects and their tasks. */
export const rows: ScreenRow[] = [
  // Before the pages of records, whose ids they would be taken for.
  redirectRow({ ...form, title: 'project.new', path: '/projects/project-create/' }, '/projects/?dialog=new'),
  redirectRow({ ...form, title: 'projectTask.new', path: '/projects/tasks/createTask2/' }, '/projects/tasks/?dialog=new'),
  redirectRow({ ...form, title: 'sprint.new', path: '/projects/createSprint/' }, '/projects/sprints/?dialog=new'),
  ...overviewRows,
  {
    path: '/projects/shared/',
    title: 'project.one',
    layout: 'BARE',
    messages: 'projects',
    access: 'PUBLIC',
    query: sharedQuery,
    variables: address => ({ token: address.get('data') ?? '' }),
    screen: async () => (await import('./guest/SharedProjectPage.tsx')).SharedProjectPage,
  },
  ...entityRows(project),
  {
    ...page,
    path: '/projects/board/',
    title: 'project.board',
    query: projectBoardQuery,
    variables: projectBoardVariables,
    screen: async () => (await import('./project/ProjectBoardScreen.tsx')).ProjectBoardScreen,
    footer: false,
  },
  {
    ...page,
    path: '/projects/kanban/kanban-board/',
    title: 'menu.taskBoard',
    menu: { section: 'projects', icon: SquareKanban },
    query: taskBoardQuery,
    variables: taskBoardVariables,
    screen: async () => (await import('./task/TaskBoardScreen.tsx')).TaskBoardScreen,
    footer: false,
  },
  {
    ...page,
    path: '/projects/my-tasks/',
    title: 'menu.myTasks',
    report: 'LIST',
    menu: { section: 'projects', icon: CircleUser },
    query: tasksQuery,
    variables: myTaskVariables,
    screen: async () => (await import('./task/TaskList.tsx')).TaskList,
    membersOnly: true,
  },
  {
    ...page,
    path: '/projects/backlog/',
    title: 'menu.backlog',
    menu: { section: 'projects', icon: LayoutList },
    query: backlogQuery,
    variables: taskBacklogVariables,
    screen: async () => (await import('./backlog/BacklogScreen.tsx')).BacklogScreen,
    footer: false,
  },
  {
    ...page,
    path: '/projects/calendar/',
    title: 'menu.taskCalendar',
    menu: { section: 'projects', icon: CalendarDays },
    query: calendarQuery,
    variables: taskCalendarVariables,
    screen: async () => (await import('./calendar/CalendarScreen.tsx')).CalendarScreen,
    footer: false,
  },
  {
    ...page,
    path: '/projects/timeline/',
    title: 'menu.timeline',
    menu: { section: 'projects', icon: ChartGantt },
    query: timelineQuery,
    variables: timelineVariables,
    screen: async () => (await import('./timeline/TimelineScreen.tsx')).TimelineScreen,
    footer: false,
  },
  {
    ...page,
    path: '/projects/workload/',
    title: 'menu.workload',
    report: 'REPORT',
    menu: { section: 'projects', icon: Gauge },
    query: workloadQuery,
    variables: taskWorkloadVariables,
    screen: async () => (await import('./workload/WorkloadScreen.tsx')).WorkloadScreen,
  },
  ...entityRows(task),
  ...entityRows(sprint),
  {
    ...page,
    path: '/projects/timesheet/',
    title: 'menu.timesheet',
    menu: { section: 'projects', icon: CalendarClock },
    query: timesheetQuery,
    variables: timesheetVariables,
    screen: async () => (await import('./timesheet/TimesheetScreen.tsx')).TimesheetScreen,
    membersOnly: true,
  },
  ...entityRows(timeEntry),
  ...entityRows(recurringTask),
  ...entityRows(taskTemplate),
];
