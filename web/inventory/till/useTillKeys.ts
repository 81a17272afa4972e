import { useEffect, useRef, type RefObject } from 'react';
import { changeSale, currentSale } from './offline/currentSale.ts';
import { removeLine, selectNext, setQuantity, type Sale } from './sale/Sale.ts';
import { tillKeys, type TillDeed } from './tillKeys.ts';

const deedOf = new Map(Object.entries(tillKeys).map(([deed, key]) => [key as string, deed as TillDeed]));

/** What keys do with the selected line while nothing is being typed. */
const lineDeeds: Record<string, (sale: Sale) => Sale> = {
  ArrowDown: sale => selectNext(sale, 1),
  ArrowUp: sale => selectNext(sale, -1),
  '+': sale => addToLine(sale, 1),
  '-': sale => addToLine(sale, -1),
  Delete: sale => (sale.selected ? removeLine(sale, sale.selected) : sale),
};

function addToLine(sale: Sale, pieces: number): Sale {
  const line = sale.lines.find(({ key }) => key === sale.selected);
  return line ? setQuantity(sale, line.key, line.quantity + pieces) : sale;
}

/**
 * The keys of the till, wherever the focus is, but not while a dialog is open. What is typed beside any field goes to the search, so that a
 * scanner is always heard; Enter in the empty search goes to the selected line's quantity.
 */
export function useTillKeys(search: RefObject<HTMLInputElement | null>, perform: (deed: TillDeed) => unknown): void {
  const latest = useRef(perform);
  useEffect(() => {
    latest.current = perform;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open], [popover]:popover-open')) return;
      const deed = deedOf.get(event.key);
      if (deed) {
        event.preventDefault();
        return void latest.current(deed);
      }
      const target = event.target as HTMLElement;
      const isSearch = target === search.current;
      if (isSearch ? search.current?.value : target.matches('input, textarea, select')) return;
      if (lineDeeds[event.key]) {
        event.preventDefault();
        changeSale(lineDeeds[event.key]);
      } else if (isSearch && event.key === 'Enter') {
        event.preventDefault();
        document.getElementById(`quantity-${currentSale.get().selected}`)?.focus();
      } else if (!isSearch && event.key.length === 1 && event.key !== ' ') search.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [search]);
}
