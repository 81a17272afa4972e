import myAttendanceQuery from '../../core/relay/generated/MyAttendanceQuery$parameters.ts';
import myTeamQuery from '../../core/relay/generated/MyTeamQuery$parameters.ts';
import myProfileQuery from '../../core/relay/generated/MyProfileQuery$parameters.ts';
import { sheetVariables } from '../attendance/sheetAddress.ts';
import { monthIn } from '../attendance/monthIn.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';

/** The viewer's own page, reached from the account menu. */
export const ownRows: ScreenRow[] = [
  {
    layout: 'APP',
    messages: 'hrm',
    access: 'SIGNED_IN',
    membersOnly: true,
    path: '/my-profile/',
    title: 'menu.myProfile',
    query: myProfileQuery,
    variables: () => ({ year: new Date().getFullYear() }),
    screen: async () => (await import('./MyProfile.tsx')).MyProfile,
  },
  {
    layout: 'APP',
    messages: 'hrm',
    access: 'SIGNED_IN',
    membersOnly: true,
    path: '/my-attendance/',
    title: 'menu.myAttendance',
    query: myAttendanceQuery,
    variables: monthIn,
    screen: async () => (await import('../attendance/MyAttendance.tsx')).MyAttendance,
  },
  {
    layout: 'APP',
    messages: 'hrm',
    access: 'SIGNED_IN',
    membersOnly: true,
    path: '/my-team/',
    title: 'menu.myTeam',
    query: myTeamQuery,
    variables: address => {
      const { from, before, offset } = sheetVariables(address);
      return { from, before, offset };
    },
    screen: async () => (await import('../team/MyTeam.tsx')).MyTeam,
  },
];
