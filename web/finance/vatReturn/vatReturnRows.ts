import Percent from 'lucide-react/icons/percent';
import documentsQuery from '../../core/relay/generated/VatDocumentsQuery$parameters.ts';
import returnQuery from '../../core/relay/generated/VatReturnQuery$parameters.ts';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { loadMessages } from '../../core/i18n/messages.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { dayIn } from '../../ledger/report/reportVariables.ts';
import { vatDocumentVariables } from './vatDocumentVariables.ts';

const page = { layout: 'APP', messages: 'finance', access: 'Financial Management' } as const;

/** Screens of the VAT return and of the documents behind its boxes. */
export const vatReturnRows: ScreenRow[] = [
  {
    ...page,
    path: '/economics/reports/vat-return/',
    title: 'menu.vatReturn',
    report: 'REPORT',
    menu: { section: 'finance', icon: Percent },
    query: returnQuery,
    variables: address => ({ from: dayIn(address, 'from'), to: dayIn(address, 'to') }),
    screen: async () => {
      const texts = ['ledger', 'finance/budgeting'];
      await Promise.all(texts.map(name => loadMessages(currentLanguage(), name)));
      return (await import('./VatReturn.tsx')).VatReturn;
    },
  },
  {
    ...page,
    path: '/economics/reports/vat-return/documents/',
    title: 'vatReturn.documents',
    report: 'REPORT',
    query: documentsQuery,
    variables: vatDocumentVariables,
    screen: async () => {
      await loadMessages(currentLanguage(), 'finance/budgeting');
      return (await import('./VatDocuments.tsx')).VatDocuments;
    },
  },
];
