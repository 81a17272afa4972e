import CalendarCheck from 'lucide-react/icons/calendar-check';
import periodsQuery from '../../core/relay/generated/PeriodsQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';

/** Screen of the lock date and the fiscal years. */
export const periodRows: ScreenRow[] = [
  {
    path: '/economics/periods/',
    title: 'menu.periods',
    layout: 'APP',
    messages: 'ledger',
    access: 'Financial Management',
    menu: { section: 'finance', icon: CalendarCheck },
    query: periodsQuery,
    screen: async () => (await import('./Periods.tsx')).Periods,
  },
];
