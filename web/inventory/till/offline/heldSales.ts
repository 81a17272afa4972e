import { randomUuid } from '../../../core/randomUuid.ts';
import { emptySale, type Sale } from '../sale/Sale.ts';
import { cell } from './cell.ts';
import { currentSale, readCurrentSale } from './currentSale.ts';
import { onTabs, notifyTabs } from './tabs.ts';
import { tillDatabase, type HeldSale } from './tillDatabase.ts';

/** Sales on hold, oldest first. */
export const heldSales = cell<readonly HeldSale[]>([]);

export async function readHeldSales(): Promise<void> {
  const held = await (await tillDatabase()).getAll('held');
  heldSales.set(held.toSorted((one, other) => one.heldAt.localeCompare(other.heldAt)));
}

/** Puts the current sale on hold, unless it is empty, and starts another. */
export async function holdSale(): Promise<void> {
  if (currentSale.get().lines.length > 0) await goOnWith(emptySale);
}

/** Resumes a sale on hold; the current one is put on hold instead. */
export const resumeSale = ({ id, sale }: HeldSale): Promise<void> => goOnWith(sale, id);

/** Stored at once: a page that is left meanwhile would otherwise come back with a sale twice, or without it. */
async function goOnWith(next: Sale, resumedId?: string): Promise<void> {
  const transaction = (await tillDatabase()).transaction(['held', 'sale'], 'readwrite');
  const held = transaction.objectStore('held');
  const sale = currentSale.get();
  currentSale.set(next);
  try {
    await Promise.all([
      sale.lines.length > 0 && held.put({ id: randomUuid(), heldAt: new Date().toISOString(), sale }),
      resumedId && held.delete(resumedId),
      transaction.objectStore('sale').put(next, 'current'),
      transaction.done,
    ]);
  } catch (error) {
    await readCurrentSale();
    throw error;
  }
  notifyTabs('sale');
  await changed();
}

export async function dropHeldSale(id: string): Promise<void> {
  await (await tillDatabase()).delete('held', id);
  await changed();
}

async function changed() {
  await readHeldSales();
  notifyTabs('held');
}

onTabs('held', readHeldSales);
