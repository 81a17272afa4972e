import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileCheck from 'lucide-react/icons/file-check';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Wallet from 'lucide-react/icons/wallet';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { FigureTile } from '../../core/charts/FigureTile.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { ProcurementTiles_overview$key } from '../../core/relay/generated/ProcurementTiles_overview.graphql.ts';
import { daysIn } from '../../core/screens/days.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { billsIn, ordersIn, requisitionsIn } from './overviewLinks.ts';

/** Key figures of purchasing. */
export function ProcurementTiles({ overview, only }: TilesProps<ProcurementTiles_overview$key>) {
  const { from, before, currency, orders, spending, savings, openOrders, openValue, pendingRequisitions, blockedBills } = useFragment(
    graphql`
      fragment ProcurementTiles_overview on ProcurementOverview {
        from
        before
        currency
        orders
        spending
        savings
        openOrders
        openValue
        pendingRequisitions
        blockedBills
      }
    `,
    overview,
  );
  const days = daysIn({ from, before });
  const money = (value: string) => <MoneyText value={value} currency={currency ?? undefined} />;
  const linked = (to: string, count: number) => (
    <QuietLink to={to}>
      <NumberText value={count} />
    </QuietLink>
  );
  return (
    <Tiles only={only}>
      <FigureTile
        key="spending"
        icon={Wallet}
        label={<FormattedMessage id="procurementOverview.spending" />}
        figure={<QuietLink to={billsIn({ issuedOn: days })}>{money(spending)}</QuietLink>}
        detail={<FormattedMessage id="procurementOverview.ordersIssued" values={{ count: orders }} />}
      />
      <FigureTile
        key="savings"
        icon={PiggyBank}
        label={<FormattedMessage id="procurementOverview.savings" />}
        figure={<QuietLink to={ordersIn({ issuedOn: days })}>{money(savings)}</QuietLink>}
        detail={<FormattedMessage id="procurementOverview.savingsDetail" />}
      />
      <FigureTile
        key="openOrders"
        icon={FileCheck}
        label={<FormattedMessage id="procurementOverview.openOrders" />}
        figure={linked(ordersIn({ poStatus: 'ISSUED,ACKNOWLEDGED,PARTIALLY_RECEIVED,RECEIVED' }), openOrders)}
        detail={money(openValue)}
      />
      <FigureTile
        key="pending"
        icon={ClipboardList}
        label={<FormattedMessage id="procurementOverview.pending" />}
        figure={linked(requisitionsIn({ requisitionStatus: 'PENDING' }), pendingRequisitions)}
        detail={
          <QuietLink to={billsIn({ matchStatus: 'BLOCKED' })}>
            <FormattedMessage id="procurementOverview.blocked" values={{ count: blockedBills }} />
          </QuietLink>
        }
      />
    </Tiles>
  );
}
