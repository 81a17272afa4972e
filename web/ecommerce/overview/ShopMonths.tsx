import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarsByDay } from '../../core/charts/BarsByDay.tsx';
import type { ShopMonths_overview$key } from '../../core/relay/generated/ShopMonths_overview.graphql.ts';
import { nextMonth } from '../../core/screens/days.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { deliveredIn, orderedIn } from './overviewLinks.ts';

const half = { base: '1 / -1', xl: 'span 2' };

/** Orders, new customers and sales of the last twelve months. */
export function ShopMonths({ overview }: { overview: ShopMonths_overview$key }) {
  const { months } = useFragment(
    graphql`
      fragment ShopMonths_overview on EcommerceOverview {
        months {
          month
          customers
          orders
          sales
        }
      }
    `,
    overview,
  );
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const daysOf = (month: string) => ({ from: month, before: nextMonth(month) });
  return (
    <>
      <Box gridColumn={half} minWidth="0">
        <Panel title={<FormattedMessage id="shopOverview.salesByMonth" />}>
          <BarsByDay
            by="month"
            label={text('shopOverview.salesByMonth')}
            rows={months.map(({ month, sales }) => ({ on: month, sales: Number(sales) }))}
            series={[{ key: 'sales', label: text('shopOverview.sales'), color: 'accent.solid' }]}
            to={month => deliveredIn(daysOf(month))}
          />
        </Panel>
      </Box>
      <Box gridColumn={half} minWidth="0">
        <Panel title={<FormattedMessage id="shopOverview.ordersByMonth" />}>
          <BarsByDay
            by="month"
            label={text('shopOverview.ordersByMonth')}
            rows={months.map(({ month, orders, customers }) => ({ on: month, orders, customers }))}
            series={[
              { key: 'orders', label: text('shopOverview.orders'), color: 'accent.solid' },
              { key: 'customers', label: text('shopOverview.joined'), color: 'amber.solid' },
            ]}
            to={month => orderedIn(daysOf(month))}
          />
        </Panel>
      </Box>
    </>
  );
}
