import { currentSession, onSession } from '../../../core/session/session.ts';
import { readCatalogue, refreshCatalogue } from './catalogue.ts';
import { connection } from './connection.ts';
import { readCurrentSale } from './currentSale.ts';
import { readHeldSales } from './heldSales.ts';
import { readQueue } from './saleQueue.ts';
import { followReports, sendQueue } from './sendQueue.ts';
import { followWorkplace, readWorkplace } from './workplace.ts';

/** Whose till this page has brought back: from then on it is the page that knows best. */
let owner: string | undefined;
// Whoever signs out leaves nothing behind, which another page may have seen to.
onSession(() => {
  if (!currentSession().token) owner = undefined;
});

/** Brings back what this device keeps of the till, and sends what waits. Rejects with RequestFailed where nothing is known and nobody answers. */
export async function startTill(): Promise<void> {
  const { userId } = currentSession();
  await Promise.all([readWorkplace(), ...(owner === userId ? [] : [readQueue(), readCurrentSale(), readHeldSales(), readCatalogue()])]);
  owner = userId;
  void sendQueue().then(refresh);
}

/** After what waits was sent, so that the server's figures know of it. Without an answer the till goes on with what it knows. */
const refresh = () => void Promise.allSettled([refreshCatalogue(), followReports()]);

connection.subscribe(() => {
  if (connection.get() !== 'ONLINE') return;
  void followWorkplace();
  void sendQueue().then(refresh);
});
