import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarsByDay } from '../../core/charts/BarsByDay.tsx';
import type { ClosedPanel_overview$key } from '../../core/relay/generated/ClosedPanel_overview.graphql.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { leadsIn, monthOf } from './overviewLinks.ts';

/** Won and lost leads by month. */
export function ClosedPanel({ overview }: { overview: ClosedPanel_overview$key }) {
  const { closed } = useFragment(
    graphql`
      fragment ClosedPanel_overview on CrmOverview {
        closed {
          month
          won
          lost
        }
      }
    `,
    overview,
  );
  const intl = useIntl();
  const series = [
    { key: 'won', label: intl.formatMessage({ id: 'overview.won' }), color: 'accent.solid' },
    { key: 'lost', label: intl.formatMessage({ id: 'overview.lost' }), color: 'amber.solid' },
  ];
  return (
    <Box gridColumn="1 / -1" minWidth="0">
      <Panel title={<FormattedMessage id="overview.closed" />}>
        {closed.length === 0 ? (
          <chakra.p color="fg.muted">
            <FormattedMessage id="overview.noneClosed" />
          </chakra.p>
        ) : (
          <BarsByDay
            by="month"
            label={intl.formatMessage({ id: 'overview.closed' })}
            rows={closed.map(({ month, won, lost }) => ({ on: month, won, lost }))}
            series={series}
            to={(month, key) => leadsIn({ columnKind: key === 'won' ? 'CLOSED_WON' : 'CANCELLED', closedAt: monthOf(month) })}
          />
        )}
      </Panel>
    </Box>
  );
}
