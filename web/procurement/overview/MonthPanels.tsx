import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarsByDay } from '../../core/charts/BarsByDay.tsx';
import type { MonthPanels_overview$key } from '../../core/relay/generated/MonthPanels_overview.graphql.ts';
import { daysIn, nextMonth } from '../../core/screens/days.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { billsIn, ordersIn } from './overviewLinks.ts';

const panels = [
  { title: 'spendingByMonth', figure: 'spending', color: 'accent.solid', to: billsIn },
  { title: 'ordersByMonth', figure: 'orders', color: 'accent.solid', to: ordersIn },
  { title: 'productsByMonth', figure: 'products', color: 'amber.solid', to: ordersIn },
  { title: 'vendorsByMonth', figure: 'vendorCount', color: 'green.solid', to: ordersIn },
] as const;

/** Spending, orders, products and vendors of the last twelve months. */
export function MonthPanels({ overview }: { overview: MonthPanels_overview$key }) {
  const intl = useIntl();
  const { months } = useFragment(
    graphql`
      fragment MonthPanels_overview on ProcurementOverview {
        months {
          month
          orders
          products
          vendorCount: vendors
          spending
        }
      }
    `,
    overview,
  );
  const text = (id: string) => intl.formatMessage({ id: `procurementOverview.${id}` });
  return panels.map(({ title, figure, color, to }) => (
    <Box key={title} gridColumn={{ base: '1 / -1', xl: 'span 2' }} minWidth="0">
      <Panel title={<FormattedMessage id={`procurementOverview.${title}`} />}>
        <BarsByDay
          by="month"
          label={text(title)}
          rows={months.map(row => ({ on: row.month, [figure]: Number(row[figure]) }))}
          series={[{ key: figure, label: text(figure), color }]}
          to={month => to({ issuedOn: daysIn({ from: month, before: nextMonth(month) }) })}
        />
      </Panel>
    </Box>
  ));
}
