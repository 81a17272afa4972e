/** What is stored of the till: what is sold, the sale at hand, those put aside, those not booked yet, and where is sold. */
type Stored = 'items' | 'sale' | 'held' | 'queue' | 'workplace';

const channel = new BroadcastChannel('noria-till');

/** Tells this browser's other tabs what of the till has changed. */
export function tellTabs(stored: Stored): void {
  // A channel, not a window: it has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(stored);
}

/** Calls back when another tab has changed what is stored. */
export const onTabs = (stored: Stored, listener: () => unknown): void =>
  channel.addEventListener('message', ({ data }: MessageEvent<Stored>) => void (data === stored && listener()));
