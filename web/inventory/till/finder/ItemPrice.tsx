import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { itemPrice } from '../../sellable/itemPrice.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import { useCell } from '../offline/cell.ts';
import { workplace } from '../offline/workplace.ts';

/** Unit price of an item at this till. A price that gains its tax here is rounded, unless it is below one unit of the currency. */
export function ItemPrice({ item }: { item: SellableItem }) {
  const { currency, terms } = useCell(workplace);
  const price = itemPrice(item, terms.pricesIncludeTax);
  const isRounded = terms.pricesIncludeTax && !item.includesTax && Number(price) >= 1;
  return <MoneyText value={price} currency={currency} decimals={isRounded ? undefined : 6} />;
}
