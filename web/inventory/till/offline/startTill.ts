import { readCatalogue, refreshCatalogue } from './catalogue.ts';
import { connection } from './connection.ts';
import { readCurrentSale } from './currentSale.ts';
import { readHeldSales } from './heldSales.ts';
import { readQueue, sendQueue } from './saleQueue.ts';
import { readWorkplace } from './workplace.ts';

/** Brings back what this device keeps of the till, and sends what waits. Rejects with RequestFailed where nothing is known and nobody answers. */
export async function startTill(): Promise<void> {
  await Promise.all([readWorkplace(), readQueue(), readCurrentSale(), readHeldSales(), readCatalogue()]);
  refresh();
  void sendQueue();
}

/** Without an answer the till goes on with what it knows. */
const refresh = () => void refreshCatalogue().catch(() => {});

connection.subscribe(() => {
  if (connection.get() === 'ONLINE') refresh();
});
