import FolderKanban from 'lucide-react/icons/folder-kanban';
import projectsQuery from '../core/relay/generated/ProjectListQuery$parameters.ts';
import projectQuery from '../core/relay/generated/ProjectPageQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { projectList } from './addresses.ts';

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
