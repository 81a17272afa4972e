import TrendingUpDown from 'lucide-react/icons/trending-up-down';
import revaluationQuery from '../../core/relay/generated/RevaluationQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { dayIn } from '../report/reportVariables.ts';

/** Screen of the revaluation of what is open in other currencies. */
export const revaluationRows: ScreenRow[] = [
  {
    path: '/economics/revaluation/',
    title: 'menu.revaluation',
    layout: 'APP',
    messages: 'ledger',
    access: 'Financial Management',
    menu: { section: 'finance', icon: TrendingUpDown },
    query: revaluationQuery,
    variables: address => ({ asOf: dayIn(address, 'to') }),
    screen: async () => (await import('./Revaluation.tsx')).Revaluation,
  },
];
