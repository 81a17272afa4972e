import type { DeviceStore } from '../../../core/session/leaving.ts';
import { noTerms } from '../sale/SaleTerms.ts';
import { notifyTabs } from './tabs.ts';
import { foreignDatabases, hasTillDatabase, tillDatabase, type TillDatabase } from './tillDatabase.ts';

/**
 * The till's data when a cashier signs out, or when somebody else signs in after their session has expired. Paid sales that the server does
 * not know of stay and are sent when the same cashier signs in here again; customers, receipts, prices and sales on hold are deleted. The
 * device's choice of till and its sales counts are not personal and stay.
 */
export const tillStore: DeviceStore = {
  async left() {
    if (!(await hasTillDatabase())) return { unsent: 0, unfinished: 0 };
    const database = await tillDatabase();
    if ((await database.count('queue')) > 0) await (await import('./sendQueue.ts')).sendQueue();
    const [unsent, held, current] = await Promise.all([database.count('queue'), database.count('held'), database.get('sale', 'current')]);
    return { unsent, unfinished: held + (current?.lines.length ? 1 : 0) };
  },
  async forget() {
    if (!(await hasTillDatabase())) return;
    await clear(await tillDatabase());
    for (const stored of ['items', 'sale', 'held'] as const) notifyTabs(stored);
  },
  async forgetForeign() {
    await Promise.all((await foreignDatabases()).map(clear));
  },
};

async function clear(database: TillDatabase): Promise<void> {
  const transaction = database.transaction(['items', 'sale', 'held', 'sent', 'workplace'], 'readwrite');
  const workplace = transaction.objectStore('workplace');
  const tillId = (await workplace.get('current'))?.tillId ?? null;
  await Promise.all([
    ...(['items', 'sale', 'held', 'sent'] as const).map(store => transaction.objectStore(store).clear()),
    workplace.put({ currency: '', terms: noTerms, tills: [], tillId }, 'current'),
    transaction.done,
  ]);
}
