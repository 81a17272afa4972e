import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { MonthName } from '../../core/i18n/MonthName.tsx';
import type { SalesPanels_overview$key } from '../../core/relay/generated/SalesPanels_overview.graphql.ts';
import { BarPanel, barOf } from '../../core/charts/BarPanel.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { drilldownLink, monthDrilldownLink } from './overviewLinks.ts';
import { Percent } from '../../core/i18n/Percent.tsx';

/** Sales by item type, revenue and profit by month, and tax by rate. */
export function SalesPanels({ overview, only }: TilesProps<SalesPanels_overview$key>) {
  const { from, before, months, breakdown, vat } = useFragment(
    graphql`
      fragment SalesPanels_overview on InventoryOverview {
        from
        before
        months {
          month
          revenue
          profit
          margin
        }
        breakdown {
          kind
          quantity
          revenue
        }
        vat {
          vatCategory
          vatRate
          base
          tax
        }
      }
    `,
    overview,
  );
  const days = { from, before };
  const byMonth = months
    .filter(({ revenue, profit }) => Number(revenue) !== 0 || Number(profit) !== 0)
    .map(({ month, revenue, profit, margin }) => ({
      id: month,
      label: (
        <span style={{ whiteSpace: 'nowrap' }}>
          <MonthName month={month} />
        </span>
      ),
      value: barOf(revenue),
      part: barOf(profit),
      figure: (
        <FormattedMessage
          id="sales.profitOf"
          values={{
            profit: <MoneyText value={profit} />,
            revenue: <MoneyText value={revenue} />,
            margin: <Percent value={margin ?? 0} />,
          }}
        />
      ),
      to: monthDrilldownLink(month),
    }));
  const byKind = breakdown
    .filter(({ quantity, revenue }) => Number(quantity) !== 0 || Number(revenue) !== 0)
    .map(({ kind, quantity, revenue }) => ({
      id: kind,
      label: <FormattedMessage id={`sales.kind.${kind}`} />,
      value: barOf(revenue),
      figure: <FormattedMessage id="sales.soldFor" values={{ count: Number(quantity), revenue: <MoneyText value={revenue} /> }} />,
      to: drilldownLink(days, { kind }),
    }));
  const byRate = vat.map(({ vatCategory, vatRate, base, tax }) => ({
    id: vatCategory + vatRate,
    label: (
      <FormattedMessage
        id="sales.rate"
        values={{ category: <FormattedMessage id={`vatCategory.${vatCategory}`} />, rate: <Percent value={vatRate} /> }}
      />
    ),
    value: barOf(base),
    part: barOf(tax),
    figure: <FormattedMessage id="sales.taxOf" values={{ tax: <MoneyText value={tax} />, base: <MoneyText value={base} /> }} />,
    to: drilldownLink(days, { vat: vatCategory, rate: vatRate }),
  }));
  return (
    <Tiles only={only}>
      <BarPanel key="months" title="sales.months" text="sales.monthsText" empty="sales.none" rows={byMonth} />
      <BarPanel key="breakdown" title="sales.breakdown" empty="sales.none" rows={byKind} />
      <BarPanel key="vat" title="sales.vat" text="sales.vatText" empty="sales.none" rows={byRate} />
    </Tiles>
  );
}
