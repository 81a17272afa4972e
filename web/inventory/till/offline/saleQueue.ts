import type { Issue } from '../../../core/i18n/issueMessage.ts';
import { readCatalogue, takeBooked } from './catalogue.ts';
import { cell } from './cell.ts';
import { connection } from './connection.ts';
import type { QueuedSale, SentSale } from './QueuedSale.ts';
import { sendSale } from './sendSale.ts';
import { tillDatabase } from './tillDatabase.ts';

/** Sales that the server does not know of yet, the oldest first, and those of them that it has taken since. */
export const saleQueue = cell<{ sales: readonly QueuedSale[]; sent: readonly SentSale[] }>({ sales: [], sent: [] });

/** How many sent sales are remembered, so that a provisional receipt can be found again. */
const remembered = 50;

export const isWaiting = ({ issues }: QueuedSale): boolean => !issues;

/** Reads what is stored; another tab may have changed it. */
export async function readQueue(): Promise<void> {
  const database = await tillDatabase();
  const [sales, sent] = await Promise.all([database.getAll('queue'), database.getAll('sent')]);
  saleQueue.set({ sales, sent: sent.toReversed() });
}

/** Keeps a sale on this device before anything else is done with it. */
export async function keepSale(sale: QueuedSale): Promise<void> {
  await (await tillDatabase()).put('queue', sale);
  await changed();
}

export async function discardSale(id: string): Promise<void> {
  await (await tillDatabase()).delete('queue', id);
  await changed();
}

/** Sends a refused sale again, as it is or changed. */
export async function retrySale(id: string, change: Partial<QueuedSale['input']> = {}): Promise<void> {
  const database = await tillDatabase();
  const sale = await database.get('queue', id);
  if (!sale) return;
  await database.put('queue', { ...sale, input: { ...sale.input, ...change }, issues: undefined });
  await changed();
  await sendQueue();
}

/** Sends what waits, in the order it was sold, one tab at a time; what is refused stays with its reason and holds nobody up. */
export const sendQueue = (): Promise<void> =>
  navigator.locks.request('noria-till-queue', async () => {
    const database = await tillDatabase();
    for (const sale of (await database.getAll('queue')).filter(isWaiting)) {
      const outcome = await sendSale(sale.input);
      if (outcome.is === 'UNREACHED' || outcome.is === 'SIGNED_OUT') return;
      if (outcome.is === 'SENT') await settle(sale, outcome.number);
      else await refuse(sale, outcome.issues);
    }
  });

async function settle({ id, receipt, input }: QueuedSale, number: string) {
  const transaction = (await tillDatabase()).transaction(['queue', 'sent'], 'readwrite');
  const sent = transaction.objectStore('sent');
  const old = (await sent.getAllKeys()).slice(0, -remembered);
  await Promise.all([
    transaction.objectStore('queue').delete(id),
    sent.put({ id, provisionalNumber: receipt.number, number, total: receipt.total, soldAt: receipt.soldAt }),
    ...old.map(key => sent.delete(key)),
    transaction.done,
  ]);
  // In one breath: what the server has booked waits no more, and no figure between the two is ever seen.
  const kept = takeBooked(input.lines);
  saleQueue.set({ ...saleQueue.get(), sales: saleQueue.get().sales.filter(sale => sale.id !== id) });
  await kept;
  await changed();
}

async function refuse(sale: QueuedSale, issues: Issue[]) {
  await (await tillDatabase()).put('queue', { ...sale, issues });
  await changed();
}

const tabs = new BroadcastChannel('noria-till');
tabs.addEventListener('message', () => void Promise.all([readCatalogue(), readQueue()]));

async function changed() {
  await readQueue();
  // A channel, not a window: it has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs.postMessage('changed');
}

connection.subscribe(() => {
  if (connection.get() === 'ONLINE') void sendQueue();
});
