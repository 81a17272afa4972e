import ChartColumn from 'lucide-react/icons/chart-column';
import dashboardQuery from '../../core/relay/generated/FinanceDashboardQuery$parameters.ts';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { loadMessages } from '../../core/i18n/messages.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { spanIn } from '../../core/screens/span.ts';

/** Screen of the finance dashboard. */
export const overviewRows: ScreenRow[] = [
  {
    layout: 'APP',
    messages: 'finance',
    access: 'Financial Management',
    path: '/economics/dashboard/',
    title: 'menu.financeDashboard',
    report: 'DASHBOARD',
    menu: { section: 'finance', icon: ChartColumn, isFirst: true },
    query: dashboardQuery,
    variables: address => ({ span: spanIn(address) }),
    screen: async () => {
      await loadMessages(currentLanguage(), 'ledger');
      return (await import('./FinanceDashboard.tsx')).FinanceDashboard;
    },
  },
];
