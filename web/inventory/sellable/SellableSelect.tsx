import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { fetchSellables } from './fetchSellables.ts';
import type { SellableItem } from './SellableItem.ts';

/** Anything that can be sold, by part of its name or code; `onPick` tells its price and tax. */
export function SellableSelect(props: Omit<ComboboxFieldProps<SellableItem>, 'search' | 'create'>) {
  const search = async (text: string) => {
    const { items } = await fetchSellables({ search: text || null, first: 8 });
    return items.map(item => ({
      ...item,
      detail: (
        <>
          {item.code && <bdi>{item.code} · </bdi>}
          <MoneyText value={item.price} decimals={6} />
        </>
      ),
    }));
  };
  return <ComboboxField<SellableItem> {...props} search={search} />;
}
