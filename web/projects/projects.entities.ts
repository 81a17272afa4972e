import FolderKanban from 'lucide-react/icons/folder-kanban';
import ListTodo from 'lucide-react/icons/list-todo';
import projectsQuery from '../core/relay/generated/ProjectListQuery$parameters.ts';
import projectQuery from '../core/relay/generated/ProjectPageQuery$parameters.ts';
import tasksQuery from '../core/relay/generated/TaskListQuery$parameters.ts';
import taskQuery from '../core/relay/generated/TaskPageQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { projectList, taskList } from './addresses.ts';

const projects = { messages: 'projects', access: 'Project Management', section: 'projects' } as const;

export const project: EntityScreens = {
  ...projects,
  type: 'Project',
  code: 'c1',
  icon: FolderKanban,
  path: '/projects/',
  also: ['/projects/project-create/'],
  plural: 'project.plural',
  create: 'project.new',
  list: {
    spec: projectList,
    query: projectsQuery,
    screen: async () => (await import('./project/ProjectList.tsx')).ProjectList,
  },
  page: {
    title: 'project.one',
    query: projectQuery,
    also: ['/projects/projectDetails/'],
    screen: async () => (await import('./project/ProjectPage.tsx')).ProjectPage,
  },
};

export const task: EntityScreens = {
  ...projects,
  type: 'Task',
  code: 'c3',
  icon: ListTodo,
  path: '/projects/tasks/',
  also: ['/projects/tasks/createTask2/'],
  plural: 'projectTask.plural',
  create: 'projectTask.new',
  list: {
    spec: taskList,
    query: tasksQuery,
    screen: async () => (await import('./task/TaskList.tsx')).TaskList,
  },
  page: {
    title: 'projectTask.one',
    query: taskQuery,
    also: ['/projects/tasks/task/'],
    screen: async () => (await import('./task/TaskPage.tsx')).TaskPage,
  },
};
