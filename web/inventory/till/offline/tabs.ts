/** Stored parts of the till's state: catalogue, current sale, sales on hold, queue and workplace. */
type Stored = 'items' | 'sale' | 'held' | 'queue' | 'workplace';

const channel = new BroadcastChannel('noria-till');

/** Notifies this browser's other tabs that part of the till's state has changed. */
export function notifyTabs(stored: Stored): void {
  // A BroadcastChannel, unlike a window, takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(stored);
}

/** Subscribes to changes that other tabs make to the stored state. */
export const onTabs = (stored: Stored, listener: () => unknown): void =>
  channel.addEventListener('message', ({ data }: MessageEvent<Stored>) => void (data === stored && listener()));
