import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarPanel, barOf } from '../../core/charts/BarPanel.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { ShopProductPanels_overview$key } from '../../core/relay/generated/ShopProductPanels_overview.graphql.ts';

const pageOf = (id: string) => `/ecommerce/products/${id}/`;

/** Best sellers, best rated products, and those low on stock. */
export function ShopProductPanels({ overview, only }: TilesProps<ShopProductPanels_overview$key>) {
  const { bestProducts, ratings, lowStock } = useFragment(
    graphql`
      fragment ShopProductPanels_overview on EcommerceOverview {
        bestProducts {
          productId
          name
          quantity
          revenue
        }
        ratings {
          productId
          name
          averageRating
          ratingCount
        }
        lowStock {
          productId
          name
          stock
          reorderLevel
        }
      }
    `,
    overview,
  );
  return (
    <Tiles only={only}>
      <BarPanel
        key="bestProducts"
        title="shopOverview.bestProducts"
        empty="shopOverview.noSales"
        rows={bestProducts.map(({ productId: id, name, quantity, revenue }) => ({
          id,
          label: <bdi>{name}</bdi>,
          value: quantity,
          figure: <FormattedMessage id="shopOverview.soldPieces" values={{ count: quantity, revenue: <MoneyText value={revenue} /> }} />,
          to: pageOf(id),
        }))}
      />
      <BarPanel
        key="ratings"
        title="shopOverview.ratings"
        empty="shopOverview.noRatings"
        rows={ratings.map(({ productId: id, name, averageRating, ratingCount }) => ({
          id,
          label: <bdi>{name}</bdi>,
          value: barOf(averageRating),
          figure: (
            <FormattedMessage
              id="shopOverview.rated"
              values={{ average: <NumberText value={Number(averageRating)} />, count: ratingCount }}
            />
          ),
          to: pageOf(id),
        }))}
      />
      <BarPanel
        key="lowStock"
        title="shopOverview.lowStock"
        empty="shopOverview.noneLow"
        rows={lowStock.map(({ productId: id, name, stock, reorderLevel }) => ({
          id,
          label: <bdi>{name}</bdi>,
          value: barOf(stock),
          figure: (
            <FormattedMessage
              id="shopOverview.leftOf"
              values={{ stock: <NumberText value={Number(stock)} />, level: <NumberText value={Number(reorderLevel)} /> }}
            />
          ),
          to: pageOf(id),
        }))}
      />
    </Tiles>
  );
}
