import ScanBarcode from 'lucide-react/icons/scan-barcode';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';

/** The till and what is sold at it. */
export const tillRows: ScreenRow[] = [
  {
    layout: 'BARE',
    messages: 'inventory/till',
    access: 'Inventory',
    path: '/inventory/till/',
    title: 'menu.till',
    menu: { section: 'inventory', icon: ScanBarcode },
    // What it shows is stored on this device, so that it goes on without an answer.
    screen: async () => {
      const [{ TillScreen }, { startTill }] = await Promise.all([import('./TillScreen.tsx'), import('./offline/startTill.ts')]);
      await startTill();
      return TillScreen;
    },
  },
];
