import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { InventoryDashboardQuery } from '../../core/relay/generated/InventoryDashboardQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { DashboardScreen } from '../../core/screens/DashboardScreen.tsx';
import { InventoryTiles } from './InventoryTiles.tsx';
import { SalesPanels } from './SalesPanels.tsx';
import { SellerPanels } from './SellerPanels.tsx';
import { StockPanels } from './StockPanels.tsx';

/** /inventory/dashboard/: sales and stock figures for a period; each links to the documents behind it. */
export function InventoryDashboard({ query }: ScreenProps<InventoryDashboardQuery>) {
  const { inventoryOverview } = usePreloadedQuery<InventoryDashboardQuery>(
    graphql`
      query InventoryDashboardQuery($span: TimeSpan!, $type: InventoryInvoiceType) @preloadable {
        inventoryOverview(span: $span, recentType: $type) @required(action: THROW) {
          ...InventoryTiles_overview
          ...SalesPanels_overview
          ...SellerPanels_overview
          ...StockPanels_overview
        }
      }
    `,
    query,
  );
  useLiveUpdates('InventoryInvoice', 'InventoryProduct');
  return (
    <DashboardScreen title={<FormattedMessage id="sales.title" />}>
      <InventoryTiles overview={inventoryOverview} />
      <SalesPanels overview={inventoryOverview} />
      <SellerPanels overview={inventoryOverview} />
      <StockPanels overview={inventoryOverview} />
    </DashboardScreen>
  );
}
