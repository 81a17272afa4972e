import Coins from 'lucide-react/icons/coins';
import PackageX from 'lucide-react/icons/package-x';
import Percent from 'lucide-react/icons/percent';
import Receipt from 'lucide-react/icons/receipt';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { FigureTile } from '../../core/charts/FigureTile.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { InventoryTiles_overview$key } from '../../core/relay/generated/InventoryTiles_overview.graphql.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { lowProducts, drilldownLink } from './overviewLinks.ts';
import { Percent as PercentText } from '../../core/i18n/Percent.tsx';

/** Key inventory figures, for the inventory dashboard and the home dashboard. */
export function InventoryTiles({ overview, only }: TilesProps<InventoryTiles_overview$key>) {
  const figures = useFragment(
    graphql`
      fragment InventoryTiles_overview on InventoryOverview {
        from
        before
        sales
        returns
        creditNotes
        revenue
        totalTax
        grossProfit
        margin
        lowStockCount
      }
    `,
    overview,
  );
  const why = drilldownLink(figures);
  const money = (value: string) => (
    <QuietLink to={why}>
      <MoneyText value={value} />
    </QuietLink>
  );
  return (
    <Tiles only={only}>
      <FigureTile
        key="revenue"
        icon={Coins}
        label={<FormattedMessage id="sales.revenue" />}
        figure={money(figures.revenue)}
        detail={
          <FormattedMessage
            id="sales.count"
            values={{ sales: figures.sales, returns: figures.returns, creditNotes: figures.creditNotes }}
          />
        }
      />
      <FigureTile
        key="profit"
        icon={Percent}
        label={<FormattedMessage id="sales.grossProfit" />}
        figure={money(figures.grossProfit)}
        detail={
          typeof figures.margin === 'number' && (
            <FormattedMessage id="sales.marginOf" values={{ margin: <PercentText value={figures.margin} /> }} />
          )
        }
      />
      <FigureTile key="tax" icon={Receipt} label={<FormattedMessage id="sales.totalTax" />} figure={money(figures.totalTax)} />
      <FigureTile
        key="lowStock"
        icon={PackageX}
        label={<FormattedMessage id="sales.lowStock" />}
        figure={
          <QuietLink to={lowProducts}>
            <NumberText value={figures.lowStockCount} />
          </QuietLink>
        }
        detail={<FormattedMessage id="sales.lowStockText" />}
      />
    </Tiles>
  );
}
