import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import payVendorsQuery from '../../core/relay/generated/PayVendorsQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { dayIn } from '../report/reportVariables.ts';

/** Proposal of what to pay to vendors by a day. */
export const payVendorsRow: ScreenRow = {
  path: '/economics/pay-vendors/',
  title: 'menu.payVendors',
  layout: 'APP',
  messages: 'ledger',
  access: 'Financial Management',
  menu: { section: 'finance', icon: BanknoteArrowUp },
  query: payVendorsQuery,
  variables: address => ({ dueBy: dayIn(address, 'to') }),
  screen: async () => (await import('./PayVendors.tsx')).PayVendors,
};
