import { Button, chakra, Stack } from '@chakra-ui/react';
import List from 'lucide-react/icons/list';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { MyDayQuery } from '../../core/relay/generated/MyDayQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { ActivityItem } from './ActivityItem.tsx';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { QuickActivity } from './QuickActivity.tsx';

const groups = ['overdue', 'today', 'coming', 'done'] as const;

/** /CRM/activities/: the viewer's overdue, due and upcoming activities, and those completed today. */
export function MyDay({ query }: ScreenProps<MyDayQuery>) {
  const data = usePreloadedQuery<MyDayQuery>(
    graphql`
      query MyDayQuery($overdue: ActivityFilter!, $today: ActivityFilter!, $coming: ActivityFilter!, $done: ActivityFilter!) @preloadable {
        overdue: activities(first: 100, filter: $overdue, sort: { field: DUE_AT }) @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              ...ActivityItem_activity
            }
          }
        }
        today: activities(first: 100, filter: $today, sort: { field: DUE_AT }) @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              ...ActivityItem_activity
            }
          }
        }
        coming: activities(first: 25, filter: $coming, sort: { field: DUE_AT }) @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              ...ActivityItem_activity
            }
          }
        }
        done: activities(first: 100, filter: $done, sort: { field: DONE_AT, direction: DESC }) @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              ...ActivityItem_activity
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('Activity');
  const intl = useIntl();
  const isFree = groups.every(name => data[name].edges.length === 0);
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="activity.myDay" />}>
        <Button asChild variant="outline">
          <Link to="/CRM/activities/all/">
            <List aria-hidden />
            <FormattedMessage id="activity.plural" />
          </Link>
        </Button>
      </ScreenHead>
      <ForMembers>
        <QuickActivity />
      </ForMembers>
      {isFree && <EmptyState title={intl.formatMessage({ id: 'activity.free' })} text={intl.formatMessage({ id: 'activity.freeText' })} />}
      {groups.map(name => {
        const { edges, totalCount } = data[name];
        if (edges.length === 0) return null;
        const title = (
          <>
            <FormattedMessage id={`activity.group.${name}`} />{' '}
            <chakra.span color={name === 'overdue' ? 'red.fg' : 'fg.muted'} fontWeight="normal">
              <NumberText value={totalCount} />
            </chakra.span>
          </>
        );
        return (
          <Panel key={name} title={title}>
            <chakra.ul listStyleType="none">
              {edges.map(({ node }) => (
                <ActivityItem key={node.id} activity={node} />
              ))}
            </chakra.ul>
          </Panel>
        );
      })}
    </Stack>
  );
}
