import Barcode from 'lucide-react/icons/barcode';
import serialsQuery from '../../core/relay/generated/SerialListQuery$parameters.ts';
import serialQuery from '../../core/relay/generated/SerialPageQuery$parameters.ts';
import type { EntityScreens } from '../../core/routing/EntityScreens.ts';
import { serialList } from '../stock/addresses.ts';

export const serial: EntityScreens = {
  messages: 'inventory',
  access: 'Inventory',
  section: 'inventory',
  type: 'StockSerial',
  code: '9f',
  icon: Barcode,
  path: '/inventory/serials/',
  plural: 'menu.serials',
  list: {
    spec: serialList,
    query: serialsQuery,
    screen: async () => (await import('./SerialList.tsx')).SerialList,
  },
  page: {
    title: 'serial.one',
    query: serialQuery,
    screen: async () => (await import('./SerialPage.tsx')).SerialPage,
  },
};
