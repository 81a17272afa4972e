import { Decimal, sum } from '../../../../server/core/money/arithmetic.ts';
import { fetchSellables } from '../../sellable/fetchSellables.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import { cell } from './cell.ts';
import { reach } from './connection.ts';
import { fold } from '../../../../server/core/rules/fold.ts';
import { ItemIndex } from './ItemIndex.ts';
import { onTabs, notifyTabs } from './tabs.ts';
import { tillDatabase } from './tillDatabase.ts';

/** Sellable items known to this device: answers a scan at once, and offline too. */
export const catalogue = cell(new ItemIndex([]));

/** How often each item was sold on this device, by id. */
const sold = cell<ReadonlyMap<string, number>>(new Map());

/** Maximum number of items stored, and the page size. */
const mostItems = 5_000;
const pageSize = 100;

type Page = Awaited<ReturnType<typeof fetchSellables>>;

/** Quantities booked since the page was opened, because responses to earlier requests may not include them. */
const booked: Sold[] = [];

/** A sold quantity of an item. */
interface Sold {
  itemId: string;
  quantity: string | number;
}

/** Items with the sold quantities deducted from what is available. */
const less = (items: readonly SellableItem[], sold: readonly Sold[]): SellableItem[] =>
  items.map(item => {
    const taken = sum(sold.filter(({ itemId }) => itemId === item.id).map(({ quantity }) => quantity));
    return item.available === null ? item : { ...item, available: new Decimal(item.available).minus(taken).toFixed() };
  });

/** Asks the server and deducts what was booked during the request: rather too few than too many. Rejects with RequestFailed. */
async function ask(wanted: Parameters<typeof fetchSellables>[0]): Promise<Page> {
  const before = booked.length;
  const page = await reach(() => fetchSellables(wanted));
  return { ...page, items: less(page.items, booked.slice(before)) };
}

/** Reads the catalogue stored on this device. */
export async function readCatalogue(): Promise<void> {
  const database = await tillDatabase();
  const [items, ids, counts] = await Promise.all([database.getAll('items'), database.getAllKeys('sold'), database.getAll('sold')]);
  sold.set(new Map(ids.map((id, index) => [id, counts[index]])));
  catalogue.set(new ItemIndex(items));
}

/** Refetches the whole catalogue and drops items that are no longer sold. Rejects with RequestFailed. */
export async function refreshCatalogue(): Promise<void> {
  const items: SellableItem[] = [];
  for (let after: string | null | undefined; after !== null && items.length < mostItems;) {
    const page: Page = await ask({ first: pageSize, after });
    items.push(...page.items);
    after = page.next;
  }
  catalogue.set(new ItemIndex(items));
  const transaction = (await tillDatabase()).transaction('items', 'readwrite');
  await transaction.store.clear();
  await Promise.all([...items.map(item => transaction.store.put(item)), transaction.done]);
}

/** Fetches items by the beginnings of words or by code and stores them. Rejects with RequestFailed. */
export async function lookUp(wanted: { search: string } | { code: string }): Promise<SellableItem[]> {
  const { items } = await ask({ ...wanted, first: 30 });
  if (items.length > 0) {
    catalogue.set(catalogue.get().with(items));
    const transaction = (await tillDatabase()).transaction('items', 'readwrite');
    await Promise.all([...items.map(item => transaction.store.put(item)), transaction.done]);
  }
  return items;
}

/** Deducts quantities that the server has booked from those stored here. */
export async function takeBooked(lines: readonly Sold[]): Promise<void> {
  booked.push(...lines);
  const index = catalogue.get();
  const items = less(
    [...new Set(lines.map(({ itemId }) => itemId))].map(index.find).filter(item => item !== undefined),
    lines,
  );
  catalogue.set(index.with(items));
  const transaction = (await tillDatabase()).transaction('items', 'readwrite');
  await Promise.all([...items.map(item => transaction.store.put(item)), transaction.done]);
  notifyTabs('items');
}

/** Counts sold items, so that best sellers come first next time. */
export async function countSold(lines: readonly { item: SellableItem; quantity: number }[]): Promise<void> {
  const counts = new Map(sold.get());
  const transaction = (await tillDatabase()).transaction('sold', 'readwrite');
  for (const { item, quantity } of lines) {
    counts.set(item.id, (counts.get(item.id) ?? 0) + quantity);
    void transaction.store.put(counts.get(item.id)!, item.id);
  }
  sold.set(counts);
  await transaction.done;
}

/** Items by number of sales on this device, then by name. */
export function bestSellers(index: ItemIndex, limit: number): SellableItem[] {
  const counts = sold.get();
  return index.items
    .filter(({ refusal }) => !refusal)
    .toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0) || fold(one.name).localeCompare(fold(other.name)))
    .slice(0, limit);
}

onTabs('items', readCatalogue);
