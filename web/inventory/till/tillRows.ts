import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { loadMessages } from '../../core/i18n/messages.ts';
import newInvoiceQuery from '../../core/relay/generated/InvoiceNewQuery$parameters.ts';
import { entityRows } from '../../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { invoice, refusedSale, till, tillSession } from './till.entities.ts';

const page = { layout: 'APP', messages: 'inventory/till', access: 'Inventory' } as const;

/** Screens of the till, of invoices and of till sessions. */
export const tillRows: ScreenRow[] = [
  {
    ...page,
    layout: 'BARE',
    membersOnly: true,
    path: '/inventory/till/',
    title: 'menu.till',
    menu: { section: 'inventory', icon: ScanBarcode },
    // Its data is stored on this device, so that it opens offline.
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
  ...entityRows(invoice),
  {
    ...page,
    membersOnly: true,
    path: '/inventory/invoices/new/',
    also: ['/inventory/invoice/createInventoryInvoice/'],
    title: 'invoice.new',
    query: newInvoiceQuery,
    screen: async () => (await import('../invoice/InvoiceNew.tsx')).InvoiceNew,
  },
  ...entityRows(tillSession),
  ...entityRows(refusedSale),
  ...entityRows(till),
];
