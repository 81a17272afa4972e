import { Decimal } from '../../../../server/core/money/arithmetic.ts';
import { fetchSellables } from '../../sellable/fetchSellables.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import { cell } from './cell.ts';
import { reach } from './connection.ts';
import { fold } from '../../../../server/core/rules/fold.ts';
import { ItemIndex } from './ItemIndex.ts';
import { tillDatabase } from './tillDatabase.ts';

/** What can be sold, as far as this device knows it: it answers a scan at once, and without a connection too. */
export const catalogue = cell(new ItemIndex([]));

/** How often each thing was sold on this device, by id. */
const sold = cell<ReadonlyMap<string, number>>(new Map());

/** Things kept at most, and on one page. */
const mostItems = 5_000;
const pageSize = 100;

type Page = Awaited<ReturnType<typeof fetchSellables>>;

/** Reads what is stored on this device. */
export async function readCatalogue(): Promise<void> {
  const database = await tillDatabase();
  const [items, ids, counts] = await Promise.all([database.getAll('items'), database.getAllKeys('sold'), database.getAll('sold')]);
  sold.set(new Map(ids.map((id, index) => [id, counts[index]])));
  catalogue.set(new ItemIndex(items));
}

/** Fetches everything anew; what is no longer sold is forgotten. Rejects with RequestFailed. */
export async function refreshCatalogue(): Promise<void> {
  const items: SellableItem[] = [];
  for (let after: string | null | undefined; after !== null && items.length < mostItems;) {
    const page: Page = await reach(() => fetchSellables({ first: pageSize, after }));
    items.push(...page.items);
    after = page.next;
  }
  catalogue.set(new ItemIndex(items));
  const transaction = (await tillDatabase()).transaction('items', 'readwrite');
  await transaction.store.clear();
  await Promise.all([...items.map(item => transaction.store.put(item)), transaction.done]);
}

/** Asks the server for what begins with some words, or has a code, and remembers it. Rejects with RequestFailed. */
export async function lookUp(wanted: { search: string } | { code: string }): Promise<SellableItem[]> {
  const { items } = await reach(() => fetchSellables({ ...wanted, first: 30 }));
  if (items.length > 0) {
    catalogue.set(catalogue.get().with(items));
    const transaction = (await tillDatabase()).transaction('items', 'readwrite');
    await Promise.all([...items.map(item => transaction.store.put(item)), transaction.done]);
  }
  return items;
}

/** Counts what was sold: there is less of it now, and it stands in front next time. */
export async function countSold(lines: readonly { item: SellableItem; quantity: number }[]): Promise<void> {
  const counts = new Map(sold.get());
  const left = lines.flatMap(({ item, quantity }) =>
    item.available === null ? [] : [{ ...item, available: new Decimal(item.available).minus(quantity).toFixed() }],
  );
  catalogue.set(catalogue.get().with(left));
  const transaction = (await tillDatabase()).transaction('sold', 'readwrite');
  for (const { item, quantity } of lines) {
    counts.set(item.id, (counts.get(item.id) ?? 0) + quantity);
    void transaction.store.put(counts.get(item.id)!, item.id);
  }
  sold.set(counts);
  await transaction.done;
}

/** What is sold most on this device stands first, the rest by name. */
export function bestSellers(index: ItemIndex, limit: number): SellableItem[] {
  const counts = sold.get();
  return index.items
    .filter(({ refusal }) => !refusal)
    .toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0) || fold(one.name).localeCompare(fold(other.name)))
    .slice(0, limit);
}
