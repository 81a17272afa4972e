import { useRef, useState } from 'react';
import { catalogue, lookUp } from '../offline/catalogue.ts';
import { useCell } from '../offline/cell.ts';
import { changeSale } from '../offline/currentSale.ts';
import { isCode, readEntry } from '../sale/readEntry.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import { addItem } from '../sale/Sale.ts';

/** Typing pauses this long before the server is asked too, in milliseconds. */
const pause = 200;
/** Found things shown at most. */
const mostFound = 30;

/** What could not be rung up: a code that nothing has, or a thing that cannot be sold. */
export type Miss = { code: string } | { item: SellableItem };

/** What is typed or scanned, what it finds, and ringing that up. This device's own knowledge answers at once; the server adds to it. */
export function useFinder() {
  const index = useCell(catalogue);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [miss, setMiss] = useState<Miss>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { text } = readEntry(typed);
  const found = index.search(text, mostFound);

  const type = (value: string) => {
    setTyped(value);
    setAt(0);
    setMiss(undefined);
    clearTimeout(timer.current);
    const { text } = readEntry(value);
    // Without an answer, what this device knows is all there is.
    if (text.length > 1) timer.current = setTimeout(() => void lookUp({ search: text }).catch(() => {}), pause);
  };
  const take = (item: SellableItem, quantity = readEntry(typed).quantity) => {
    type('');
    if (item.refusal) return setMiss({ item });
    changeSale(sale => addItem(sale, item, quantity));
  };
  /** Rings up what Enter means: the thing with this very code, else the one that is marked. A code is not waited for: the next may be scanned. */
  const enter = async (value: string) => {
    const { text, quantity } = readEntry(value);
    if (!text) return;
    const known = index.scan(text);
    if (known) return take(known, quantity);
    if (!isCode(text) && found[at]) return take(found[at], quantity);
    type('');
    const [scanned] = await lookUp({ code: text }).catch((): SellableItem[] => []);
    if (scanned) take(scanned, quantity);
    else setMiss({ code: text });
  };
  return { typed, type, found, at, setAt, take, enter, miss };
}
