import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Boxes from 'lucide-react/icons/boxes';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Gift from 'lucide-react/icons/gift';
import Package from 'lucide-react/icons/package';
import WarehouseIcon from 'lucide-react/icons/warehouse';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Wrench from 'lucide-react/icons/wrench';
import type { RecordKind } from '../core/routing/RecordKind.ts';

/** What the command palette finds and makes of inventory. */
export const records: RecordKind[] = [
  {
    type: 'InventoryProduct',
    icon: Package,
    label: 'menu.products',
    path: '/inventory/products/:id/',
    create: { path: '/inventory/products/?dialog=new', label: 'palette.newProduct' },
    access: 'Inventory',
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
  {
    type: 'Warehouse',
    icon: WarehouseIcon,
    label: 'menu.warehouses',
    path: '/inventory/warehouses/?dialog=:id',
    create: { path: '/inventory/warehouses/?dialog=new', label: 'palette.newWarehouse' },
    access: 'Inventory',
  },
  {
    type: 'StockTransfer',
    icon: ArrowLeftRight,
    label: 'menu.transfers',
    path: '/inventory/transfers/:id/',
    create: { path: '/inventory/transfers/?dialog=new', label: 'palette.newTransfer' },
    access: 'Inventory',
  },
  {
    type: 'StockCount',
    icon: ClipboardList,
    label: 'menu.counts',
    path: '/inventory/counts/:id/',
    create: { path: '/inventory/counts/?dialog=new', label: 'palette.newCount' },
    access: 'Inventory',
  },
  {
    type: 'InventoryInvoice',
    icon: ReceiptText,
    label: 'menu.inventoryInvoices',
    path: '/inventory/invoices/:id/',
    create: { path: '/inventory/invoices/new/', label: 'palette.newInventoryInvoice' },
    access: 'Inventory',
  },
];
