import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { currentSession } from '../../../core/session/session.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import type { Sale } from '../sale/Sale.ts';
import type { QueuedSale, SentSale } from './QueuedSale.ts';
import type { Workplace } from './workplace.ts';

/** A sale on hold until its customer comes back. */
export interface HeldSale {
  id: string;
  heldAt: string;
  sale: Sale;
}

interface TillSchema extends DBSchema {
  /** By id: ids grow with time, so that key order is the order of the sales. */
  queue: { key: string; value: QueuedSale };
  sent: { key: string; value: SentSale };
  held: { key: string; value: HeldSale };
  /** Sellable items, as last fetched. */
  items: { key: string; value: SellableItem };
  sale: { key: 'current'; value: Sale };
  workplace: { key: 'current'; value: Workplace };
  /** Quantity of each item sold on this device. */
  sold: { key: string; value: number };
}

/** A user's till data on this device. */
export type TillDatabase = IDBPDatabase<TillSchema>;

const opened = new Map<string, Promise<TillDatabase>>();

const prefix = 'noria-till-';

function databaseName(): string {
  const { companyId, userId } = currentSession();
  return `${prefix}${companyId}-${userId}`;
}

const databaseNames = async () => (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));

/** Whether the signed-in user has used a till on this device. */
export const hasTillDatabase = async (): Promise<boolean> => (await databaseNames()).includes(databaseName());

/** Opens the databases of the other users who have used a till on this device. */
export const foreignDatabases = async (): Promise<TillDatabase[]> =>
  Promise.all((await databaseNames()).filter(name => !name.endsWith(`-${currentSession().userId}`)).map(open));

/** Opens the till's database on this device. Each company and cashier has their own, so that a sale is sent as the cashier who made it. */
export const tillDatabase = (): Promise<TillDatabase> => open(databaseName());

function open(name: string): Promise<TillDatabase> {
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
