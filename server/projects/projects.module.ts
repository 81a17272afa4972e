import { StatusColumnResolver } from './column/StatusColumnResolver.ts';
import { taskTemplate } from './print/taskTemplate.ts';
import { projectsRoutes } from './projects.rest.ts';
import { Task, TaskAssignee, TaskDependency } from './task/Task.ts';
import { ColumnTasksResolver, ProjectTasksResolver } from './task/TaskListsResolver.ts';
import { TaskCommentResolver, TaskResolver } from './task/TaskResolver.ts';

/** The work on projects: tasks on a board of their statuses. */
export const projects = {
  entities: [Task, TaskAssignee, TaskDependency],
  resolvers: [ColumnTasksResolver, ProjectTasksResolver, StatusColumnResolver, TaskCommentResolver, TaskResolver],
  routes: projectsRoutes,
  printTemplates: [taskTemplate],
};
