import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarPanel, barOf } from '../../core/charts/BarPanel.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import type { ShopCustomerPanels_overview$key } from '../../core/relay/generated/ShopCustomerPanels_overview.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { ShopOrderStatus } from '../../parties/document/ShopOrderStatus.tsx';
import { ordersIn } from './overviewLinks.ts';

const half = { base: '1 / -1', xl: 'span 2' };

/** Who spent most, where orders went, who is new, and the newest orders. */
export function ShopCustomerPanels({ overview }: { overview: ShopCustomerPanels_overview$key }) {
  const { bestCustomers, countries, newCustomers, recentOrders } = useFragment(
    graphql`
      fragment ShopCustomerPanels_overview on EcommerceOverview {
        bestCustomers {
          customerId
          name
          orders
          spent
        }
        countries {
          country
          orders
          sales
        }
        newCustomers {
          customerId
          name
          firstOrderOn
        }
        recentOrders {
          orderId
          number
          customer
          orderedOn
          status
          total
        }
      }
    `,
    overview,
  );
  const { countryName } = useNames();
  const ofOrders = (orders: number, amount: string) => (
    <FormattedMessage id="shopOverview.ofOrders" values={{ count: orders, amount: <MoneyText value={amount} /> }} />
  );
  return (
    <>
      <BarPanel
        title="shopOverview.bestCustomers"
        empty="shopOverview.noSales"
        rows={bestCustomers.map(({ customerId: id, name, orders, spent }) => ({
          id,
          label: <bdi>{name}</bdi>,
          value: barOf(spent),
          figure: ofOrders(orders, spent),
          to: `/ecommerce/customers/${id}/`,
        }))}
      />
      <BarPanel
        title="shopOverview.countries"
        empty="shopOverview.noSales"
        rows={countries.map(({ country, orders, sales }) => ({
          id: country,
          label: <bdi>{countryName(country)}</bdi>,
          value: barOf(sales),
          figure: ofOrders(orders, sales),
          to: ordersIn({ deliveryCountry: country }),
        }))}
      />
      <Box gridColumn={half} minWidth="0">
        <Panel title={<FormattedMessage id="shopOverview.newestCustomers" />}>
          {newCustomers.length === 0 ? (
            <chakra.p color="fg.muted">
              <FormattedMessage id="shopOverview.noNewCustomers" />
            </chakra.p>
          ) : (
            <FigureTable
              label="shopOverview.newestCustomers"
              heads={['ecommerceOrder.customer', 'shopOverview.firstOrder']}
              rows={newCustomers.map(({ customerId: id, name, firstOrderOn }) => ({
                key: id,
                cells: [
                  <RecordLink key="name" id={id}>
                    <bdi>{name}</bdi>
                  </RecordLink>,
                  <Day key="day" on={firstOrderOn} />,
                ],
              }))}
            />
          )}
        </Panel>
      </Box>
      <Box gridColumn="1 / -1" minWidth="0">
        <Panel title={<FormattedMessage id="shopOverview.recentOrders" />}>
          {recentOrders.length === 0 ? (
            <chakra.p color="fg.muted">
              <FormattedMessage id="shopOverview.noOrders" />
            </chakra.p>
          ) : (
            <FigureTable
              label="shopOverview.recentOrders"
              heads={[
                'ecommerceOrder.number',
                'ecommerceOrder.customer',
                'ecommerceOrder.orderedOn',
                'ecommerceOrder.status',
                'ecommerceOrder.total',
              ]}
              words={['ecommerceOrder.customer', 'ecommerceOrder.orderedOn', 'ecommerceOrder.status']}
              below={['ecommerceOrder.customer', 'ecommerceOrder.orderedOn', 'ecommerceOrder.status']}
              rows={recentOrders.map(({ orderId: id, number, customer, orderedOn, status, total }) => ({
                key: id,
                cells: [
                  <RecordLink key="number" id={id}>
                    <Ltr>{number}</Ltr>
                  </RecordLink>,
                  <bdi key="customer">{customer}</bdi>,
                  <Day key="day" on={orderedOn} />,
                  <ShopOrderStatus key="status" status={status} />,
                  <MoneyText key="total" value={total} />,
                ],
              }))}
            />
          )}
        </Panel>
      </Box>
    </>
  );
}
