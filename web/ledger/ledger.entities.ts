import BellRing from 'lucide-react/icons/bell-ring';
import BookOpen from 'lucide-react/icons/book-open';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Coins from 'lucide-react/icons/coins';
import Landmark from 'lucide-react/icons/landmark';
import Send from 'lucide-react/icons/send';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Target from 'lucide-react/icons/target';
import Wallet from 'lucide-react/icons/wallet';
import accountsQuery from '../core/relay/generated/AccountListQuery$parameters.ts';
import bankAccountsQuery from '../core/relay/generated/BankAccountListQuery$parameters.ts';
import bankAccountQuery from '../core/relay/generated/BankAccountPageQuery$parameters.ts';
import costCentersQuery from '../core/relay/generated/CostCenterListQuery$parameters.ts';
import depositsQuery from '../core/relay/generated/DepositListQuery$parameters.ts';
import depositQuery from '../core/relay/generated/DepositPageQuery$parameters.ts';
import entriesQuery from '../core/relay/generated/EntryListQuery$parameters.ts';
import entryQuery from '../core/relay/generated/EntryPageQuery$parameters.ts';
import paymentsQuery from '../core/relay/generated/PaymentListQuery$parameters.ts';
import paymentQuery from '../core/relay/generated/PaymentPageQuery$parameters.ts';
import exchangeRatesQuery from '../core/relay/generated/ExchangeRateListQuery$parameters.ts';
import paymentRunsQuery from '../core/relay/generated/PaymentRunListQuery$parameters.ts';
import remindersQuery from '../core/relay/generated/ReminderListQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import {
  accountList,
  bankAccountList,
  costCenterList,
  depositList,
  entryList,
  exchangeRateList,
  paymentList,
  paymentRunList,
  reminderList,
} from './addresses.ts';

const ledger = { messages: 'ledger', access: 'Financial Management', section: 'finance' } as const;

export const entry: EntityScreens = {
  ...ledger,
  type: 'JournalEntry',
  code: '51',
  icon: BookOpen,
  path: '/economics/journal/',
  plural: 'menu.journal',
  create: 'palette.newEntry',
  list: {
    spec: entryList,
    query: entriesQuery,
    screen: async () => (await import('./entry/EntryList.tsx')).EntryList,
  },
  page: {
    title: 'entry.one',
    query: entryQuery,
    screen: async () => (await import('./entry/EntryPage.tsx')).EntryPage,
  },
};

export const account: EntityScreens = {
  ...ledger,
  type: 'Account',
  code: '50',
  icon: Landmark,
  path: '/economics/accounts/',
  plural: 'menu.accounts',
  create: 'palette.newAccount',
  list: {
    spec: accountList,
    query: accountsQuery,
    screen: async () => (await import('./account/AccountList.tsx')).AccountList,
  },
};

export const costCenter: EntityScreens = {
  ...ledger,
  type: 'CostCenter',
  code: '53',
  icon: Target,
  path: '/economics/cost-center/',
  plural: 'menu.costCenters',
  create: 'palette.newCostCenter',
  list: {
    spec: costCenterList,
    query: costCentersQuery,
    screen: async () => (await import('./costCenter/CostCenterList.tsx')).CostCenterList,
  },
};

export const exchangeRate: EntityScreens = {
  ...ledger,
  type: 'ExchangeRate',
  code: '25',
  icon: Coins,
  path: '/economics/exchange-rates/',
  plural: 'exchangeRate.plural',
  create: 'exchangeRate.new',
  list: {
    spec: exchangeRateList,
    query: exchangeRatesQuery,
    screen: async () => (await import('./exchangeRate/ExchangeRateList.tsx')).ExchangeRateList,
  },
};

export const bankAccount: EntityScreens = {
  ...ledger,
  type: 'BankAccount',
  code: '5b',
  icon: Wallet,
  path: '/economics/bank-accounts/',
  plural: 'bankAccount.plural',
  create: 'bankAccount.new',
  list: {
    spec: bankAccountList,
    query: bankAccountsQuery,
    screen: async () => (await import('./bankAccount/BankAccountList.tsx')).BankAccountList,
  },
  page: {
    title: 'bankAccount.one',
    query: bankAccountQuery,
    screen: async () => (await import('./bankAccount/BankAccountPage.tsx')).BankAccountPage,
  },
};

export const payment: EntityScreens = {
  ...ledger,
  type: 'Payment',
  code: '56',
  icon: ArrowLeftRight,
  path: '/economics/payments/',
  plural: 'menu.payments',
  create: 'palette.newPayment',
  createFor: ['Customer', 'Vendor'],
  list: {
    spec: paymentList,
    query: paymentsQuery,
    screen: async () => (await import('./payment/PaymentList.tsx')).PaymentList,
  },
  page: {
    title: 'payment.one',
    query: paymentQuery,
    screen: async () => (await import('./payment/PaymentPage.tsx')).PaymentPage,
  },
};

export const deposit: EntityScreens = {
  ...ledger,
  type: 'Deposit',
  code: '59',
  icon: PiggyBank,
  path: '/economics/deposits/',
  plural: 'menu.deposits',
  create: 'palette.newDeposit',
  list: {
    spec: depositList,
    query: depositsQuery,
    screen: async () => (await import('./deposit/DepositList.tsx')).DepositList,
  },
  page: {
    title: 'deposit.one',
    query: depositQuery,
    screen: async () => (await import('./deposit/DepositPage.tsx')).DepositPage,
  },
};

export const reminder: EntityScreens = {
  ...ledger,
  type: 'Reminder',
  code: '23',
  icon: BellRing,
  path: '/economics/reminders/',
  plural: 'reminder.plural',
  list: {
    spec: reminderList,
    query: remindersQuery,
    screen: async () => (await import('./reminder/ReminderList.tsx')).ReminderList,
  },
};

export const paymentRun: EntityScreens = {
  ...ledger,
  type: 'PaymentRun',
  code: '9b',
  icon: Send,
  path: '/economics/payment-runs/',
  plural: 'paymentRun.plural',
  list: {
    spec: paymentRunList,
    query: paymentRunsQuery,
    screen: async () => (await import('./paymentRun/PaymentRunList.tsx')).PaymentRunList,
  },
};
