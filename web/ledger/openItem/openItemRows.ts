import HandCoins from 'lucide-react/icons/hand-coins';
import Receipt from 'lucide-react/icons/receipt';
import type { LucideIcon } from 'lucide-react';
import openItemsQuery from '../../core/relay/generated/OpenItemsQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { dayIn } from '../report/reportVariables.ts';

const screenOf = (direction: 'RECEIVABLE' | 'PAYABLE', path: string, title: string, icon: LucideIcon): ScreenRow => ({
  path,
  title,
  report: 'REPORT',
  layout: 'APP',
  messages: 'ledger',
  access: 'Financial Management',
  menu: { section: 'finance', icon },
  query: openItemsQuery,
  variables: address => {
    const party = address.get('party');
    return { direction, control: { eq: direction }, asOf: dayIn(address, 'to'), partyId: party ? { eq: party } : null };
  },
  screen: async () => (await import('./OpenItems.tsx')).OpenItems,
});

/** Accounts receivable and payable (spec 1 §2). */
export const openItemRows: ScreenRow[] = [
  screenOf('RECEIVABLE', '/economics/accounts-receivable/', 'menu.receivable', HandCoins),
  screenOf('PAYABLE', '/economics/accounts-payable/', 'menu.payable', Receipt),
];
