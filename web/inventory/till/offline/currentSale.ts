import { emptySale, type Sale } from '../sale/Sale.ts';
import { cell } from './cell.ts';
import { onTabs, notifyTabs } from './tabs.ts';
import { tillDatabase } from './tillDatabase.ts';

/** The current sale; it survives a reload. */
export const currentSale = cell<Sale>(emptySale);

export async function readCurrentSale(): Promise<void> {
  currentSale.set((await (await tillDatabase()).get('sale', 'current')) ?? emptySale);
}

/** Changes and stores the current sale. */
export function changeSale(change: (sale: Sale) => Sale): void {
  const sale = change(currentSale.get());
  currentSale.set(sale);
  void tillDatabase()
    .then(database => database.put('sale', sale, 'current'))
    .then(() => notifyTabs('sale'));
}

onTabs('sale', readCurrentSale);
