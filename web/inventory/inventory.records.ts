import Package from 'lucide-react/icons/package';
import type { RecordKind } from '../core/routing/RecordKind.ts';

/** What the command palette finds and makes of inventory. */
export const records: RecordKind[] = [
  {
    type: 'InventoryProduct',
    icon: Package,
    label: 'menu.products',
    path: '/inventory/products/?dialog=:id',
    create: { path: '/inventory/products/?dialog=new', label: 'palette.newProduct' },
    access: ['Inventory', 'CRM'],
  },
];
