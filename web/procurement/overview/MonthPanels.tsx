import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarsByDay } from '../../core/charts/BarsByDay.tsx';
import type { MonthPanels_overview$key } from '../../core/relay/generated/MonthPanels_overview.graphql.ts';
import { daysIn, nextMonth } from '../../core/screens/days.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { billsIn, ordersIn } from './overviewLinks.ts';

/** Spending and orders of the last twelve months. */
export function MonthPanels({ overview }: { overview: MonthPanels_overview$key }) {
  const intl = useIntl();
  const { months } = useFragment(
    graphql`
      fragment MonthPanels_overview on ProcurementOverview {
        months {
          month
          orders
          products
          vendors
          spending
        }
      }
    `,
    overview,
  );
  const text = (id: string) => intl.formatMessage({ id: `procurementOverview.${id}` });
  const daysOf = (month: string) => daysIn({ from: month, before: nextMonth(month) });
  return (
    <>
      <Box gridColumn={{ base: '1 / -1', xl: 'span 2' }} minWidth="0">
        <Panel title={<FormattedMessage id="procurementOverview.spendingByMonth" />}>
          <BarsByDay
            by="month"
            label={text('spendingByMonth')}
            rows={months.map(({ month, spending }) => ({ on: month, spending: Number(spending) }))}
            series={[{ key: 'spending', label: text('spending'), color: 'accent.solid' }]}
            to={month => billsIn({ issuedOn: daysOf(month) })}
          />
        </Panel>
      </Box>
      <Box gridColumn={{ base: '1 / -1', xl: 'span 2' }} minWidth="0">
        <Panel title={<FormattedMessage id="procurementOverview.ordersByMonth" />}>
          <BarsByDay
            by="month"
            label={text('ordersByMonth')}
            rows={months.map(({ month, orders, products, vendors }) => ({ on: month, orders, products, vendors }))}
            series={[
              { key: 'orders', label: text('orders'), color: 'accent.solid' },
              { key: 'products', label: text('products'), color: 'amber.solid' },
              { key: 'vendors', label: text('vendorCount'), color: 'blue.solid' },
            ]}
            to={month => ordersIn({ issuedOn: daysOf(month) })}
          />
        </Panel>
      </Box>
    </>
  );
}
