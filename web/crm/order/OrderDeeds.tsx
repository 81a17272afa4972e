import { Button } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import PackageCheck from 'lucide-react/icons/package-check';
import X from 'lucide-react/icons/x';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { crmOrderTransitions } from '../../../server/crm/order/crmOrderStates.rules.ts';
import type { OrderDeedsCancelMutation } from '../../core/relay/generated/OrderDeedsCancelMutation.graphql.ts';
import type { OrderDeedsConfirmMutation } from '../../core/relay/generated/OrderDeedsConfirmMutation.graphql.ts';
import type { OrderDeedsFulfilMutation } from '../../core/relay/generated/OrderDeedsFulfilMutation.graphql.ts';
import type { OrderDeeds_order$key } from '../../core/relay/generated/OrderDeeds_order.graphql.ts';
import { useDeed } from '../../core/screens/useDeed.ts';
import { OrderQuote } from './OrderQuote.tsx';

/** What an order can become next, each as a button. */
export function OrderDeeds({ order: key }: { order: OrderDeeds_order$key }) {
  const { id, version, status } = useFragment(
    graphql`
      fragment OrderDeeds_order on CrmOrder {
        id
        version
        status
      }
    `,
    key,
  );
  const [confirm, isConfirming] = useDeed<OrderDeedsConfirmMutation>(
    'order',
    graphql`
      mutation OrderDeedsConfirmMutation($input: RecordInput!) {
        confirmCrmOrder(input: $input) {
          ...saving_payload
          crmOrder {
            ...OrderDeeds_order
          }
        }
      }
    `,
  );
  const [fulfil, isFulfilling] = useDeed<OrderDeedsFulfilMutation>(
    'order',
    graphql`
      mutation OrderDeedsFulfilMutation($input: RecordInput!) {
        fulfilCrmOrder(input: $input) {
          ...saving_payload
          crmOrder {
            ...OrderDeeds_order
          }
        }
      }
    `,
  );
  const [cancel, isCancelling] = useDeed<OrderDeedsCancelMutation>(
    'order',
    graphql`
      mutation OrderDeedsCancelMutation($input: RecordInput!) {
        cancelCrmOrder(input: $input) {
          ...saving_payload
          crmOrder {
            ...OrderDeeds_order
          }
        }
      }
    `,
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
