import BookText from 'lucide-react/icons/book-text';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import ListChecks from 'lucide-react/icons/list-checks';
import Scale from 'lucide-react/icons/scale';
import Waves from 'lucide-react/icons/waves';
import balanceSheetQuery from '../../core/relay/generated/BalanceSheetQuery$parameters.ts';
import cashFlowQuery from '../../core/relay/generated/CashFlowQuery$parameters.ts';
import generalLedgerQuery from '../../core/relay/generated/GeneralLedgerQuery$parameters.ts';
import profitAndLossQuery from '../../core/relay/generated/ProfitAndLossQuery$parameters.ts';
import trialBalanceQuery from '../../core/relay/generated/TrialBalanceQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { reportVariables } from './reportVariables.ts';

const page = { layout: 'APP', messages: 'ledger', access: 'Financial Management', variables: reportVariables } as const;

/** Screens of the financial reports. */
export const reportRows: ScreenRow[] = [
  {
    ...page,
    path: '/economics/ledger/',
    title: 'menu.generalLedger',
    report: 'REPORT',
    menu: { section: 'finance', icon: BookText },
    query: generalLedgerQuery,
    variables: address => {
      const account = address.get('account');
      return { ...reportVariables(address), accountId: account ?? '', isChosen: !!account };
    },
    screen: async () => (await import('./GeneralLedger.tsx')).GeneralLedger,
  },
  {
    ...page,
    path: '/economics/reports/trial-balance/',
    title: 'menu.trialBalance',
    report: 'REPORT',
    menu: { section: 'finance', icon: ListChecks },
    query: trialBalanceQuery,
    screen: async () => (await import('./TrialBalance.tsx')).TrialBalance,
  },
  {
    ...page,
    path: '/economics/reports/profit-and-loss/',
    title: 'menu.profitAndLoss',
    report: 'STATEMENT',
    menu: { section: 'finance', icon: ChartNoAxesCombined },
    query: profitAndLossQuery,
    screen: async () => (await import('./ProfitAndLoss.tsx')).ProfitAndLoss,
  },
  {
    ...page,
    path: '/economics/reports/balance-sheet/',
    title: 'menu.balanceSheet',
    report: 'STATEMENT',
    menu: { section: 'finance', icon: Scale },
    query: balanceSheetQuery,
    screen: async () => (await import('./BalanceSheet.tsx')).BalanceSheet,
  },
  {
    ...page,
    path: '/economics/reports/cash-flow/',
    title: 'menu.cashFlow',
    report: 'STATEMENT',
    menu: { section: 'finance', icon: Waves },
    query: cashFlowQuery,
    screen: async () => (await import('./CashFlow.tsx')).CashFlow,
  },
];
