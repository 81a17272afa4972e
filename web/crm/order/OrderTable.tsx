import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import type { OrderTable_orders$key } from '../../core/relay/generated/OrderTable_orders.graphql.ts';
import type { DealFormProps } from '../deal/DealFormProps.ts';
import { DealTable } from '../deal/DealTable.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const OrderForm = lazyPart(async () => (await import('./OrderForm.tsx')).OrderForm);

/** The newest orders of a customer or a lead. */
export function OrderTable({ orders: key, customer }: { orders: OrderTable_orders$key; customer?: DealFormProps['customer'] }) {
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
    name: <bdi>{number}</bdi>,
    status: <OrderStatus status={status} />,
    on: <Day on={orderedOn} />,
    total,
    currency,
  }));
  return (
    <DealTable
      entity="order"
      heads={{ on: 'order.orderedOn', total: 'deal.total' }}
      rows={rows}
      total={totalCount}
      add={customer && <NewRecord label="order.new" form={onClose => <OrderForm customer={customer} onClose={onClose} />} />}
    />
  );
}
