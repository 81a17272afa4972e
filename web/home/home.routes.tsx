import { currentLanguage } from '../core/i18n/languageStore.ts';
import { loadMessages } from '../core/i18n/messages.ts';
import calendarQuery from '../core/relay/generated/AllCalendarQuery$parameters.ts';
import decisionQuery from '../core/relay/generated/DecisionPageQuery$parameters.ts';
import homeQuery from '../core/relay/generated/HomeQuery$parameters.ts';
import inboxQuery from '../core/relay/generated/MyWorkQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { knownScreens } from '../core/routing/screenRows.ts';
import { currentSession, grantedPermissions } from '../core/session/session.ts';
import { permissionNames } from '../core/session/permissions.ts';
import { spanIn } from '../core/screens/span.ts';
import { calendarVariables } from './calendar/calendarVariables.ts';
import { inboxKindIn } from './inboxKindIn.ts';
import { reportsIn } from './reportsIn.ts';
import { administersOnly } from './tileKinds.ts';

/** Routes of the first page after sign-in, of what waits for the viewer, and of the reports. */
export const rows: ScreenRow[] = [
  {
    path: '/',
    title: 'menu.dashboard',
    access: 'SIGNED_IN',
    layout: 'APP',
    messages: 'home',
    query: homeQuery,
    variables: address => ({
      span: spanIn(address),
      settles: grantedPermissions().includes(permissionNames.ADMINISTRATIVE_ROLES),
      administers: administersOnly(grantedPermissions()),
      sells: grantedPermissions().includes(permissionNames.CRM),
      stocks: grantedPermissions().includes(permissionNames.INVENTORY),
      accounts: grantedPermissions().includes(permissionNames.FINANCIAL_MANAGEMENT),
      plans: grantedPermissions().includes(permissionNames.PROJECT_MANAGEMENT),
      buys: grantedPermissions().includes(permissionNames.PROCUREMENT),
      ships: grantedPermissions().includes(permissionNames.ECOMMERCE),
      employs: grantedPermissions().includes(permissionNames.HRM),
    }),
    screen: async () => {
      const granted = grantedPermissions();
      const texts = [
        granted.includes(permissionNames.FINANCIAL_MANAGEMENT) && loadMessages(currentLanguage(), 'finance'),
        granted.includes(permissionNames.PROJECT_MANAGEMENT) && loadMessages(currentLanguage(), 'projects'),
        granted.includes(permissionNames.PROCUREMENT) && loadMessages(currentLanguage(), 'procurement'),
        granted.includes(permissionNames.ECOMMERCE) && loadMessages(currentLanguage(), 'ecommerce'),
      ];
      return (await Promise.all([import('./Home.tsx'), ...texts]))[0].Home;
    },
  },
  {
    path: '/my-work/',
    title: 'menu.work',
    access: 'SIGNED_IN',
    layout: 'APP',
    messages: 'home',
    query: inboxQuery,
    variables: address => ({ kinds: inboxKindIn(address) && [inboxKindIn(address)] }),
    screen: async () => (await import('./MyWork.tsx')).MyWork,
  },
  {
    path: '/calendar/',
    title: 'menu.calendar',
    access: 'SIGNED_IN',
    layout: 'APP',
    messages: 'home',
    query: calendarQuery,
    variables: calendarVariables,
    screen: async () => (await import('./calendar/AllCalendar.tsx')).AllCalendar,
  },
  {
    path: '/decision/',
    title: 'decision.title',
    access: 'PUBLIC',
    layout: 'BARE',
    messages: 'home',
    query: decisionQuery,
    variables: address => ({ token: address.get('data') ?? '' }),
    screen: async () => (await import('./decision/DecisionPage.tsx')).DecisionPage,
  },
  {
    path: '/reports/',
    title: 'menu.reports',
    access: 'SIGNED_IN',
    layout: 'APP',
    messages: 'home',
    screen: async () => {
      const named = new Set(reportsIn(knownScreens(), currentSession()).map(({ row }) => row.messages));
      return (await Promise.all([import('./Reports.tsx'), loadMessages(currentLanguage(), ...named)]))[0].Reports;
    },
  },
];
