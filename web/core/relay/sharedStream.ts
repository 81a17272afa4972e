import { LiveStream } from './liveStream.ts';

/** Messages between tabs: changed types (an empty list means any), the types a tab listens for, and the request to announce those. */
type Word = { changed: string[] } | { wanted: string[] } | 'WHAT_DO_YOU_WANT';

/** A tab's membership in the stream that all tabs of a browser share. */
export interface StreamMembership {
  /** Announces the types that the tab listens for now. */
  want: () => void;
  /** Leaves the stream to the other tabs. */
  leave: () => void;
}

/**
 * Joins the tabs that share one stream under a name. The tab that holds the lock of that name owns the connection and forwards events; when
 * it leaves or its process ends, the browser passes the lock on. Shared because a browser opens only six connections to a server over
 * HTTP/1.1.
 * @param wanted returns the types that this tab listens for.
 * @param tell called with the types of the changed records; an empty list means that any record may have changed.
 */
export function shareStream(name: string, wanted: () => string[], tell: (types: string[]) => void): StreamMembership {
  const left = new AbortController();
  // Locks need a secure context. Without them each tab opens its own stream.
  const channel = 'locks' in navigator ? new BroadcastChannel(name) : undefined;
  // A BroadcastChannel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (word: Word) => channel?.postMessage(word);
  let stream: LiveStream | undefined;

  const lead = (hasMissed: boolean) =>
    new Promise<void>(resolve => {
      if (left.signal.aborted) return resolve();
      const own = new LiveStream(types => {
        say({ changed: types });
        tell(types);
      }, hasMissed);
      stream = own;
      own.include(wanted());
      say('WHAT_DO_YOU_WANT');
      left.signal.addEventListener('abort', () => {
        own.close();
        resolve();
      });
    });
  const want = () => (stream ? stream.include(wanted()) : say({ wanted: wanted() }));

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'WHAT_DO_YOU_WANT') want();
    else if ('changed' in data) tell(data.changed);
    else stream?.include(data.wanted);
  });
  if (channel) void takeTurns(name, lead, left.signal);
  else void lead(false);
  want();
  return {
    want,
    leave: () => {
      left.abort();
      channel?.close();
    },
  };
}

/**
 * Leads immediately if no other tab does. Otherwise waits for the lock, and assumes missed changes: the previous leader may have been gone
 * for a moment.
 */
async function takeTurns(name: string, lead: (hasMissed: boolean) => Promise<void>, left: AbortSignal): Promise<void> {
  const hasLed = await navigator.locks.request(name, { ifAvailable: true }, async lock => {
    if (lock) await lead(false);
    return !!lock;
  });
  if (!hasLed && !left.aborted) await navigator.locks.request(name, { signal: left }, () => lead(true)).catch(() => {});
}
