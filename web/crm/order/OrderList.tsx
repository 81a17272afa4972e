import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { OrderListQuery, OrderListQuery$data } from '../../core/relay/generated/OrderListQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { orderStatuses } from './orderAddress.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderDialogs } from './OrderDialogs.tsx';
import { OrderStatus } from './OrderStatus.tsx';

type OrderRow = OrderListQuery$data['crmOrders']['edges'][number]['node'];

const columns: Column<OrderRow>[] = [
  {
    label: 'order.number',
    sort: 'NUMBER',
    cell: ({ id, number }) => (
      <RecordLink to={`/CRM/orders/${id}/`}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  {
    label: 'order.customer',
    cell: ({ customer }) => (
      <RecordLink to={`/CRM/customer/${customer.id}/`} fontWeight="normal">
        <bdi>{customer.name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'order.description', cell: ({ description }) => <bdi>{description}</bdi> },
  { label: 'order.orderedOn', sort: 'ORDERED_ON', cell: ({ orderedOn }) => <Day on={orderedOn} /> },
  { label: 'order.status', sort: 'STATUS', cell: ({ status }) => <OrderStatus status={status} /> },
  { label: 'order.total', sort: 'TOTAL', numeric: true, cell: ({ total, currency }) => <MoneyText value={total} currency={currency} /> },
];

/** /CRM/orders/: what customers have ordered. */
export function OrderList({ query }: ScreenProps<OrderListQuery>) {
  const { crmOrders } = usePreloadedQuery<OrderListQuery>(
    graphql`
      query OrderListQuery(
        $first: Int
        $after: String
        $last: Int
        $before: String
        $search: String
        $filter: CrmOrderFilter
        $sort: CrmOrderSort
      ) @preloadable {
        crmOrders(first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter, sort: $sort)
          @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              customer {
                id
                name
              }
              description
              orderedOn
              status
              total
              currency
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('CrmOrder', 'Customer');
  const intl = useIntl();
  const status = {
    name: 'status',
    label: intl.formatMessage({ id: 'order.status' }),
    options: orderStatuses.map(value => ({ value, label: intl.formatMessage({ id: `orderStatus.${value}` }) })),
  };
  return (
    <>
      <ListScreen
        entity="order"
        connection={crmOrders}
        columns={columns}
        filters={[status]}
        searchable
        create="order.new"
        recordsPath="/CRM/orders/"
        actions={order => <OrderActions order={order} />}
      />
      <OrderDialogs orders={crmOrders.edges.map(({ node }) => node)} />
    </>
  );
}
