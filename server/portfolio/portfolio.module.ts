import { StatusColumn } from './column/StatusColumn.ts';
import { projectTemplate } from './print/projectTemplate.ts';
import { Project, ProjectMember } from './project/Project.ts';
import { ProjectColumnResolver, ProjectResolver } from './project/ProjectResolver.ts';

/** Projects and their statuses, which other modules name: below finance and procurement, above staff. */
export const portfolio = {
  entities: [Project, ProjectMember, StatusColumn],
  resolvers: [ProjectColumnResolver, ProjectResolver],
  routes: [],
  printTemplates: [projectTemplate],
};
