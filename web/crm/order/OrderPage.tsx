import { HStack, Stack } from '@chakra-ui/react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { OrderPageQuery } from '../../core/relay/generated/OrderPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDeeds } from './OrderDeeds.tsx';
import { OrderDialogs } from './OrderDialogs.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { OrderStatus } from './OrderStatus.tsx';

/** /CRM/orders/:id/: one order and what can be done with it. */
export function OrderPage({ query }: ScreenProps<OrderPageQuery>) {
  const { crmOrder: order } = usePreloadedQuery<OrderPageQuery>(
    graphql`
      query OrderPageQuery($id: ID!) @preloadable {
        crmOrder(id: $id) @required(action: THROW) {
          id
          number
          status
          ...OrderDeeds_order
          ...OrderPanel_order
        }
      }
    `,
    query,
  );
  useLiveUpdates('CrmOrder');
  const title = (
    <HStack gap="3">
      <Ltr>{order.number}</Ltr>
      <OrderStatus status={order.status} />
    </HStack>
  );
  return (
    <Stack gap="4">
      <ScreenHead title={title}>
        <HStack wrap="wrap">
          <OrderDeeds order={order} />
          <OrderActions order={order} />
        </HStack>
      </ScreenHead>
      <OrderPanel order={order} />
      <OrderDialogs orders={[order]} />
    </Stack>
  );
}
