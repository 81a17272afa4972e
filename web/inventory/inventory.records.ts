import Boxes from 'lucide-react/icons/boxes';
import Gift from 'lucide-react/icons/gift';
import Package from 'lucide-react/icons/package';
import Wrench from 'lucide-react/icons/wrench';
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
  {
    type: 'InventoryService',
    icon: Wrench,
    label: 'menu.services',
    path: '/inventory/services/:id/',
    create: { path: '/inventory/services/?dialog=new', label: 'palette.newService' },
    access: 'Inventory',
  },
  {
    type: 'InventoryPackage',
    icon: Gift,
    label: 'menu.packages',
    path: '/inventory/packages/:id/',
    create: { path: '/inventory/packages/?dialog=new', label: 'palette.newPackage' },
    access: 'Inventory',
  },
  {
    type: 'AggregateProduct',
    icon: Boxes,
    label: 'menu.aggregateProducts',
    path: '/inventory/aggregatedProducts/:id/',
    create: { path: '/inventory/aggregatedProducts/?dialog=new', label: 'palette.newAggregateProduct' },
    access: 'Inventory',
  },
];
