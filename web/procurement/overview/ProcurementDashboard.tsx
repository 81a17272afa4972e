import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ProcurementDashboardQuery } from '../../core/relay/generated/ProcurementDashboardQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { DashboardScreen } from '../../core/screens/DashboardScreen.tsx';
import { periodChoice } from '../../core/screens/period.ts';
import { MonthPanels } from './MonthPanels.tsx';
import { ProcurementTiles } from './ProcurementTiles.tsx';
import { RecentOrdersPanel } from './RecentOrdersPanel.tsx';
import { SpendingPanels } from './SpendingPanels.tsx';
import { UpcomingPanel } from './UpcomingPanel.tsx';

/** /vendorManagement/: figures on purchasing over a calendar period; each links to the list behind it. */
export function ProcurementDashboard({ query }: ScreenProps<ProcurementDashboardQuery>) {
  const { procurementOverview: overview } = usePreloadedQuery<ProcurementDashboardQuery>(
    graphql`
      query ProcurementDashboardQuery($period: CalendarPeriod!) @preloadable {
        procurementOverview(period: $period) @required(action: THROW) {
          ...ProcurementTiles_overview
          ...UpcomingPanel_overview
          ...RecentOrdersPanel_overview
          ...SpendingPanels_overview
          ...MonthPanels_overview
        }
      }
    `,
    query,
  );
  useLiveUpdates('PurchaseOrder', 'ProcurementInvoice', 'Requisition', 'Vendor');
  return (
    <DashboardScreen title={<FormattedMessage id="procurementOverview.title" />} choice={periodChoice}>
      <ProcurementTiles overview={overview} />
      <RecentOrdersPanel overview={overview} />
      <UpcomingPanel overview={overview} />
      <MonthPanels overview={overview} />
      <SpendingPanels overview={overview} />
    </DashboardScreen>
  );
}
