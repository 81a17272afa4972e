import { randomUuid } from '../../../core/randomUuid.ts';
import { emptySale } from '../sale/Sale.ts';
import { cell } from './cell.ts';
import { changeSale, currentSale } from './currentSale.ts';
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
  const sale = currentSale.get();
  if (sale.lines.length === 0) return;
  await (await tillDatabase()).put('held', { id: randomUuid(), heldAt: new Date().toISOString(), sale });
  changeSale(() => emptySale);
  await changed();
}

/** Resumes a sale on hold; the current one is put on hold instead. */
export async function resumeSale({ id, sale }: HeldSale): Promise<void> {
  await holdSale();
  changeSale(() => sale);
  await dropHeldSale(id);
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
