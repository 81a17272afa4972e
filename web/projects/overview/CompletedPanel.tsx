import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarsByDay } from '../../core/charts/BarsByDay.tsx';
import type { CompletedPanel_overview$key } from '../../core/relay/generated/CompletedPanel_overview.graphql.ts';
import { daysIn, nextMonth } from '../../core/screens/days.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { tasksIn } from './overviewLinks.ts';

/** Tasks completed by month, in time and late. */
export function CompletedPanel({ overview }: { overview: CompletedPanel_overview$key }) {
  const { completed } = useFragment(
    graphql`
      fragment CompletedPanel_overview on ProjectOverview {
        completed {
          month
          inTime
          late
        }
      }
    `,
    overview,
  );
  const intl = useIntl();
  const series = [
    { key: 'inTime', label: intl.formatMessage({ id: 'projectOverview.inTime' }), color: 'accent.solid' },
    { key: 'late', label: intl.formatMessage({ id: 'projectOverview.late' }), color: 'amber.solid' },
  ];
  return (
    <Box gridColumn={{ base: '1 / -1', xl: 'span 2' }} minWidth="0">
      <Panel title={<FormattedMessage id="projectOverview.completed" />}>
        {completed.length === 0 ? (
          <chakra.p color="fg.muted">
            <FormattedMessage id="projectOverview.noneCompleted" />
          </chakra.p>
        ) : (
          <BarsByDay
            by="month"
            label={intl.formatMessage({ id: 'projectOverview.completed' })}
            rows={completed.map(({ month, inTime, late }) => ({ on: month, inTime, late }))}
            series={series}
            to={month => tasksIn({ doneAt: daysIn({ from: month, before: nextMonth(month) }) })}
          />
        )}
      </Panel>
    </Box>
  );
}
