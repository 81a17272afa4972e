import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

interface OtherCurrenciesProps {
  others: readonly { readonly currency: string; readonly owed: string; readonly credit: string; readonly homeBalance: string }[];
}

/** What is open with a party in other currencies than the company's, and what that is worth as booked. */
export const OtherCurrencies = ({ others }: OtherCurrenciesProps) => (
  <Panel title={<FormattedMessage id="balance.others" />}>
    <FigureTable
      label="balance.others"
      heads={['balance.currency', 'balance.owed', 'balance.credit', 'balance.homeBalance']}
      rows={others.map(({ currency, owed, credit, homeBalance }) => ({
        key: currency,
        cells: [
          <bdi key="currency">{currency}</bdi>,
          <MoneyText key="owed" value={owed} currency={currency} />,
          <MoneyText key="credit" value={credit} currency={currency} blankZero />,
          <MoneyText key="home" value={homeBalance} />,
        ],
      }))}
    />
  </Panel>
);
