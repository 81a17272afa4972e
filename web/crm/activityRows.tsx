import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartColumn from 'lucide-react/icons/chart-column';
import activitiesQuery from '../core/relay/generated/ActivityListQuery$parameters.ts';
import activityQuery from '../core/relay/generated/ActivityPageQuery$parameters.ts';
import dashboardQuery from '../core/relay/generated/CrmDashboardQuery$parameters.ts';
import dayQuery from '../core/relay/generated/MyDayQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import { spanIn } from '../core/screens/span.ts';
import { activityList, dayVariables } from './activity/activityAddress.ts';

const page = { layout: 'APP', messages: 'crm', access: 'CRM' } as const;

/** What is to be done, and how it goes. */
export const activityRows: ScreenRow[] = [
  {
    ...page,
    path: '/CRM/dashboard/',
    title: 'menu.crmDashboard',
    menu: { section: 'crm', icon: ChartColumn },
    query: dashboardQuery,
    variables: address => ({ span: spanIn(address) }),
    screen: async () => (await import('./overview/CrmDashboard.tsx')).CrmDashboard,
  },
  {
    ...page,
    path: '/CRM/activities/',
    title: 'menu.myDay',
    menu: { section: 'crm', icon: CalendarCheck },
    query: dayQuery,
    variables: dayVariables,
    screen: async () => (await import('./activity/MyDay.tsx')).MyDay,
  },
  {
    ...page,
    path: '/CRM/activities/all/',
    title: 'activity.plural',
    query: activitiesQuery,
    variables: address => listVariables(address, activityList),
    screen: async () => (await import('./activity/ActivityList.tsx')).ActivityList,
  },
  {
    ...page,
    path: '/CRM/activities/all/:id/',
    title: 'activity.one',
    query: activityQuery,
    variables: (_, { id }) => ({ id }),
    screen: async () => (await import('./activity/ActivityPage.tsx')).ActivityPage,
  },
];
