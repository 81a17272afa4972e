import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import Settings from 'lucide-react/icons/settings';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import type { NotificationList_query$key } from '../core/relay/generated/NotificationList_query.graphql.ts';
import type { NotificationListPageQuery } from '../core/relay/generated/NotificationListPageQuery.graphql.ts';
import type { NotificationListQuery } from '../core/relay/generated/NotificationListQuery.graphql.ts';
import { useLiveUpdates } from '../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { useRevalidate } from '../core/relay/useRevalidate.ts';
import { ScreenHead } from '../core/screens/ScreenHead.tsx';
import { EmptyState } from '../core/ui/EmptyState.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { useMarkRead } from './useMarkRead.ts';

/** /notifications/: all notifications of the viewer. */
export function NotificationList({ query }: ScreenProps<NotificationListQuery>) {
  const root = usePreloadedQuery<NotificationListQuery>(
    graphql`
      query NotificationListQuery @preloadable {
        ...NotificationList_query
      }
    `,
    query,
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<NotificationListPageQuery, NotificationList_query$key>(
    graphql`
      fragment NotificationList_query on Query
      @refetchable(queryName: "NotificationListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        notifications(first: $count, after: $cursor) @connection(key: "NotificationList_notifications") @required(action: THROW) {
          edges {
            node {
              id
              isUnread
              ...NotificationItem_notification
            }
          }
        }
      }
    `,
    root,
  );
  useLiveUpdates('Notification');
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [mark, isMarking] = useMarkRead();
  const rows = data.notifications.edges.map(({ node }) => node);
  const markAll = () => void mark().then(() => revalidate());
  return (
    <Stack gap="4" maxWidth="3xl">
      <ScreenHead title={intl.formatMessage({ id: 'notification.plural' })}>
        <Flex gap="2" wrap="wrap">
          {rows.some(({ isUnread }) => isUnread) && (
            <Button variant="outline" disabled={isMarking} onClick={markAll}>
              <FormattedMessage id="notification.markAll" />
            </Button>
          )}
          <Button asChild variant="outline">
            <LanguageLink to="/settings/notifications/">
              <Settings aria-hidden />
              <FormattedMessage id="notification.preferences" />
            </LanguageLink>
          </Button>
        </Flex>
      </ScreenHead>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" padding="1">
        {rows.length === 0 && (
          <EmptyState title={intl.formatMessage({ id: 'notification.none' })} text={intl.formatMessage({ id: 'notification.noneText' })} />
        )}
        {rows.map(row => (
          <NotificationItem key={row.id} notification={row} onFollow={id => void mark([id])} />
        ))}
      </Box>
      {hasNext && (
        <Button variant="outline" alignSelf="flex-start" disabled={isLoadingNext} onClick={() => loadNext(25)}>
          <FormattedMessage id="record.showOlder" />
        </Button>
      )}
    </Stack>
  );
}
