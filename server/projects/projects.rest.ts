import { table } from '../core/rest/Route.ts';
import { columnRoutes } from './column/column.rest.ts';
import { overviewRoutes } from './overview/overview.rest.ts';
import { projectRoutes } from './project/project.rest.ts';
import { sprintRoutes } from './sprint/sprint.rest.ts';
import { taskRoutes } from './task/task.rest.ts';

/** Documented REST calls of Projects. */
export const projectsRoutes = table('Projects', [...columnRoutes, ...projectRoutes, ...sprintRoutes, ...taskRoutes, ...overviewRoutes]);
