import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarPanel } from '../../core/charts/BarPanel.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { TaxPanel_overview$key } from '../../core/relay/generated/TaxPanel_overview.graphql.ts';
import { ledgerAddress } from '../../ledger/report/ledgerAddress.ts';

/** Balances of the accounts for VAT on sales and on purchases. */
export function TaxPanel({ overview }: { overview: TaxPanel_overview$key }) {
  const { to, taxBalances } = useFragment(
    graphql`
      fragment TaxPanel_overview on FinanceOverview {
        to
        taxBalances {
          accountId
          isOutput
          balance
        }
      }
    `,
    overview,
  );
  const rows = taxBalances.map(({ accountId, isOutput, balance }) => ({
    id: accountId,
    label: <FormattedMessage id={isOutput ? 'finance.taxOnSales' : 'finance.taxOnPurchases'} />,
    value: Math.abs(Number(balance)),
    figure: <MoneyText value={balance} isOff={isOutput && Number(balance) !== 0} />,
    to: ledgerAddress({ account: accountId, to }),
  }));
  return <BarPanel title="finance.tax" text="finance.taxText" empty="finance.none" rows={rows} />;
}
