import CircleUser from 'lucide-react/icons/circle-user';
import SquareKanban from 'lucide-react/icons/square-kanban';
import projectBoardQuery from '../core/relay/generated/ProjectBoardScreenQuery$parameters.ts';
import taskBoardQuery from '../core/relay/generated/TaskBoardScreenQuery$parameters.ts';
import tasksQuery from '../core/relay/generated/TaskListQuery$parameters.ts';
import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { myTaskVariables, projectBoardVariables, taskBoardVariables } from './addresses.ts';
import { project, task } from './projects.entities.ts';

const page = { layout: 'APP', messages: 'projects', access: 'Project Management' } as const;

/** Screens of projects and their tasks. */
export const rows: ScreenRow[] = [
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
    menu: { section: 'projects', icon: CircleUser },
    query: tasksQuery,
    variables: myTaskVariables,
    screen: async () => (await import('./task/TaskList.tsx')).TaskList,
    membersOnly: true,
  },
  ...entityRows(task),
];
