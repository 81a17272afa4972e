import ChartColumn from 'lucide-react/icons/chart-column';
import dashboardQuery from '../../core/relay/generated/ProcurementDashboardQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { periodIn } from '../../core/screens/period.ts';

/** Screen of the procurement dashboard. */
export const overviewRows: ScreenRow[] = [
  {
    layout: 'APP',
    messages: 'procurement',
    access: 'Procurement',
    path: '/vendorManagement/',
    title: 'menu.procurementDashboard',
    report: 'DASHBOARD',
    menu: { section: 'procurement', icon: ChartColumn },
    query: dashboardQuery,
    variables: address => ({ period: periodIn(address) }),
    screen: async () => (await import('./ProcurementDashboard.tsx')).ProcurementDashboard,
  },
];
