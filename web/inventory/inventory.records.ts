import Banknote from 'lucide-react/icons/banknote';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import { aggregateProduct, count, inventoryPackage, product, service, transfer, warehouse } from './inventory.entities.ts';

/** Records of Inventory, as the command palette finds and creates them. */
export const records: RecordKind[] = [
  ...[product, service, inventoryPackage, aggregateProduct, warehouse, transfer, count].map(recordKindOf),
  {
    type: 'InventoryInvoice',
    code: '78',
    icon: ReceiptText,
    label: 'menu.inventoryInvoices',
    path: '/inventory/invoices/:id/',
    create: { path: '/inventory/invoices/new/', label: 'palette.newInventoryInvoice' },
    access: 'Inventory',
  },
  { type: 'TillSession', code: '7c', icon: Banknote, label: 'menu.tillSessions', path: '/inventory/sessions/:id/', access: 'Inventory' },
];
