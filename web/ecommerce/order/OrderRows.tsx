import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { OrderRows_order$key } from '../../core/relay/generated/OrderRows_order.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ShopOrderStatus } from '../../parties/document/ShopOrderStatus.tsx';

interface OrderRowsProps {
  orders: OrderRows_order$key;
  /** Message id of what is said if there are none. */
  none: string;
}

/** Orders of one customer or seller, newest first. */
export function OrderRows({ orders: keys, none }: OrderRowsProps) {
  const intl = useIntl();
  const orders = useFragment(
    graphql`
      fragment OrderRows_order on EcommerceOrder @relay(plural: true) {
        id
        number
        orderedOn
        status
        total
        currency
      }
    `,
    keys,
  );
  return (
    <PanelBox>
      {orders.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'ecommerceOrder.none' })} text={intl.formatMessage({ id: none })} />
      ) : (
        <FigureTable
          label="ecommerceOrder.plural"
          heads={['ecommerceOrder.number', 'ecommerceOrder.orderedOn', 'ecommerceOrder.status', 'ecommerceOrder.total']}
          words={['ecommerceOrder.orderedOn', 'ecommerceOrder.status']}
          below={['ecommerceOrder.orderedOn', 'ecommerceOrder.status']}
          rows={orders.map(({ id, number, orderedOn, status, total, currency }) => ({
            key: id,
            cells: [
              <RecordLink key="number" id={id}>
                <Ltr>{number}</Ltr>
              </RecordLink>,
              <Day key="day" on={orderedOn} />,
              <ShopOrderStatus key="status" status={status} />,
              <MoneyText key="total" value={total} currency={currency} />,
            ],
          }))}
        />
      )}
    </PanelBox>
  );
}
