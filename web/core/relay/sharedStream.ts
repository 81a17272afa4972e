import { LiveStream } from './liveStream.ts';

/** What tabs tell each other: what changed (nothing named: anything may have), what they listen for, and the question for it. */
type Word = { changed: string[] } | { wanted: string[] } | 'WHAT_DO_YOU_WANT';

/** A tab's part in the stream that all tabs of a browser share. */
export interface Part {
  /** Says anew what the tab listens for. */
  want: () => void;
  /** Leaves the stream to the other tabs. */
  leave: () => void;
}

/**
 * Joins the tabs that share one stream under a name. The one that holds the lock of that name has the stream and hands on what it hears;
 * when it leaves, or its process ends, the browser gives the lock to the next. A browser has only six connections to a server over HTTP/1.1.
 * @param wanted the types that this tab listens for.
 * @param tell gets the types of records that changed; none when any may have.
 */
export function shareStream(name: string, wanted: () => string[], tell: (types: string[]) => void): Part {
  const left = new AbortController();
  // Outside a secure context there are no locks: each tab is alone with a stream of its own.
  const channel = 'locks' in navigator ? new BroadcastChannel(name) : undefined;
  // A channel, not a window: it has no origin to name.
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

/** Leads at once where nobody does; else waits, and takes over from a tab that may be gone for a moment already. */
async function takeTurns(name: string, lead: (hasMissed: boolean) => Promise<void>, left: AbortSignal): Promise<void> {
  const hasLed = await navigator.locks.request(name, { ifAvailable: true }, async lock => {
    if (lock) await lead(false);
    return !!lock;
  });
  if (!hasLed && !left.aborted) await navigator.locks.request(name, { signal: left }, () => lead(true)).catch(() => {});
}
