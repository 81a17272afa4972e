import { Button } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import PackageCheck from 'lucide-react/icons/package-check';
import X from 'lucide-react/icons/x';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { crmOrderTransitions } from '../../../server/crm/order/crmOrderStates.rules.ts';
import type { OrderStatusActionsCancelMutation } from '../../core/relay/generated/OrderStatusActionsCancelMutation.graphql.ts';
import type { OrderStatusActionsConfirmMutation } from '../../core/relay/generated/OrderStatusActionsConfirmMutation.graphql.ts';
import type { OrderStatusActionsFulfilMutation } from '../../core/relay/generated/OrderStatusActionsFulfilMutation.graphql.ts';
import type { OrderStatusActions_order$key } from '../../core/relay/generated/OrderStatusActions_order.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { SendButton } from '../../core/record/SendButton.tsx';
import { InvoiceButton } from '../invoice/InvoiceButton.tsx';
import { OrderQuote } from './OrderQuote.tsx';

/** Buttons for the next statuses of an order. */
export function OrderStatusActions({ order: key }: { order: OrderStatusActions_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderStatusActions_order on CrmOrder {
        id
        version
        status
        ...InvoiceButton_order
      }
    `,
    key,
  );
  const { id, version, status } = order;
  const [confirm, isConfirming] = useAction<OrderStatusActionsConfirmMutation>(
    'order',
    graphql`
      mutation OrderStatusActionsConfirmMutation($input: RecordInput!) {
        confirmCrmOrder(input: $input) {
          ...saving_payload
          crmOrder {
            ...OrderStatusActions_order
          }
        }
      }
    `,
    'order.confirmed',
  );
  const [fulfil, isFulfilling] = useAction<OrderStatusActionsFulfilMutation>(
    'order',
    graphql`
      mutation OrderStatusActionsFulfilMutation($input: RecordInput!) {
        fulfilCrmOrder(input: $input) {
          ...saving_payload
          crmOrder {
            ...OrderStatusActions_order
          }
        }
      }
    `,
    'order.fulfilled',
  );
  const [cancel, isCancelling] = useAction<OrderStatusActionsCancelMutation>(
    'order',
    graphql`
      mutation OrderStatusActionsCancelMutation($input: RecordInput!) {
        cancelCrmOrder(input: $input) {
          ...saving_payload
          crmOrder {
            ...OrderStatusActions_order
          }
        }
      }
    `,
    'order.cancelled',
  );
  const isBusy = isConfirming || isFulfilling || isCancelling;
  const may = (to: (typeof crmOrderTransitions)['PENDING'][number]) => crmOrderTransitions[status].includes(to);
  const input = { input: { id, version } };
  return (
    <>
      {may('CONFIRMED') && (
        <Button disabled={isBusy} onClick={() => void confirm(input)}>
          <Check aria-hidden />
          <FormattedMessage id="order.confirm" />
        </Button>
      )}
      {may('FULFILLED') && (
        <Button disabled={isBusy} onClick={() => void fulfil(input)}>
          <PackageCheck aria-hidden />
          <FormattedMessage id="order.fulfil" />
        </Button>
      )}
      <InvoiceButton order={order} />
      {status !== 'CANCELLED' && <SendButton id={id} variant="outline" disabled={isBusy} />}
      {status !== 'CANCELLED' && <OrderQuote orderId={id} />}
      {may('CANCELLED') && (
        <Button variant="outline" disabled={isBusy} onClick={() => void cancel(input)}>
          <X aria-hidden />
          <FormattedMessage id="order.cancel" />
        </Button>
      )}
    </>
  );
}
