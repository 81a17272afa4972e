import UserRoundSearch from 'lucide-react/icons/user-round-search';
import applicationQuery from '../../core/relay/generated/ApplicationPageQuery$parameters.ts';
import boardQuery from '../../core/relay/generated/ApplicationScreenQuery$parameters.ts';
import tableQuery from '../../core/relay/generated/ApplicationTableQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { listVariables } from '../../core/screens/list/listVariables.ts';
import { applicationList, applicationVariables } from './applicationAddress.ts';

const page = { layout: 'APP', messages: 'hrm', access: 'HRM' } as const;

/** Screens of applications. */
export const applicationRows: ScreenRow[] = [
  {
    ...page,
    path: '/HRM/applications/',
    title: 'application.plural',
    menu: { section: 'hrm', icon: UserRoundSearch },
    query: boardQuery,
    variables: applicationVariables,
    screen: async () => (await import('./ApplicationScreen.tsx')).ApplicationScreen,
    footer: false,
  },
  {
    ...page,
    path: '/HRM/applications/table/',
    title: 'application.plural',
    report: 'LIST',
    query: tableQuery,
    variables: address => listVariables(address, applicationList),
    screen: async () => (await import('./ApplicationTable.tsx')).ApplicationTable,
    footer: false,
  },
  {
    ...page,
    path: '/HRM/applications/:id/',
    title: 'application.one',
    query: applicationQuery,
    variables: (_, { id }) => ({ id }),
    screen: async () => (await import('./ApplicationPage.tsx')).ApplicationPage,
  },
];
