import ChartColumnStacked from 'lucide-react/icons/chart-column-stacked';
import ListChecks from 'lucide-react/icons/list-checks';
import bookingsQuery from '../../core/relay/generated/BookingListQuery$parameters.ts';
import budgetLinesQuery from '../../core/relay/generated/BudgetLineListQuery$parameters.ts';
import budgetReportQuery from '../../core/relay/generated/BudgetReportQuery$parameters.ts';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { loadMessages } from '../../core/i18n/messages.ts';
import { entityRows } from '../../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { listVariables } from '../../core/screens/list/listVariables.ts';
import { reportVariables } from '../../ledger/report/reportVariables.ts';
import { bookingList, budgetLineList } from './addresses.ts';
import { budget, expense, expenseHead } from './budgeting.entities.ts';

const page = { layout: 'APP', messages: 'finance/budgeting', access: 'Financial Management' } as const;

/** Screens of expenses, budgets and expense heads. */
export const budgetingRows: ScreenRow[] = [
  ...[expense, budget].flatMap(entityRows),
  {
    ...page,
    path: '/economics/budgeting/budgets/budgetDetails/',
    title: 'budgetLine.plural',
    report: 'LIST',
    menu: { section: 'finance', icon: ListChecks },
    query: budgetLinesQuery,
    variables: address => listVariables(address, budgetLineList),
    screen: async () => (await import('./budget/BudgetLineList.tsx')).BudgetLineList,
  },
  {
    ...page,
    path: '/economics/budgeting/bookings/',
    title: 'booking.plural',
    report: 'LIST',
    under: '/economics/budgeting/budgets/',
    query: bookingsQuery,
    variables: address => listVariables(address, bookingList),
    screen: async () => (await import('./budget/BookingList.tsx')).BookingList,
  },
  {
    ...page,
    path: '/economics/budgeting/reports/',
    title: 'budgetReport.title',
    report: 'REPORT',
    menu: { section: 'finance', icon: ChartColumnStacked },
    query: budgetReportQuery,
    variables: reportVariables,
    screen: async () => {
      await loadMessages(currentLanguage(), 'ledger');
      return (await import('./report/BudgetReport.tsx')).BudgetReport;
    },
  },
  ...entityRows(expenseHead),
];
