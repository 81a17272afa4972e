import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { usualWait } from '../../../server/ledger/paymentRun/usualWait.rules.ts';
import { todayIn } from '../../core/i18n/useToday.ts';
import payVendorsQuery from '../../core/relay/generated/PayVendorsQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { currentSession } from '../../core/session/session.ts';
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
  variables: address => {
    const dueBy = dayIn(address, 'to') ?? daysAfter(todayIn(currentSession().timeZone), usualWait);
    const own = currentSession().currency;
    return { dueBy, currency: address.get('currency') ?? own, due: { before: daysAfter(dueBy, 1) } };
  },
  screen: async () => (await import('./PayVendors.tsx')).PayVendors,
};
