import ChartColumn from 'lucide-react/icons/chart-column';
import dashboardQuery from '../../core/relay/generated/ProjectDashboardQuery$parameters.ts';
import type { ScreenRow } from '../../core/routing/ScreenRow.ts';
import { spanIn } from '../../core/screens/span.ts';

/** Screen of the project dashboard. */
export const overviewRows: ScreenRow[] = [
  {
    layout: 'APP',
    messages: 'projects',
    access: 'Project Management',
    path: '/projects/dashboard/',
    title: 'menu.projectDashboard',
    report: 'DASHBOARD',
    menu: { section: 'projects', icon: ChartColumn },
    query: dashboardQuery,
    variables: address => ({ span: spanIn(address) }),
    screen: async () => (await import('./ProjectDashboard.tsx')).ProjectDashboard,
  },
];
