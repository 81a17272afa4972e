import Banknote from 'lucide-react/icons/banknote';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import Store from 'lucide-react/icons/store';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { loadMessages } from '../../core/i18n/messages.ts';
import invoicesQuery from '../../core/relay/generated/InvoiceListQuery$parameters.ts';
import newInvoiceQuery from '../../core/relay/generated/InvoiceNewQuery$parameters.ts';
import invoiceQuery from '../../core/relay/generated/InvoicePageQuery$parameters.ts';
import sessionsQuery from '../../core/relay/generated/SessionListQuery$parameters.ts';
import sessionQuery from '../../core/relay/generated/SessionPageQuery$parameters.ts';
import tillsQuery from '../../core/relay/generated/TillListQuery$parameters.ts';
import type { RouteParams, ScreenRow } from '../../core/routing/ScreenRow.ts';
import { listVariables } from '../../core/screens/list/listVariables.ts';
import { invoiceList, sessionList, tillList } from './addresses.ts';

const page = { layout: 'APP', messages: 'inventory/till', access: 'Inventory' } as const;
const byId = (_address: URLSearchParams, { id }: RouteParams) => ({ id });

/** The till, what is sold at it and by hand, and its sessions. */
export const tillRows: ScreenRow[] = [
  {
    ...page,
    layout: 'BARE',
    membersOnly: true,
    path: '/inventory/till/',
    title: 'menu.till',
    menu: { section: 'inventory', icon: ScanBarcode },
    // What it shows is stored on this device, so that it goes on without an answer.
    screen: async () => {
      const [{ TillScreen }, { startTill }] = await Promise.all([
        import('./TillScreen.tsx'),
        import('./offline/startTill.ts'),
        loadMessages(currentLanguage(), 'layout'),
      ]);
      await startTill();
      return TillScreen;
    },
  },
  {
    ...page,
    path: '/inventory/invoices/',
    title: 'menu.inventoryInvoices',
    menu: { section: 'inventory', icon: ReceiptText },
    query: invoicesQuery,
    variables: address => listVariables(address, invoiceList),
    screen: async () => (await import('../invoice/InvoiceList.tsx')).InvoiceList,
  },
  {
    ...page,
    membersOnly: true,
    path: '/inventory/invoices/new/',
    title: 'invoice.new',
    query: newInvoiceQuery,
    screen: async () => (await import('../invoice/InvoiceNew.tsx')).InvoiceNew,
  },
  {
    ...page,
    path: '/inventory/invoices/:id/',
    title: 'invoice.one',
    query: invoiceQuery,
    variables: byId,
    screen: async () => (await import('../invoice/InvoicePage.tsx')).InvoicePage,
  },
  {
    ...page,
    path: '/inventory/sessions/',
    title: 'menu.tillSessions',
    menu: { section: 'inventory', icon: Banknote },
    query: sessionsQuery,
    variables: address => listVariables(address, sessionList),
    screen: async () => (await import('../session/SessionList.tsx')).SessionList,
  },
  {
    ...page,
    path: '/inventory/sessions/:id/',
    title: 'tillSession.one',
    query: sessionQuery,
    variables: byId,
    screen: async () => (await import('../session/SessionPage.tsx')).SessionPage,
  },
  {
    ...page,
    path: '/inventory/tills/',
    title: 'menu.tills',
    menu: { section: 'inventory', icon: Store },
    query: tillsQuery,
    variables: address => listVariables(address, tillList),
    screen: async () => (await import('./TillList.tsx')).TillList,
  },
];
