import Repeat from 'lucide-react/icons/repeat';
import recurringEntriesQuery from '../../core/relay/generated/RecurringEntryListQuery$parameters.ts';
import type { EntityScreens } from '../../core/routing/EntityScreens.ts';
import { recurringEntryList } from '../addresses.ts';

/** /economics/recurring-entries/: manual entries that are posted again each period. */
export const recurringEntry: EntityScreens = {
  messages: 'ledger',
  access: 'Financial Management',
  section: 'finance',
  type: 'RecurringEntry',
  code: '0c',
  icon: Repeat,
  path: '/economics/recurring-entries/',
  plural: 'recurringEntry.plural',
  create: 'recurringEntry.new',
  list: {
    spec: recurringEntryList,
    query: recurringEntriesQuery,
    screen: async () => (await import('./RecurringEntryList.tsx')).RecurringEntryList,
  },
};
