import boardQuery from '../core/relay/generated/ProjectBoardScreenQuery$parameters.ts';
import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { projectBoardVariables } from './addresses.ts';
import { project } from './projects.entities.ts';

const page = { layout: 'APP', messages: 'projects', access: 'Project Management' } as const;

/** Screens of projects. */
export const rows: ScreenRow[] = [
  ...entityRows(project),
  {
    ...page,
    path: '/projects/board/',
    title: 'project.board',
    query: boardQuery,
    variables: projectBoardVariables,
    screen: async () => (await import('./project/ProjectBoardScreen.tsx')).ProjectBoardScreen,
    footer: false,
  },
];
