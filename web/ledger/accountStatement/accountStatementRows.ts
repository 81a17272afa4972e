import ScrollText from 'lucide-react/icons/scroll-text';
import statementQuery from '../../core/relay/generated/StatementOfAccountQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { dayIn } from '../report/reportVariables.ts';

/** The statement of a customer's account. */
export const accountStatementRows: ScreenRow[] = [
  {
    path: '/economics/statement-of-account/',
    title: 'menu.accountStatement',
    report: 'STATEMENT',
    layout: 'APP',
    messages: 'ledger',
    access: 'Financial Management',
    menu: { section: 'finance', icon: ScrollText },
    query: statementQuery,
    variables: address => {
      const party = address.get('party');
      return { partyId: party ?? '', isChosen: !!party, from: dayIn(address, 'from'), to: dayIn(address, 'to') };
    },
    screen: async () => (await import('./StatementOfAccount.tsx')).StatementOfAccount,
  },
];
