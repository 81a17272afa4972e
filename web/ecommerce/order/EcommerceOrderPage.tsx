import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { awaitsCard } from '../../../server/ecommerce/order/ecommerceOrder.rules.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { EcommerceOrderPageQuery } from '../../core/relay/generated/EcommerceOrderPageQuery.graphql.ts';
import { ecommerceOrderRemoval } from '../../core/relay/operations/ecommerceOrderOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { CodeFact, Fact, Facts } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { OrderShipments } from '../shipment/OrderShipments.tsx';
import { DeliveryFacts } from './DeliveryFacts.tsx';
import { EcommerceOrderForm } from './EcommerceOrderForm.tsx';
import { OrderButtons } from './OrderButtons.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderLinesTable } from './OrderLinesTable.tsx';
import { OrderReturnDialog } from './OrderReturnDialog.tsx';
import { PackingSlipLink } from './PackingSlipLink.tsx';
import { ShopOrderStatus } from '../../parties/document/ShopOrderStatus.tsx';

/** /ecommerce/orders-list/:id/: one order with its lines, delivery and returns. */
export function EcommerceOrderPage({ query }: ScreenProps<EcommerceOrderPageQuery>) {
  const { ecommerceOrder: order } = usePreloadedQuery<EcommerceOrderPageQuery>(
    graphql`
      query EcommerceOrderPageQuery($id: ID!) @preloadable {
        ecommerceOrder(id: $id) @required(action: THROW) {
          id
          number
          trackingId
          customer {
            id
            name
          }
          status
          orderedOn
          deliveredOn
          paidBy
          payment
          currency
          deliveryTitle
          deliveryFee
          deliveryReturned
          lines {
            id
            name
            quantity
            returnedQuantity
            returnableSerials
          }
          returns {
            id
            number
            returnedOn
            reason
            total
          }
          ...OrderLinesTable_order
          ...OrderCard_order
          ...OrderShipments_order
          ...DeliveryFacts_order
          ...OrderButtons_order
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('EcommerceOrder', 'EcommerceCustomer', 'EcommerceProduct');
  const { dialog, close } = useAddressedDialog();
  const { number, trackingId, customer, status, orderedOn, deliveredOn, paidBy, payment, currency, deliveryTitle, returns } = order;
  const isUnpaid = awaitsCard(order);
  const unpaid = payment === 'CARD' ? 'chargeStatus.CLOSED' : 'ecommerceOrder.paidLater';
  const overview = (
    <Stack gap="4">
      {isUnpaid && (
        <Notice>
          <FormattedMessage id="ecommerceOrder.awaitsCard" />
        </Notice>
      )}
      <PanelBox>
        <Stack gap="5">
          <Facts marginBlockEnd="0">
            <Fact label="ecommerceOrder.customer">
              <RecordLink id={customer.id}>
                <bdi>{customer.name}</bdi>
              </RecordLink>
            </Fact>
            <Fact label="ecommerceOrder.orderedOn">
              <Day on={orderedOn} />
            </Fact>
            <Fact label="ecommerceOrder.deliveredOn">{deliveredOn && <Day on={deliveredOn} />}</Fact>
            <Fact label="ecommerceOrder.paidBy">
              <FormattedMessage id={paidBy ? `ecommerceOrder.paidBy.${paidBy}` : unpaid} />
            </Fact>
            <Fact label="ecommerceOrder.payment">{payment && <FormattedMessage id={`ecommerceOrder.payment.${payment}`} />}</Fact>
            <Fact label="ecommerceOrder.deliveryMethod">{deliveryTitle && <bdi>{deliveryTitle}</bdi>}</Fact>
            <CodeFact label="ecommerceOrder.trackingId" value={trackingId} />
          </Facts>
          <OrderLinesTable order={order} />
        </Stack>
      </PanelBox>
      <DeliveryFacts order={order} />
      <OrderShipments order={order} />
      <OrderCard order={order} />
      {returns.length > 0 && (
        <Panel title={<FormattedMessage id="ecommerceReturn.plural" />}>
          <FigureTable
            label="ecommerceReturn.plural"
            heads={['ecommerceReturn.number', 'ecommerceReturn.returnedOn', 'ecommerceReturn.reason', 'ecommerceReturn.total']}
            words={['ecommerceReturn.returnedOn', 'ecommerceReturn.reason']}
            below={['ecommerceReturn.returnedOn', 'ecommerceReturn.reason']}
            rows={returns.map(({ id, number: of, returnedOn, reason, total }) => ({
              key: id,
              cells: [
                <Ltr key="number">{of}</Ltr>,
                <Day key="day" on={returnedOn} />,
                <bdi key="reason">{reason}</bdi>,
                <MoneyText key="total" value={total} currency={currency} />,
              ],
            }))}
          />
        </Panel>
      )}
    </Stack>
  );
  const isOpen = (status === 'PENDING' && !isUnpaid) || status === 'INPROGRESS';
  return (
    <>
      <RecordScreen
        entity="ecommerceOrder"
        record={order}
        name={number}
        status={<ShopOrderStatus status={status} />}
        panels={[{ id: 'overview', label: 'ecommerceOrder.one', content: overview }]}
        form={isOpen ? (id, onClose) => <EcommerceOrderForm id={id} onClose={onClose} /> : undefined}
        removal={status === 'CANCELLED' || (status === 'PENDING' && !paidBy && !isUnpaid) ? ecommerceOrderRemoval : undefined}
        buttons={
          <>
            <OrderButtons order={order} />
            <PackingSlipLink id={order.id} />
          </>
        }
      />
      {dialog === 'return' && status === 'DELIVERED' && (
        <Part>
          <OrderReturnDialog order={order} onClose={close} />
        </Part>
      )}
    </>
  );
}
