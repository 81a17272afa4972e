import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarPanel, barOf } from '../../core/charts/BarPanel.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { MonthName } from '../../core/i18n/MonthName.tsx';
import type { MoneyPanels_overview$key } from '../../core/relay/generated/MoneyPanels_overview.graphql.ts';
import { AccountName } from '../../ledger/account/AccountName.tsx';
import { ledgerAddress } from '../../ledger/report/ledgerAddress.ts';
import { daysOfMonth, profitIn } from './overviewLinks.ts';

/** Profit by month, and cash by account. */
export function MoneyPanels({ overview, only }: TilesProps<MoneyPanels_overview$key>) {
  const { to, months, cashBalances } = useFragment(
    graphql`
      fragment MoneyPanels_overview on FinanceOverview {
        to
        months {
          month
          income
          costs
          profit
        }
        cashBalances {
          accountId
          number
          name
          nameAr
          nameSp
          balance
        }
      }
    `,
    overview,
  );
  const byMonth = months
    .filter(({ income, costs }) => Number(income) !== 0 || Number(costs) !== 0)
    .map(({ month, income, profit }) => ({
      id: month,
      label: (
        <span style={{ whiteSpace: 'nowrap' }}>
          <MonthName month={month} />
        </span>
      ),
      value: Math.max(barOf(income), barOf(profit)),
      part: barOf(profit),
      figure: (
        <FormattedMessage id="finance.profitOf" values={{ profit: <MoneyText value={profit} />, income: <MoneyText value={income} /> }} />
      ),
      to: profitIn(daysOfMonth(month)),
    }));
  const byAccount = cashBalances.map(({ accountId, balance, ...account }) => ({
    id: accountId,
    label: <AccountName {...account} />,
    value: barOf(balance),
    figure: <MoneyText value={balance} />,
    to: ledgerAddress({ account: accountId, to }),
  }));
  return (
    <Tiles only={only}>
      <BarPanel key="months" title="finance.months" text="finance.monthsText" empty="finance.none" rows={byMonth} />
      <BarPanel key="cashBalances" title="finance.cashBalances" empty="finance.none" rows={byAccount} />
    </Tiles>
  );
}
