import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, requestSubscription } from 'react-relay';
import { environment } from '../core/relay/environment.ts';
import type { useUnreadCountQuery } from '../core/relay/generated/useUnreadCountQuery.graphql.ts';
import type { useUnreadCountSubscription } from '../core/relay/generated/useUnreadCountSubscription.graphql.ts';
import { isSignedIn } from '../core/session/session.ts';

const query = graphql`
  query useUnreadCountQuery {
    unreadNotificationCount
  }
`;
const subscription = graphql`
  subscription useUnreadCountSubscription {
    recordsChanged(types: ["Notification"]) {
      id
    }
  }
`;

/** How many notifications the viewer has not read, as it is now; and how to ask anew. Listens only while the tab is seen. */
export function useUnreadCount(): [number, () => Promise<void>] {
  const [count, setCount] = useState(0);
  const refresh = useCallback(async () => {
    if (!isSignedIn()) return;
    const answer = await fetchQuery<useUnreadCountQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined);
    if (answer) setCount(answer.unreadNotificationCount);
  }, []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const listen = () => {
      stop?.();
      stop = undefined;
      if (document.visibilityState !== 'visible' || !isSignedIn()) return;
      void refresh();
      const { dispose } = requestSubscription<useUnreadCountSubscription>(environment, {
        subscription,
        variables: {},
        onNext: () => void refresh(),
        onError: () => {},
      });
      stop = dispose;
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      stop?.();
    };
  }, [refresh]);
  return [count, refresh];
}
