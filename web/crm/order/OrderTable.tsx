import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { OrderTable_orders$key } from '../../core/relay/generated/OrderTable_orders.graphql.ts';
import { DealTable } from '../deal/DealTable.tsx';
import { OrderStatus } from './OrderStatus.tsx';

/** The newest orders of a customer or a lead. */
export function OrderTable({ orders: key }: { orders: OrderTable_orders$key }) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment OrderTable_orders on CrmOrderConnection {
        totalCount
        edges {
          node {
            id
            number
            status
            orderedOn
            total
            currency
          }
        }
      }
    `,
    key,
  );
  const rows = edges.map(({ node: { id, number, status, orderedOn, total, currency } }) => ({
    id,
    path: `/CRM/orders/${id}/`,
    name: <bdi>{number}</bdi>,
    status: <OrderStatus status={status} />,
    on: <Day on={orderedOn} />,
    total,
    currency,
  }));
  return <DealTable entity="order" rows={rows} total={totalCount} />;
}
