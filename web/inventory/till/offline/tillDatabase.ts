import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { currentSession } from '../../../core/session/session.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import type { Sale } from '../sale/Sale.ts';
import type { QueuedSale, SentSale } from './QueuedSale.ts';
import type { Workplace } from './workplace.ts';

/** A sale that waits for its customer to come back. */
export interface HeldSale {
  id: string;
  heldAt: string;
  sale: Sale;
}

interface TillSchema extends DBSchema {
  /** By id: ids grow with time, so that the order of the keys is the order of the sales. */
  queue: { key: string; value: QueuedSale };
  sent: { key: string; value: SentSale };
  held: { key: string; value: HeldSale };
  /** What can be sold, as it was last heard of. */
  items: { key: string; value: SellableItem };
  sale: { key: 'current'; value: Sale };
  workplace: { key: 'current'; value: Workplace };
  /** How many of each thing were sold on this device. */
  sold: { key: string; value: number };
}

const opened = new Map<string, Promise<IDBPDatabase<TillSchema>>>();

function databaseName(): string {
  const { companyId, userId } = currentSession();
  return `noria-till-${companyId}-${userId}`;
}

/** Whether whoever is signed in has used a till on this device. */
export const hasTillDatabase = async (): Promise<boolean> => (await indexedDB.databases()).some(({ name }) => name === databaseName());

/** What a till keeps on this device: of each company and cashier their own, so that a sale is sent as whoever made it. */
export function tillDatabase(): Promise<IDBPDatabase<TillSchema>> {
  const name = databaseName();
  const known = opened.get(name);
  if (known) return known;
  const opening = openDB<TillSchema>(name, 1, {
    upgrade(database) {
      for (const store of ['queue', 'sent', 'held', 'items'] as const) database.createObjectStore(store, { keyPath: 'id' });
      for (const store of ['sale', 'workplace', 'sold'] as const) database.createObjectStore(store);
    },
  });
  opened.set(name, opening);
  return opening;
}
