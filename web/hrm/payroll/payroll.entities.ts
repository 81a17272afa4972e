import Banknote from 'lucide-react/icons/banknote';
import HandCoins from 'lucide-react/icons/hand-coins';
import History from 'lucide-react/icons/history';
import Receipt from 'lucide-react/icons/receipt';
import Settings2 from 'lucide-react/icons/settings-2';
import earlierPayLinesQuery from '../../core/relay/generated/EarlierPayLineListQuery$parameters.ts';
import employeeLoansQuery from '../../core/relay/generated/EmployeeLoanListQuery$parameters.ts';
import payrollRunsQuery from '../../core/relay/generated/PayrollRunListQuery$parameters.ts';
import payrollRunQuery from '../../core/relay/generated/PayrollRunPageQuery$parameters.ts';
import payrollSetupsQuery from '../../core/relay/generated/PayrollSetupListQuery$parameters.ts';
import paySlipsQuery from '../../core/relay/generated/PaySlipListQuery$parameters.ts';
import paySlipQuery from '../../core/relay/generated/PaySlipPageQuery$parameters.ts';
import type { EntityScreens } from '../../core/routing/EntityScreens.ts';
import { earlierPayLineList, employeeLoanList, payrollRunList, payrollSetupList, paySlipList } from '../addresses.ts';

const hrm = { messages: 'hrm', access: 'HRM', section: 'hrm' } as const;

export const payrollSetup: EntityScreens = {
  ...hrm,
  type: 'PayrollSetup',
  code: 'e1',
  icon: Settings2,
  path: '/HRM/payroll/payrollSetup/',
  plural: 'payrollSetup.plural',
  create: 'payrollSetup.new',
  list: {
    spec: payrollSetupList,
    query: payrollSetupsQuery,
    screen: async () => (await import('./setup/PayrollSetupList.tsx')).PayrollSetupList,
  },
};

export const payrollRun: EntityScreens = {
  ...hrm,
  type: 'PayrollRun',
  code: 'e6',
  icon: Banknote,
  path: '/HRM/payroll/payrolls/',
  plural: 'payrollRun.plural',
  create: 'payrollRun.new',
  list: {
    spec: payrollRunList,
    query: payrollRunsQuery,
    screen: async () => (await import('./run/PayrollRunList.tsx')).PayrollRunList,
  },
  page: {
    title: 'payrollRun.one',
    query: payrollRunQuery,
    screen: async () => (await import('./run/PayrollRunPage.tsx')).PayrollRunPage,
  },
};

export const paySlip: EntityScreens = {
  ...hrm,
  type: 'PaySlip',
  code: 'e7',
  icon: Receipt,
  path: '/HRM/payroll/slips/',
  plural: 'paySlip.plural',
  list: {
    spec: paySlipList,
    query: paySlipsQuery,
    screen: async () => (await import('./slip/PaySlipList.tsx')).PaySlipList,
  },
  page: {
    title: 'paySlip.one',
    query: paySlipQuery,
    screen: async () => (await import('./slip/PaySlipPage.tsx')).PaySlipPage,
  },
};

export const employeeLoan: EntityScreens = {
  ...hrm,
  type: 'EmployeeLoan',
  code: '30',
  icon: HandCoins,
  path: '/HRM/payroll/loans/',
  plural: 'employeeLoan.plural',
  create: 'employeeLoan.new',
  list: {
    spec: employeeLoanList,
    query: employeeLoansQuery,
    screen: async () => (await import('../loan/EmployeeLoanList.tsx')).EmployeeLoanList,
  },
};

export const earlierPayLine: EntityScreens = {
  ...hrm,
  type: 'EarlierPayLine',
  code: '29',
  icon: History,
  path: '/HRM/payroll/earlier-pay/',
  plural: 'earlierPayLine.plural',
  create: 'earlierPayLine.new',
  list: {
    spec: earlierPayLineList,
    query: earlierPayLinesQuery,
    screen: async () => (await import('../earlierPay/EarlierPayLineList.tsx')).EarlierPayLineList,
  },
};
