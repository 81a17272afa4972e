import { Button, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { LatestNotificationsQuery } from '../core/relay/generated/LatestNotificationsQuery.graphql.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useQuery } from '../core/relay/useQuery.ts';

/** The viewer's latest notifications, as shown under the bell. */
export function LatestNotifications({ onChanged }: { onChanged: () => void }) {
  const { notifications } = useQuery<LatestNotificationsQuery>(
    graphql`
      query LatestNotificationsQuery {
        notifications(first: 8) {
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
    {},
    { fetchPolicy: 'network-only' },
  );
  const [mark, isMarking] = useMarkRead();
  const markRead = (ids?: string[]) => void mark(ids).then(onChanged);
  const rows = notifications?.edges.map(({ node }) => node) ?? [];
  if (rows.length === 0)
    return (
      <Text padding="4" fontSize="sm" color="fg.muted">
        <FormattedMessage id="notification.noneText" />
      </Text>
    );
  return (
    <Flex direction="column">
      {rows.some(({ isUnread }) => isUnread) && (
        <Button alignSelf="flex-end" variant="ghost" size="xs" disabled={isMarking} onClick={() => markRead()}>
          <FormattedMessage id="notification.markAll" />
        </Button>
      )}
      {rows.map(row => (
        <NotificationItem key={row.id} notification={row} onFollow={id => markRead([id])} />
      ))}
    </Flex>
  );
}
