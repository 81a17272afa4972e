import { Decimal, sum } from '../../../../server/core/money/arithmetic.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import { catalogue } from './catalogue.ts';
import { useCell } from './cell.ts';
import { saleQueue } from './saleQueue.ts';

/**
 * Available quantity of an item as far as this device knows: the server's figure less sales made here that it does not include yet. Null
 * where stock is not tracked.
 */
export function useAvailable(item: SellableItem): number | null {
  const known = useCell(catalogue).find(item.id) ?? item;
  const { sales } = useCell(saleQueue);
  if (known.available === null) return null;
  const waiting = sales.flatMap(({ input }) => input.lines.filter(({ itemId }) => itemId === item.id).map(({ quantity }) => quantity));
  return new Decimal(known.available).minus(sum(waiting)).toNumber();
}
