import ChartColumn from 'lucide-react/icons/chart-column';
import dashboardQuery from '../../core/relay/generated/InventoryDashboardQuery$parameters.ts';
import evidenceQuery from '../../core/relay/generated/SalesEvidenceQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { spanIn } from '../../core/screens/span.ts';
import { evidenceVariables } from './evidenceVariables.ts';
import { saleTypeIn } from './saleType.ts';

const page = { layout: 'APP', messages: 'inventory', access: 'Inventory' } as const;

/** Screens of the inventory dashboard and its evidence. */
export const overviewRows: ScreenRow[] = [
  {
    ...page,
    path: '/inventory/dashboard/',
    title: 'menu.inventoryDashboard',
    menu: { section: 'inventory', icon: ChartColumn },
    query: dashboardQuery,
    variables: address => ({ span: spanIn(address), type: saleTypeIn(address) }),
    screen: async () => (await import('./InventoryDashboard.tsx')).InventoryDashboard,
  },
  {
    ...page,
    path: '/inventory/dashboard/why/',
    title: 'sales.why',
    query: evidenceQuery,
    variables: evidenceVariables,
    screen: async () => (await import('./SalesEvidence.tsx')).SalesEvidence,
  },
];
