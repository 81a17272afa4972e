import { Box, Grid } from '@chakra-ui/react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { FormattedMessage, useIntl } from 'react-intl';
import { BarPanel, barOf } from '../../../core/charts/BarPanel.tsx';
import { BarsByDay } from '../../../core/charts/BarsByDay.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { BudgetReportQuery } from '../../../core/relay/generated/BudgetReportQuery.graphql.ts';
import { useLiveUpdates } from '../../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import { daysIn, nextMonth } from '../../../core/screens/days.ts';
import { Panel } from '../../../core/ui/Panel.tsx';
import { CostCenterChoice } from '../../../ledger/report/CostCenterChoice.tsx';
import { ReportFrame } from '../../../ledger/report/ReportFrame.tsx';
import { ReportPeriod } from '../../../ledger/report/ReportPeriod.tsx';
import { bookingsLink } from '../addresses.ts';
import { BudgetReportHeads } from './BudgetReportHeads.tsx';

const monthDays = (month: string) => daysIn({ from: month, before: nextMonth(month) });

/** /economics/budgeting/reports/: budget, committed, actual and available by head, cost center and month. */
export function BudgetReport({ query }: ScreenProps<BudgetReportQuery>) {
  const intl = useIntl();
  const { budgetReport: report, ...data } = usePreloadedQuery<BudgetReportQuery>(
    graphql`
      query BudgetReportQuery($from: Date, $to: Date, $costCenterId: ID) @preloadable {
        budgetReport(from: $from, to: $to, costCenterId: $costCenterId) @required(action: THROW) {
          from
          to
          ...BudgetReportHeads_report
          costCenters {
            costCenterId
            description
            budget
            actual
          }
          months {
            month
            budget
            committed
            actual
          }
        }
        ...CostCenterChoice_centers
      }
    `,
    query,
  );
  useLiveUpdates('Budget', 'BudgetBooking');
  const { from, to, costCenters, months } = report;
  const days = `${from}..${to}`;
  const text = (id: string) => intl.formatMessage({ id });
  const spentOf = ({ budget, actual }: { readonly budget: string; readonly actual: string }) => (
    <FormattedMessage id="budgetReport.spentOf" values={{ actual: <MoneyText value={actual} />, budget: <MoneyText value={budget} /> }} />
  );
  return (
    <ReportFrame
      title="budgetReport.title"
      choices={
        <>
          <CostCenterChoice centers={data} />
          <ReportPeriod from={from} to={to} />
        </>
      }
    >
      <BudgetReportHeads report={report} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(4, minmax(0, 1fr))' }} gap="4" marginBlockStart="6">
        <Box gridColumn={{ base: '1 / -1', xl: 'span 2' }} minWidth="0">
          <Panel title={<FormattedMessage id="budgetReport.months" />}>
            <BarsByDay
              label={text('budgetReport.months')}
              by="month"
              rows={months.map(({ month, actual, committed }) => ({ on: month, actual: barOf(actual), committed: barOf(committed) }))}
              series={[
                { key: 'actual', label: text('budget.actual'), color: 'accent.solid' },
                { key: 'committed', label: text('budget.committed'), color: 'amber.solid' },
              ]}
              to={month => bookingsLink({ days: monthDays(month) })}
            />
          </Panel>
        </Box>
        <BarPanel
          title="budgetReport.costCenters"
          empty="booking.none"
          rows={costCenters.map(({ costCenterId, description, ...figures }) => ({
            id: costCenterId ?? '',
            label: description ? <bdi>{description}</bdi> : <FormattedMessage id="budgetReport.noCostCenter" />,
            value: Math.max(barOf(figures.budget), barOf(figures.actual)),
            part: barOf(figures.actual),
            figure: spentOf(figures),
            to: bookingsLink({ costCenter: costCenterId, days }),
          }))}
        />
      </Grid>
    </ReportFrame>
  );
}
