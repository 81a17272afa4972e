import Calculator from 'lucide-react/icons/calculator';
import ChartColumn from 'lucide-react/icons/chart-column';
import overviewQuery from '../../core/relay/generated/PayrollDashboardQuery$parameters.ts';
import processQuery from '../../core/relay/generated/ProcessPayrollQuery$parameters.ts';
import { entityRows } from '../../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { earlierPayLine, employeeLoan, payrollRun, payrollSetup, paySlip } from './payroll.entities.ts';

const hrm = { layout: 'APP', messages: 'hrm', access: 'HRM' } as const;

/** Screens of payroll: overview, setups, runs, processing and pay slips. */
export const payrollRows: ScreenRow[] = [
  {
    ...hrm,
    path: '/HRM/payroll/overview/',
    title: 'menu.payrollOverview',
    report: 'DASHBOARD',
    menu: { section: 'hrm', icon: ChartColumn },
    query: overviewQuery,
    variables: () => ({}),
    screen: async () => (await import('./overview/PayrollDashboard.tsx')).PayrollDashboard,
  },
  ...entityRows(payrollSetup),
  ...entityRows(payrollRun),
  {
    ...hrm,
    path: '/HRM/payroll/processPayroll/',
    title: 'menu.processPayroll',
    menu: { section: 'hrm', icon: Calculator },
    query: processQuery,
    variables: () => ({}),
    screen: async () => (await import('./run/ProcessPayroll.tsx')).ProcessPayroll,
  },
  ...entityRows(paySlip),
  ...entityRows(employeeLoan),
  ...entityRows(earlierPayLine),
];
