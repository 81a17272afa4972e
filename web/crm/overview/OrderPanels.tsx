import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarPanel } from '../../core/charts/BarPanel.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { OrderPanels_overview$key } from '../../core/relay/generated/OrderPanels_overview.graphql.ts';
import { daysIn } from '../../core/screens/days.ts';
import { ordersIn } from './overviewLinks.ts';

/** Top customers by orders, and the period's orders by status. */
export function OrderPanels({ overview }: { overview: OrderPanels_overview$key }) {
  const { from, before, bestCustomers, orders } = useFragment(
    graphql`
      fragment OrderPanels_overview on CrmOverview {
        from
        before
        bestCustomers {
          customerId
          name
          orders
          total
        }
        orders {
          status
          count
          total
        }
      }
    `,
    overview,
  );
  const orderedOn = daysIn({ from, before });
  const figure = (count: number, total: string) => (
    <FormattedMessage id="overview.countAndValue" values={{ count, value: <MoneyText value={total} /> }} />
  );
  const best = bestCustomers.map(({ customerId, name, orders: count, total }) => ({
    id: customerId,
    label: <bdi>{name}</bdi>,
    value: Number(total),
    figure: figure(count, total),
    to: ordersIn({ customer: customerId, status: 'PENDING,CONFIRMED,FULFILLED', orderedOn }),
  }));
  const states = orders.map(({ status, count, total }) => ({
    id: status,
    label: <FormattedMessage id={`orderStatus.${status}`} />,
    value: Number(total),
    figure: figure(count, total),
    to: ordersIn({ status, orderedOn }),
  }));
  return (
    <>
      <BarPanel title="overview.bestCustomers" empty="overview.noOrders" rows={best} />
      <BarPanel title="overview.orders" empty="overview.noOrders" rows={states} />
    </>
  );
}
