import { useEffect, useRef, type RefObject } from 'react';
import { changeSale, currentSale } from './offline/currentSale.ts';
import { removeLine, selectNext, setQuantity, type Sale } from './sale/Sale.ts';
import { tillKeys, type TillAction } from './tillKeys.ts';

const actionOf = new Map(Object.entries(tillKeys).map(([action, key]) => [key as string, action as TillAction]));

/** Shortcuts that act on the selected line while no field has the focus. */
const lineActions: Record<string, (sale: Sale) => Sale> = {
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
 * Keyboard shortcuts of the till, wherever the focus is, except while a dialog is open. Keys typed outside any field go to the search, so
 * that scans always arrive; Enter in the empty search moves to the selected line's quantity.
 */
export function useTillKeys(search: RefObject<HTMLInputElement | null>, perform: (action: TillAction) => unknown): void {
  const latest = useRef(perform);
  useEffect(() => {
    latest.current = perform;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open], [popover]:popover-open')) return;
      const action = actionOf.get(event.key);
      if (action) {
        event.preventDefault();
        return void latest.current(action);
      }
      const target = event.target as HTMLElement;
      const isSearch = target === search.current;
      if (isSearch ? search.current?.value : target.matches('input, textarea, select')) return;
      if (lineActions[event.key]) {
        event.preventDefault();
        changeSale(lineActions[event.key]);
      } else if (isSearch && event.key === 'Enter') {
        event.preventDefault();
        document.getElementById(`quantity-${currentSale.get().selected}`)?.focus();
      } else if (!isSearch && event.key.length === 1 && event.key !== ' ') search.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [search]);
}
