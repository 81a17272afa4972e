import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import { When } from '../../core/i18n/When.tsx';
import type { EcommerceOrderListQuery, EcommerceOrderListQuery$data } from '../../core/relay/generated/EcommerceOrderListQuery.graphql.ts';
import { ecommerceOrderBulk, ecommerceOrderRemoval } from '../../core/relay/operations/ecommerceOrderOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { bulkChoice } from '../../core/screens/list/bulkFields.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { ecommerceOrderList } from '../addresses.ts';
import { ShopOrderStatus } from '../../parties/document/ShopOrderStatus.tsx';

const EcommerceCustomerSelect = lazyPart(async () => (await import('../customer/EcommerceCustomerSelect.tsx')).EcommerceCustomerSelect);
const EcommerceOrderForm = lazyPart(async () => (await import('./EcommerceOrderForm.tsx')).EcommerceOrderForm);

type OrderRow = EcommerceOrderListQuery$data['ecommerceOrders']['edges'][number]['node'];

const CountryName = ({ code }: { code: string }) => <bdi>{useNames().countryName(code)}</bdi>;

const columns: Column<OrderRow>[] = [
  {
    label: 'ecommerceOrder.number',
    sort: 'NUMBER',
    width: 150,
    cell: ({ id, number }) => (
      <RecordLink id={id}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  { label: 'ecommerceOrder.customer', sort: 'DELIVERY_NAME', width: 190, cell: ({ customer }) => <bdi>{customer.name}</bdi> },
  { label: 'ecommerceOrder.orderedOn', sort: 'ORDERED_ON', width: 130, cell: ({ orderedOn }) => <Day on={orderedOn} /> },
  { label: 'ecommerceOrder.pieces', numeric: true, width: 90, cell: ({ pieces }) => <NumberText value={pieces} /> },
  {
    label: 'ecommerceOrder.total',
    sort: 'TOTAL',
    numeric: true,
    width: 130,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
  { label: 'ecommerceOrder.status', sort: 'STATUS', width: 120, cell: ({ status }) => <ShopOrderStatus status={status} /> },
  {
    label: 'ecommerceOrder.trackingId',
    width: 190,
    hiddenAtFirst: true,
    cell: ({ trackingId }) => <Ltr>{trackingId}</Ltr>,
  },
  {
    label: 'ecommerceOrder.deliveryCity',
    sort: 'DELIVERY_CITY',
    hiddenAtFirst: true,
    cell: ({ deliveryCity }) => <bdi>{deliveryCity}</bdi>,
  },
  {
    label: 'ecommerceOrder.deliveryCountry',
    sort: 'DELIVERY_COUNTRY',
    hiddenAtFirst: true,
    cell: ({ deliveryCountry }) => <CountryName code={deliveryCountry} />,
  },
  {
    label: 'ecommerceOrder.deliveredOn',
    sort: 'DELIVERED_ON',
    hiddenAtFirst: true,
    cell: ({ deliveredOn }) => <Day on={deliveredOn} />,
  },
  {
    label: 'ecommerceOrder.paidBy',
    sort: 'PAID_BY',
    hiddenAtFirst: true,
    cell: ({ paidBy }) => paidBy && <FormattedMessage id={`ecommerceOrder.paidBy.${paidBy}`} />,
  },
  { label: 'ecommerceOrder.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk = {
  ...ecommerceOrderBulk,
  isRestorable: true,
  fields: [bulkChoice('ecommerceOrder.status', ['INPROGRESS', 'DELIVERED', 'COMPLETED', 'CANCELLED'] as const, 'ecommerceOrderStatus')],
};
const choosers = { customer: EcommerceCustomerSelect };

/** /ecommerce/orders-list/: the shop's orders. */
export function EcommerceOrderList({ query }: ScreenProps<EcommerceOrderListQuery>) {
  const [, list] = useList<EcommerceOrderListQuery, 'ecommerceOrders'>(
    graphql`
      query EcommerceOrderListQuery($first: Int, $after: String, $search: String, $filter: EcommerceOrderFilter, $sort: EcommerceOrderSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "ecommerceOrder")
        ecommerceOrders(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              number
              trackingId
              customer {
                id
                name
              }
              orderedOn
              deliveredOn
              deliveryCity
              deliveryCountry
              pieces
              total
              currency
              paidBy
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'ecommerceOrders',
    ['EcommerceOrder', 'EcommerceCustomer'],
  );
  return (
    <>
      <ListScreen
        spec={ecommerceOrderList}
        list={list}
        columns={columns}
        searchable
        create="ecommerceOrder.new"
        bulk={bulk}
        choosers={choosers}
      />
      <RecordDialogs
        entity="ecommerceOrder"
        rows={list.rows}
        form={(id, onClose) => <EcommerceOrderForm id={id} onClose={onClose} />}
        removal={ecommerceOrderRemoval}
      />
    </>
  );
}
