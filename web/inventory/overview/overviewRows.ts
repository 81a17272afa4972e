import ChartColumn from 'lucide-react/icons/chart-column';
import dashboardQuery from '../../core/relay/generated/InventoryDashboardQuery$parameters.ts';
import drilldownQuery from '../../core/relay/generated/SalesDrilldownQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { spanIn } from '../../core/screens/span.ts';
import { drilldownVariables } from './drilldownVariables.ts';
import { saleTypeIn } from './saleType.ts';

const page = { layout: 'APP', messages: 'inventory', access: 'Inventory' } as const;

/** Screens of the inventory dashboard and its drilldown. */
export const overviewRows: ScreenRow[] = [
  {
    ...page,
    path: '/inventory/dashboard/',
    title: 'menu.inventoryDashboard',
    report: 'DASHBOARD',
    menu: { section: 'inventory', icon: ChartColumn },
    query: dashboardQuery,
    variables: address => ({ span: spanIn(address), type: saleTypeIn(address) }),
    screen: async () => (await import('./InventoryDashboard.tsx')).InventoryDashboard,
  },
  {
    ...page,
    path: '/inventory/dashboard/why/',
    title: 'sales.why',
    query: drilldownQuery,
    variables: drilldownVariables,
    screen: async () => (await import('./SalesDrilldown.tsx')).SalesDrilldown,
  },
];
