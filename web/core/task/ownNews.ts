import { graphql, requestSubscription } from 'react-relay';
import { allAnswered, environment } from '../relay/environment.ts';
import type { ownNewsSubscription } from '../relay/generated/ownNewsSubscription.graphql.ts';
import { isSignedIn } from '../session/session.ts';

/** What concerns the viewer alone. */
type News = 'Notification' | 'BackgroundTask';

const subscription = graphql`
  subscription ownNewsSubscription {
    recordsChanged(types: ["Notification", "BackgroundTask"]) {
      type
    }
  }
`;

const listeners = new Map<() => void, News>();
let stop: (() => void) | undefined;

/** Opens the one stream of it, while the tab is seen and somebody listens: a browser has few connections to one server. */
function listen() {
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible' && isSignedIn();
  if (isWanted === !!stop) return;
  stop?.();
  stop = undefined;
  if (!isWanted) return;
  const { dispose } = requestSubscription<ownNewsSubscription>(environment, {
    subscription,
    variables: {},
    onNext: answer => {
      const types = new Set<string>(answer?.recordsChanged.map(({ type }) => type));
      void allAnswered().then(() => {
        for (const [listener, type] of listeners) if (types.has(type) || types.size === 0) listener();
      });
    },
    onError: () => {},
  });
  stop = dispose;
  for (const listener of listeners.keys()) listener();
}

/** Calls back at once and whenever there is news of that kind; what came while the tab was out of sight is told when it is back. */
export function onNews(type: News, listener: () => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.set(listener, type);
  if (isFirst) document.addEventListener('visibilitychange', listen);
  if (stop) listener();
  else listen();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', listen);
    listen();
  };
}
