import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartColumn from 'lucide-react/icons/chart-column';
import dashboardQuery from '../core/relay/generated/CrmDashboardQuery$parameters.ts';
import dayQuery from '../core/relay/generated/MyDayQuery$parameters.ts';
import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { spanIn } from '../core/screens/span.ts';
import { activity } from './crm.entities.ts';
import { dayVariables } from './activity/activityAddress.ts';

const page = { layout: 'APP', messages: 'crm', access: 'CRM' } as const;

/** Screens of activities. */
export const activityRows: ScreenRow[] = [
  {
    ...page,
    path: '/CRM/dashboard/',
    title: 'menu.crmDashboard',
    report: 'DASHBOARD',
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
  ...entityRows(activity),
];
