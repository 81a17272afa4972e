import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import type { CustomerShopOrders_orders$key } from '../../core/relay/generated/CustomerShopOrders_orders.graphql.ts';
import { ShopOrderStatus } from '../../parties/document/ShopOrderStatus.tsx';
import { tableWithTexts } from '../deal/tableWithTexts.ts';

const ShopOrders = tableWithTexts('ecommerce');

/** The newest orders of a customer in the shop. */
export function CustomerShopOrders({ orders: key }: { orders: CustomerShopOrders_orders$key }) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment CustomerShopOrders_orders on EcommerceOrderConnection {
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
    status: <ShopOrderStatus status={status} />,
    on: <Day on={orderedOn} />,
    total,
    currency,
  }));
  return (
    <ShopOrders entity="ecommerceOrder" heads={{ on: 'ecommerceOrder.orderedOn', total: 'deal.total' }} rows={rows} total={totalCount} />
  );
}
