import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import { EnteredPrice } from '../price/EnteredPrice.tsx';
import { fetchSellables } from './fetchSellables.ts';
import { itemPrice } from './itemPrice.ts';
import type { SellableItem } from './SellableItem.ts';

/** Selects any sellable item by part of its name or code; `onPick` receives its price and tax. */
export function SellableSelect(props: Omit<ComboboxFieldProps<SellableItem>, 'search' | 'create'>) {
  const search = async (text: string) => {
    const { items } = await fetchSellables({ search: text || null, first: 8 });
    return items.map(item => ({
      ...item,
      detail: (
        <>
          {item.code && <bdi>{item.code} · </bdi>}
          <EnteredPrice value={itemPrice(item, false)} includesTax={!!item.includesTax} />
        </>
      ),
    }));
  };
  return <ComboboxField<SellableItem> {...props} search={search} />;
}
