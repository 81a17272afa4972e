import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { CrmDashboardQuery } from '../../core/relay/generated/CrmDashboardQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { DashboardScreen } from '../../core/screens/DashboardScreen.tsx';
import { CrmTiles } from './CrmTiles.tsx';
import { ClosedPanel } from './ClosedPanel.tsx';
import { ReasonPanels } from './ReasonPanels.tsx';
import { SellerPanel } from './SellerPanel.tsx';
import { OrderPanels } from './OrderPanels.tsx';
import { PipelinePanels } from './PipelinePanels.tsx';

/** /CRM/dashboard/: sales figures for a period; each links to the list behind it. */
export function CrmDashboard({ query }: ScreenProps<CrmDashboardQuery>) {
  const { crmOverview } = usePreloadedQuery<CrmDashboardQuery>(
    graphql`
      query CrmDashboardQuery($span: TimeSpan!) @preloadable {
        crmOverview(span: $span) @required(action: THROW) {
          ...CrmTiles_overview
          ...ClosedPanel_overview
          ...PipelinePanels_overview
          ...OrderPanels_overview
          ...SellerPanel_overview
          ...ReasonPanels_overview
        }
      }
    `,
    query,
  );
  useLiveUpdates('Lead', 'CrmOrder', 'Activity');
  return (
    <DashboardScreen title={<FormattedMessage id="overview.title" />}>
      <CrmTiles overview={crmOverview} />
      <PipelinePanels overview={crmOverview} />
      <ClosedPanel overview={crmOverview} />
      <SellerPanel overview={crmOverview} />
      <ReasonPanels overview={crmOverview} />
      <OrderPanels overview={crmOverview} />
    </DashboardScreen>
  );
}
