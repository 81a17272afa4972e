import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarPanel, barOf } from '../../core/charts/BarPanel.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { SpendingPanels_overview$key } from '../../core/relay/generated/SpendingPanels_overview.graphql.ts';
import { billsIn, vendorsIn } from './overviewLinks.ts';

/** Spending by vendor and by product group, and the vendors by type. */
export function SpendingPanels({ overview }: { overview: SpendingPanels_overview$key }) {
  const { currency, topVendors, topGroups, vendors } = useFragment(
    graphql`
      fragment SpendingPanels_overview on ProcurementOverview {
        currency
        topVendors {
          recordId
          name
          spending
        }
        topGroups {
          recordId
          name
          spending
        }
        vendors {
          vendorType
          status
          count
        }
      }
    `,
    overview,
  );
  const spentRow = (to: (id: string) => string) => (row: (typeof topVendors)[number]) => ({
    id: row.recordId,
    label: <bdi>{row.name}</bdi>,
    value: barOf(row.spending),
    figure: <MoneyText value={row.spending} currency={currency ?? undefined} />,
    to: to(row.recordId),
  });
  const empty = 'procurementOverview.nothingSpent';
  return (
    <>
      <BarPanel title="procurementOverview.byVendor" empty={empty} rows={topVendors.map(spentRow(vendor => billsIn({ vendor })))} />
      <BarPanel
        title="procurementOverview.byGroup"
        empty={empty}
        rows={topGroups.map(row => ({ ...spentRow(() => '/vendorManagement/products/')(row) }))}
      />
      <BarPanel
        title="procurementOverview.vendors"
        empty="vendor.none"
        rows={vendors.map(({ vendorType, status, count }) => ({
          id: `${vendorType} ${status}`,
          label: (
            <>
              <FormattedMessage id={`vendorType.${vendorType}`} /> · <FormattedMessage id={`status.${status}`} />
            </>
          ),
          value: count,
          figure: <NumberText value={count} />,
          to: vendorsIn({ vendorType, status }),
        }))}
      />
    </>
  );
}
