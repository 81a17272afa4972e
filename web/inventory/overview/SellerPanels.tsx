import { FormattedMessage } from 'react-intl';
import { graphql, readInlineData, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { SellerPanels_best$key } from '../../core/relay/generated/SellerPanels_best.graphql.ts';
import type { SellerPanels_overview$key } from '../../core/relay/generated/SellerPanels_overview.graphql.ts';
import { BarPanel, barOf } from '../../core/charts/BarPanel.tsx';
import { drilldownLink, type Days } from './overviewLinks.ts';

/** Best-selling items of each type, and top sellers. */
export function SellerPanels({ overview }: { overview: SellerPanels_overview$key }) {
  const { from, before, topSellers, ...best } = useFragment(
    graphql`
      fragment SellerPanels_overview on InventoryOverview {
        from
        before
        topSellers {
          userId
          name
          sales
          revenue
        }
        bestProducts {
          ...SellerPanels_best
        }
        bestAggregateProducts {
          ...SellerPanels_best
        }
        bestPackages {
          ...SellerPanels_best
        }
        bestServices {
          ...SellerPanels_best
        }
      }
    `,
    overview,
  );
  const days = { from, before };
  const sellers = topSellers.map(({ userId: id, name, sales, revenue }) => ({
    id,
    label: <bdi>{name}</bdi>,
    value: barOf(revenue),
    figure: <FormattedMessage id="sales.soldBy" values={{ count: sales, revenue: <MoneyText value={revenue} /> }} />,
    to: drilldownLink(days, { cashier: id }),
  }));
  return (
    <>
      <BarPanel title="sales.topSellers" empty="sales.none" rows={sellers} />
      <BarPanel title="sales.bestProducts" empty="sales.none" rows={bestRows(best.bestProducts, days, 'PRODUCT')} />
      <BarPanel
        title="sales.bestAggregateProducts"
        empty="sales.none"
        rows={bestRows(best.bestAggregateProducts, days, 'AGGREGATE_PRODUCT')}
      />
      <BarPanel title="sales.bestPackages" empty="sales.none" rows={bestRows(best.bestPackages, days, 'PACKAGE')} />
      <BarPanel title="sales.bestServices" empty="sales.none" rows={bestRows(best.bestServices, days, 'SERVICE')} />
    </>
  );
}

const bestRows = (keys: readonly SellerPanels_best$key[], days: Days, kind: string) =>
  keys.map(key => {
    const {
      itemId: id,
      name,
      quantity,
      revenue,
    } = readInlineData<SellerPanels_best$key>(
      graphql`
        fragment SellerPanels_best on BestSeller @inline {
          itemId
          name
          quantity
          revenue
        }
      `,
      key,
    );
    return {
      id,
      label: <bdi>{name}</bdi>,
      value: barOf(quantity),
      figure: <FormattedMessage id="sales.soldFor" values={{ count: Number(quantity), revenue: <MoneyText value={revenue} /> }} />,
      to: drilldownLink(days, { kind, item: id }),
    };
  });
