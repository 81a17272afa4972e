import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { OrderListQuery, OrderListQuery$data } from '../../core/relay/generated/OrderListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { orderList } from './orderAddress.ts';
import { bulk } from './orderBulk.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { crmOrderRemoval } from '../../core/relay/operations/crmOrderOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';
import { CustomerSelect } from '../../parties/customer/LazyCustomerSelect.ts';

const OrderForm = lazyPart(async () => (await import('./OrderForm.tsx')).OrderForm);

type OrderRow = OrderListQuery$data['crmOrders']['edges'][number]['node'];

const columns: Column<OrderRow>[] = [
  {
    label: 'order.number',
    sort: 'NUMBER',
    width: 135,
    cell: ({ id, number }) => (
      <RecordLink id={id}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  {
    label: 'order.customer',
    width: 145,
    cell: ({ customer }) => (
      <RecordLink id={customer.id} fontWeight="normal">
        <bdi>{customer.name}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'order.description',
    width: 175,
    cell: ({ description }) => description && <Excerpt text={description} />,
  },
  { label: 'order.orderedOn', sort: 'ORDERED_ON', width: 130, cell: ({ orderedOn }) => <Day on={orderedOn} /> },
  { label: 'order.status', sort: 'STATUS', width: 110, cell: ({ status }) => <OrderStatus status={status} /> },
  {
    label: 'order.total',
    sort: 'TOTAL',
    numeric: true,
    width: 125,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
];

const choosers = { customer: CustomerSelect, owner: CompanyUserSelect };

/** /CRM/orders/: the sales order list. */
export function OrderList({ query }: ScreenProps<OrderListQuery>) {
  const [, list] = useList<OrderListQuery, 'crmOrders'>(
    graphql`
      query OrderListQuery($first: Int, $after: String, $search: String, $filter: CrmOrderFilter, $sort: CrmOrderSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "order")
        crmOrders(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
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
    'crmOrders',
    ['CrmOrder', 'Customer'],
  );
  return (
    <>
      <ListScreen
        spec={orderList}
        list={list}
        columns={columns}
        searchable
        create="order.new"
        bulk={bulk}
        choosers={choosers}
        actions={order => <OrderActions order={order} />}
      />
      <RecordDialogs
        entity="order"
        rows={list.rows}
        form={(id, onClose) => <OrderForm id={id} status={list.rows.find(row => row.id === id)?.status} onClose={onClose} />}
        removal={crmOrderRemoval}
        deleteText="order.deleteText"
      />
    </>
  );
}
