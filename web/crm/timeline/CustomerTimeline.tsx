import { Button, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { CustomerTimeline_customer$key } from '../../core/relay/generated/CustomerTimeline_customer.graphql.ts';
import type { CustomerTimelineMoreQuery } from '../../core/relay/generated/CustomerTimelineMoreQuery.graphql.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { TimeLine } from '../../core/ui/TimeLine.tsx';
import { CustomerTimelineEvent } from './CustomerTimelineEvent.tsx';

/** Past and planned events of a customer across all related records, latest first. */
export function CustomerTimeline({ customer }: { customer: CustomerTimeline_customer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<CustomerTimelineMoreQuery, CustomerTimeline_customer$key>(
    graphql`
      fragment CustomerTimeline_customer on Customer
      @argumentDefinitions(first: { type: "Int", defaultValue: 25 }, after: { type: "String" })
      @refetchable(queryName: "CustomerTimelineMoreQuery") {
        timeline(first: $first, after: $after) @connection(key: "CustomerTimeline_timeline") {
          edges {
            cursor
            node {
              ...CustomerTimelineEvent_event
            }
          }
        }
      }
    `,
    customer,
  );
  const intl = useIntl();
  const { edges } = data.timeline;
  if (edges.length === 0)
    return (
      <PanelBox padding="0">
        <EmptyState title={intl.formatMessage({ id: 'timeline.none' })} text={intl.formatMessage({ id: 'timeline.noneText' })} />
      </PanelBox>
    );
  return (
    <PanelBox>
      <TimeLine aria-label={intl.formatMessage({ id: 'timeline.title' })}>
        {edges.map(({ cursor, node }) => (
          <CustomerTimelineEvent key={cursor} event={node} />
        ))}
      </TimeLine>
      {hasNext && (
        <Flex>
          <Button variant="outline" size="sm" disabled={isLoadingNext} aria-busy={isLoadingNext} onClick={() => loadNext(25)}>
            <FormattedMessage id="record.showOlder" />
          </Button>
        </Flex>
      )}
    </PanelBox>
  );
}
