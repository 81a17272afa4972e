import { StatusColumnResolver } from './column/StatusColumnResolver.ts';
import { projectRoutes } from './projects.rest.ts';

/** The work on projects. */
export const projects = {
  entities: [],
  resolvers: [StatusColumnResolver],
  routes: projectRoutes,
};
