import CalendarCheck from 'lucide-react/icons/calendar-check';
import activitiesQuery from '../core/relay/generated/ActivityListQuery$parameters.ts';
import dayQuery from '../core/relay/generated/MyDayQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import { activityList, dayVariables } from './activity/activityAddress.ts';

const page = { layout: 'APP', messages: 'crm', access: 'CRM' } as const;

/** What is to be done, and how it goes. */
export const activityRows: ScreenRow[] = [
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
];
