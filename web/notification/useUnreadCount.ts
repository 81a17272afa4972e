import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../core/relay/environment.ts';
import type { useUnreadCountQuery } from '../core/relay/generated/useUnreadCountQuery.graphql.ts';
import { isSignedIn } from '../core/session/session.ts';
import { onNews } from '../core/task/ownNews.ts';

const query = graphql`
  query useUnreadCountQuery {
    unreadNotificationCount
  }
`;

/** Returns the viewer's number of unread notifications, updated live, and a function that refreshes it. */
export function useUnreadCount(): [number, () => Promise<void>] {
  const [count, setCount] = useState(0);
  const refresh = useCallback(async () => {
    if (!isSignedIn()) return;
    const answer = await fetchQuery<useUnreadCountQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined);
    if (answer) setCount(answer.unreadNotificationCount);
  }, []);
  useEffect(() => onNews('Notification', () => void refresh()), [refresh]);
  return [count, refresh];
}
