import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarPanel, barOf } from '../../core/charts/BarPanel.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { SellerPanel_overview$key } from '../../core/relay/generated/SellerPanel_overview.graphql.ts';
import { daysIn } from '../../core/screens/days.ts';
import { leadsIn } from './overviewLinks.ts';

/** What each seller won in the period, and the value of their open leads. */
export function SellerPanel({ overview }: { overview: SellerPanel_overview$key }) {
  const { from, before, sellers } = useFragment(
    graphql`
      fragment SellerPanel_overview on CrmOverview {
        from
        before
        sellers {
          ownerId
          name
          won
          wonValue
          openValue
        }
      }
    `,
    overview,
  );
  const closedAt = daysIn({ from, before });
  const rows = sellers.map(({ ownerId, name, won, wonValue, openValue }) => ({
    id: ownerId,
    label: <bdi>{name}</bdi>,
    value: barOf(wonValue),
    figure: (
      <FormattedMessage
        id="overview.seller"
        values={{ won, value: <MoneyText value={wonValue} />, open: <MoneyText value={openValue} /> }}
      />
    ),
    to: leadsIn({ owner: ownerId, columnKind: 'CLOSED_WON', closedAt }),
  }));
  return <BarPanel title="overview.sellers" text="overview.sellersText" empty="overview.noSellers" rows={rows} />;
}
