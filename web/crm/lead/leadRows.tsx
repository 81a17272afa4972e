import Kanban from 'lucide-react/icons/square-kanban';
import leadQuery from '../../core/relay/generated/LeadPageQuery$parameters.ts';
import leadsQuery from '../../core/relay/generated/LeadScreenQuery$parameters.ts';
import tableQuery from '../../core/relay/generated/LeadTableQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { listVariables } from '../../core/screens/list/listVariables.ts';
import { leadList, leadVariables } from './leadAddress.ts';

const page = { layout: 'APP', messages: 'crm', access: 'CRM' } as const;

/** Screens of leads. */
export const leadRows: ScreenRow[] = [
  {
    ...page,
    path: '/CRM/leads/',
    title: 'menu.leads',
    menu: { section: 'crm', icon: Kanban },
    query: leadsQuery,
    variables: leadVariables,
    screen: async () => (await import('./LeadScreen.tsx')).LeadScreen,
    footer: false,
  },
  {
    ...page,
    path: '/CRM/leads/table/',
    title: 'lead.plural',
    report: 'LIST',
    query: tableQuery,
    variables: address => listVariables(address, leadList),
    screen: async () => (await import('./LeadTable.tsx')).LeadTable,
  },
  {
    ...page,
    path: '/CRM/leads/:id/',
    title: 'lead.one',
    query: leadQuery,
    variables: (_, { id }) => ({ id }),
    screen: async () => (await import('./LeadPage.tsx')).LeadPage,
  },
];
