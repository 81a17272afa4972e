import BookOpen from 'lucide-react/icons/book-open';
import Landmark from 'lucide-react/icons/landmark';
import Target from 'lucide-react/icons/target';
import accountsQuery from '../core/relay/generated/AccountListQuery$parameters.ts';
import costCentersQuery from '../core/relay/generated/CostCenterListQuery$parameters.ts';
import entriesQuery from '../core/relay/generated/EntryListQuery$parameters.ts';
import entryQuery from '../core/relay/generated/EntryPageQuery$parameters.ts';
import type { EntityScreens } from '../core/routing/EntityScreens.ts';
import { accountList, costCenterList, entryList } from './addresses.ts';

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
