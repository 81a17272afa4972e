import { Box, chakra, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { UpcomingPanel_overview$key } from '../../core/relay/generated/UpcomingPanel_overview.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

/** Requisitions for which vendors may still quote, the earliest first. */
export function UpcomingPanel({ overview }: { overview: UpcomingPanel_overview$key }) {
  const { upcoming } = useFragment(
    graphql`
      fragment UpcomingPanel_overview on ProcurementOverview {
        upcoming {
          requisitionId
          number
          title
          department
          dueOn
        }
      }
    `,
    overview,
  );
  return (
    <Box gridColumn={{ base: '1 / -1', xl: 'span 2' }} minWidth="0">
      <Panel title={<FormattedMessage id="procurementOverview.upcoming" />}>
        {upcoming.length === 0 && (
          <chakra.p color="fg.muted">
            <FormattedMessage id="procurementOverview.noneUpcoming" />
          </chakra.p>
        )}
        <chakra.ul listStyleType="none" display="grid" gap="2.5">
          {upcoming.map(({ requisitionId, number, title, department, dueOn }) => (
            <chakra.li key={requisitionId} display="flex" alignItems="center" gap="3" fontSize="sm">
              <Box flex="1" minWidth="0">
                <RecordLink id={requisitionId} fontWeight="normal" display="inline-flex" alignItems="center" minHeight="6">
                  <bdi>{title}</bdi>
                </RecordLink>
                <Text fontSize="xs" color="fg.muted">
                  <Ltr>{number}</Ltr> · <bdi>{department}</bdi>
                </Text>
              </Box>
              <Day on={dueOn} />
            </chakra.li>
          ))}
        </chakra.ul>
      </Panel>
    </Box>
  );
}
