import { Button, Flex } from '@chakra-ui/react';
import HandCoins from 'lucide-react/icons/hand-coins';
import Scale from 'lucide-react/icons/scale';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

interface OtherCurrenciesProps {
  others: readonly { readonly currency: string; readonly owed: string; readonly credit: string; readonly homeBalance: string }[];
  /** Opens the dialog that applies or refunds the credit in a currency; set for users who may. */
  open?: (dialog: `${'applyCredit' | 'refundCredit'}:${string}`) => void;
}

/** What is open with a party in other currencies than the company's, and what that is worth as booked. */
export function OtherCurrencies({ others, open }: OtherCurrenciesProps) {
  const button = (name: 'applyCredit' | 'refundCredit', currency: string) => (
    <Button key={`${name} ${currency}`} size="sm" variant="outline" onClick={() => open!(`${name}:${currency}`)}>
      {name === 'applyCredit' ? <Scale aria-hidden /> : <HandCoins aria-hidden />}
      <span>
        <FormattedMessage id={name === 'applyCredit' ? 'creditUse.edit' : 'creditRefund.new'} /> <bdi>({currency})</bdi>
      </span>
    </Button>
  );
  const credits = others.filter(({ credit }) => Number(credit) > 0);
  return (
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
      {open && credits.length > 0 && (
        <ForMembers>
          <Flex wrap="wrap" gap="2" marginBlockStart="3">
            {credits.flatMap(({ currency, owed }) => [
              ...(Number(owed) > 0 ? [button('applyCredit', currency)] : []),
              button('refundCredit', currency),
            ])}
          </Flex>
        </ForMembers>
      )}
    </Panel>
  );
}
