import { Decimal, sum } from '../../../../server/core/money/arithmetic.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import { catalogue } from './catalogue.ts';
import { useCell } from './cell.ts';
import { saleQueue } from './saleQueue.ts';

/**
 * How many there are of something, as far as this device knows: what the server said, less what was sold here that it does not know of yet.
 * Null for what is not counted.
 */
export function useAvailable(item: SellableItem): number | null {
  const known = useCell(catalogue).find(item.id) ?? item;
  const { sales } = useCell(saleQueue);
  if (known.available === null) return null;
  const waiting = sales.flatMap(({ input }) => input.lines.filter(({ itemId }) => itemId === item.id).map(({ quantity }) => quantity));
  return new Decimal(known.available).minus(sum(waiting)).toNumber();
}
