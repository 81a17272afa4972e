import { cell } from './cell.ts';
import type { QueuedSale, SentSale } from './QueuedSale.ts';
import { onTabs, notifyTabs } from './tabs.ts';
import { tillDatabase } from './tillDatabase.ts';

/** Sales that the server has not booked yet, oldest first, and recent ones that it has booked since. */
export const saleQueue = cell<{ sales: readonly QueuedSale[]; sent: readonly SentSale[] }>({ sales: [], sent: [] });

/** Number of sent sales to keep, so that a provisional receipt can be found again. */
const remembered = 50;

export const isWaiting = ({ issues, discarded }: QueuedSale): boolean => !issues && !discarded;

/** Whether a sale was refused and nothing has been decided yet. */
export const isUnsettled = ({ issues, discarded }: QueuedSale): boolean => issues !== undefined && !discarded;

/** Reads the stored queue, which another tab may have changed. */
export async function readQueue(): Promise<void> {
  const database = await tillDatabase();
  const [sales, sent] = await Promise.all([database.getAll('queue'), database.getAll('sent')]);
  saleQueue.set({ sales, sent: sent.toReversed() });
}

/** Stores a sale on this device before anything else is done with it. */
export async function queueSale(sale: QueuedSale): Promise<void> {
  await (await tillDatabase()).put('queue', sale);
  await changed();
}

/** Deletes a sale that was never made, or that the server stores. */
export async function forgetSale(id: string): Promise<void> {
  await (await tillDatabase()).delete('queue', id);
  await changed();
}

/** Updates a stored sale, if it still exists, and returns the result. */
export async function changeQueued(id: string, change: Partial<QueuedSale>): Promise<QueuedSale | undefined> {
  const transaction = (await tillDatabase()).transaction('queue', 'readwrite');
  const kept = await transaction.store.get(id);
  const next = kept && { ...kept, ...change };
  if (next) await transaction.store.put(next);
  await transaction.done;
  await changed();
  return next;
}

/** Moves a booked sale from the queue to the sent sales. */
export async function markSent({ id, receipt }: QueuedSale, number: string): Promise<void> {
  const transaction = (await tillDatabase()).transaction(['queue', 'sent'], 'readwrite');
  const sent = transaction.objectStore('sent');
  const old = (await sent.getAllKeys()).slice(0, -remembered);
  await Promise.all([
    transaction.objectStore('queue').delete(id),
    sent.put({ id, provisionalNumber: receipt.number, number, total: receipt.total, soldAt: receipt.soldAt }),
    ...old.map(key => sent.delete(key)),
    transaction.done,
  ]);
}

/** Reloads the stored queue, in the other tabs too. */
export async function changed(): Promise<void> {
  await readQueue();
  notifyTabs('queue');
}

onTabs('queue', readQueue);
