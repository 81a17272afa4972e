import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { SellerPayouts_seller$key } from '../../core/relay/generated/SellerPayouts_seller.graphql.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

/** What was paid out to a seller, newest first, and whether finance has paid it. */
export function SellerPayouts({ seller: key }: { seller: SellerPayouts_seller$key }) {
  const intl = useIntl();
  const { payouts } = useFragment(
    graphql`
      fragment SellerPayouts_seller on EcommerceSeller {
        payouts {
          id
          number
          issuedOn
          amount
          note
          paymentStatus
        }
      }
    `,
    key,
  );
  return (
    <PanelBox>
      {payouts.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'ecommercePayout.none' })}
          text={intl.formatMessage({ id: 'ecommercePayout.noneText' })}
        />
      ) : (
        <FigureTable
          label="ecommercePayout.plural"
          heads={[
            'ecommercePayout.number',
            'ecommercePayout.issuedOn',
            'ecommercePayout.paymentStatus',
            'ecommercePayout.note',
            'ecommercePayout.amount',
          ]}
          words={['ecommercePayout.issuedOn', 'ecommercePayout.paymentStatus', 'ecommercePayout.note']}
          below={['ecommercePayout.issuedOn', 'ecommercePayout.paymentStatus', 'ecommercePayout.note']}
          rows={payouts.map(({ id, number, issuedOn, paymentStatus, note, amount }) => ({
            key: id,
            cells: [
              <Ltr key="number">{number}</Ltr>,
              <Day key="day" on={issuedOn} />,
              <FormattedMessage key="status" id={`ecommercePayout.${paymentStatus}`} />,
              <bdi key="note">{note}</bdi>,
              <MoneyText key="amount" value={amount} />,
            ],
          }))}
        />
      )}
    </PanelBox>
  );
}
