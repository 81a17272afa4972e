import ListTree from 'lucide-react/icons/list-tree';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Receipt from 'lucide-react/icons/receipt';
import budgetsQuery from '../../core/relay/generated/BudgetListQuery$parameters.ts';
import budgetQuery from '../../core/relay/generated/BudgetPageQuery$parameters.ts';
import expenseHeadsQuery from '../../core/relay/generated/ExpenseHeadListQuery$parameters.ts';
import expensesQuery from '../../core/relay/generated/ExpenseListQuery$parameters.ts';
import expenseQuery from '../../core/relay/generated/ExpensePageQuery$parameters.ts';
import type { EntityScreens } from '../../core/routing/EntityScreens.ts';
import { budgetList, expenseHeadList, expenseList } from './addresses.ts';

const budgeting = { messages: 'finance/budgeting', access: 'Financial Management', section: 'finance' } as const;

export const expense: EntityScreens = {
  ...budgeting,
  type: 'Expense',
  code: '93',
  icon: Receipt,
  path: '/economics/budgeting/expenses/',
  plural: 'expense.plural',
  create: 'expense.new',
  list: {
    spec: expenseList,
    query: expensesQuery,
    screen: async () => (await import('./expense/ExpenseList.tsx')).ExpenseList,
  },
  page: {
    also: ['/economics/accounts-payable/invoiceDetails/'],
    title: 'expense.one',
    query: expenseQuery,
    screen: async () => (await import('./expense/ExpensePage.tsx')).ExpensePage,
  },
};

export const budget: EntityScreens = {
  ...budgeting,
  type: 'Budget',
  code: '91',
  icon: PiggyBank,
  path: '/economics/budgeting/budgets/',
  plural: 'budget.plural',
  create: 'budget.new',
  list: {
    spec: budgetList,
    query: budgetsQuery,
    screen: async () => (await import('./budget/BudgetList.tsx')).BudgetList,
  },
  page: {
    title: 'budget.one',
    query: budgetQuery,
    screen: async () => (await import('./budget/BudgetPage.tsx')).BudgetPage,
  },
};

export const expenseHead: EntityScreens = {
  ...budgeting,
  type: 'ExpenseHead',
  code: '90',
  icon: ListTree,
  path: '/economics/budgeting/expenseHead/',
  plural: 'expenseHead.plural',
  create: 'expenseHead.new',
  list: {
    spec: expenseHeadList,
    query: expenseHeadsQuery,
    screen: async () => (await import('./expenseHead/ExpenseHeadList.tsx')).ExpenseHeadList,
  },
};
