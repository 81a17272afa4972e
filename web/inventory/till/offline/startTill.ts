import { currentSession, onSession } from '../../../core/session/session.ts';
import { readCatalogue, refreshCatalogue } from './catalogue.ts';
import { connection } from './connection.ts';
import { readCurrentSale } from './currentSale.ts';
import { readHeldSales } from './heldSales.ts';
import { readQueue } from './saleQueue.ts';
import { followReports, sendQueue } from './sendQueue.ts';
import { followWorkplace, readWorkplace } from './workplace.ts';

/** User whose till data this page has loaded; from then on the page's own state is authoritative. */
let owner: string | undefined;
// Signing out clears the device's data, possibly from another page.
onSession(() => {
  if (!currentSession().token) owner = undefined;
});

/**
 * Loads the till's data stored on this device and sends waiting sales. Rejects with RequestFailed if nothing is stored and the server is
 * unreachable.
 */
export async function startTill(): Promise<void> {
  const { userId } = currentSession();
  await Promise.all([readWorkplace(), ...(owner === userId ? [] : [readQueue(), readCurrentSale(), readHeldSales(), readCatalogue()])]);
  owner = userId;
  void sendQueue().then(refresh);
}

/** Runs after waiting sales were sent, so that the server's figures include them. Without an answer the till continues with stored data. */
const refresh = () => void Promise.allSettled([refreshCatalogue(), followReports()]);

connection.subscribe(() => {
  if (connection.get() !== 'ONLINE') return;
  void followWorkplace();
  void sendQueue().then(refresh);
});
