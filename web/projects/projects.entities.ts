import Clock from 'lucide-react/icons/clock';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import IterationCw from 'lucide-react/icons/iteration-cw';
import CopyCheck from 'lucide-react/icons/copy-check';
import ListTodo from 'lucide-react/icons/list-todo';
import Repeat from 'lucide-react/icons/repeat';
import projectsQuery from '../core/relay/generated/ProjectListQuery$parameters.ts';
import projectQuery from '../core/relay/generated/ProjectPageQuery$parameters.ts';
import sprintsQuery from '../core/relay/generated/SprintListQuery$parameters.ts';
import sprintQuery from '../core/relay/generated/SprintPageQuery$parameters.ts';
import tasksQuery from '../core/relay/generated/TaskListQuery$parameters.ts';
import taskQuery from '../core/relay/generated/TaskPageQuery$parameters.ts';
import timeEntriesQuery from '../core/relay/generated/TimeEntryListQuery$parameters.ts';
import recurringTasksQuery from '../core/relay/generated/RecurringTaskListQuery$parameters.ts';
import taskTemplatesQuery from '../core/relay/generated/TaskTemplateListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { projectList, recurringTaskList, sprintList, taskList, taskTemplateList, timeEntryList } from './addresses.ts';

const projects = { messages: 'projects', access: 'Project Management', section: 'projects' } as const;

export const project: EntityScreens = {
  ...projects,
  type: 'Project',
  code: 'c1',
  icon: FolderKanban,
  path: '/projects/',
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

export const sprint: EntityScreens = {
  ...projects,
  type: 'Sprint',
  code: 'c6',
  icon: IterationCw,
  path: '/projects/sprints/',
  plural: 'sprint.plural',
  create: 'sprint.new',
  list: {
    spec: sprintList,
    query: sprintsQuery,
    screen: async () => (await import('./sprint/SprintList.tsx')).SprintList,
  },
  page: {
    title: 'sprint.one',
    query: sprintQuery,
    also: ['/projects/sprintDetails/'],
    screen: async () => (await import('./sprint/SprintPage.tsx')).SprintPage,
  },
};

export const timeEntry: EntityScreens = {
  ...projects,
  type: 'TimeEntry',
  code: 'c9',
  icon: Clock,
  path: '/projects/time/',
  plural: 'timeEntry.plural',
  create: 'timeEntry.new',
  list: {
    spec: timeEntryList,
    query: timeEntriesQuery,
    screen: async () => (await import('./time/TimeEntryList.tsx')).TimeEntryList,
  },
};

export const taskTemplate: EntityScreens = {
  ...projects,
  type: 'TaskTemplate',
  code: 'b9',
  icon: CopyCheck,
  path: '/projects/task-templates/',
  plural: 'taskTemplate.plural',
  create: 'taskTemplate.new',
  list: {
    spec: taskTemplateList,
    query: taskTemplatesQuery,
    screen: async () => (await import('./template/TaskTemplateList.tsx')).TaskTemplateList,
  },
};

export const recurringTask: EntityScreens = {
  ...projects,
  type: 'RecurringTask',
  code: 'ba',
  icon: Repeat,
  path: '/projects/recurring-tasks/',
  plural: 'recurringTask.plural',
  create: 'recurringTask.new',
  list: {
    spec: recurringTaskList,
    query: recurringTasksQuery,
    screen: async () => (await import('./recurring/RecurringTaskList.tsx')).RecurringTaskList,
  },
};
