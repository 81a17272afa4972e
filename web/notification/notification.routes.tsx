import listQuery from '../core/relay/generated/NotificationListQuery$parameters.ts';
import preferencesQuery from '../core/relay/generated/NotificationPreferencesQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';

const page = { layout: 'APP', messages: 'layout', access: 'SIGNED_IN' } as const;

/** Routes of the notifications, their settings, and the redirect to records. */
export const rows: ScreenRow[] = [
  {
    ...page,
    membersOnly: true,
    path: '/notifications/',
    title: 'notification.plural',
    query: listQuery,
    screen: async () => (await import('./NotificationList.tsx')).NotificationList,
  },
  {
    ...page,
    membersOnly: true,
    path: '/settings/notifications/',
    title: 'notification.preferences',
    under: '/settings/account/',
    query: preferencesQuery,
    screen: async () => (await import('./NotificationPreferences.tsx')).NotificationPreferences,
  },
  {
    ...page,
    path: '/records/:id/',
    title: 'screen.loading',
    screen: async () => (await import('./RecordRedirect.tsx')).RecordRedirect,
  },
];
