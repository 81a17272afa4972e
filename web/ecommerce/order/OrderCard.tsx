import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { OrderCard_order$key } from '../../core/relay/generated/OrderCard_order.graphql.ts';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

/** How the payment of an order by card stands, and what of it goes back. */
export function OrderCard({ order: key }: { order: OrderCard_order$key }) {
  const { currency, charges, cardRefunds } = useFragment(
    graphql`
      fragment OrderCard_order on EcommerceOrder {
        currency
        charges {
          id
          status
          amount
          expiresAt
          paymentId
        }
        cardRefunds {
          id
          createdAt
          amount
          status
          problem
        }
      }
    `,
    key,
  );
  const [charge] = charges;
  if (!charge) return null;
  return (
    <Panel title={<FormattedMessage id="ecommerceCharge.one" />}>
      <Stack gap="4">
        <Facts marginBlockEnd="0">
          <Fact label="ecommerceCharge.status">
            <FormattedMessage id={`chargeStatus.${charge.status}`} />
          </Fact>
          <Fact label="ecommerceCharge.amount">
            <MoneyText value={charge.amount} currency={currency} />
          </Fact>
          <Fact label="ecommerceCharge.expiresAt">{charge.status === 'OPEN' && <When at={charge.expiresAt} />}</Fact>
          <Fact label="ecommerceCharge.paymentId" isText>
            {charge.paymentId && <Ltr>{charge.paymentId}</Ltr>}
          </Fact>
        </Facts>
        {cardRefunds.length > 0 && (
          <FigureTable
            label="ecommerceRefund.plural"
            heads={['ecommerceRefund.createdAt', 'ecommerceRefund.status', 'ecommerceRefund.amount']}
            words={['ecommerceRefund.status']}
            rows={cardRefunds.map(({ id, createdAt, amount, status, problem }) => ({
              key: id,
              cells: [
                <When key="at" at={createdAt} />,
                <span key="status">
                  <FormattedMessage id={`refundStatus.${status}`} />
                  {problem && (
                    <>
                      {' · '}
                      <bdi>{problem}</bdi>
                    </>
                  )}
                </span>,
                <MoneyText key="amount" value={amount} currency={currency} />,
              ],
            }))}
          />
        )}
      </Stack>
    </Panel>
  );
}
