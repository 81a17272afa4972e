import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { EcommerceDashboardQuery } from '../../core/relay/generated/EcommerceDashboardQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { DashboardScreen } from '../../core/screens/DashboardScreen.tsx';
import { periodChoice } from '../../core/screens/period.ts';
import { ShopCustomerPanels } from './ShopCustomerPanels.tsx';
import { ShopMonths } from './ShopMonths.tsx';
import { ShopProductPanels } from './ShopProductPanels.tsx';
import { ShopTiles } from './ShopTiles.tsx';

/** /ecommerce/dashboard/: figures of the shop; each links to the records behind it. */
export function EcommerceDashboard({ query }: ScreenProps<EcommerceDashboardQuery>) {
  const { ecommerceOverview: overview } = usePreloadedQuery<EcommerceDashboardQuery>(
    graphql`
      query EcommerceDashboardQuery($period: CalendarPeriod!) @preloadable {
        ecommerceOverview(period: $period) @required(action: THROW) {
          ...ShopTiles_overview
          ...ShopMonths_overview
          ...ShopCustomerPanels_overview
          ...ShopProductPanels_overview
        }
      }
    `,
    query,
  );
  useLiveUpdates('EcommerceOrder', 'EcommerceProduct', 'EcommerceCustomer', 'EcommerceReview');
  return (
    <DashboardScreen title={<FormattedMessage id="shopOverview.title" />} choice={periodChoice}>
      <ShopTiles overview={overview} />
      <ShopMonths overview={overview} />
      <ShopProductPanels overview={overview} />
      <ShopCustomerPanels overview={overview} />
    </DashboardScreen>
  );
}
