import { useRef, useState } from 'react';
import { catalogue, lookUp } from '../offline/catalogue.ts';
import { useCell } from '../offline/cell.ts';
import { playRefusal } from '../../scan/refusalSound.ts';
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

/** What became of something that was to be rung up. */
export type Rung = { added: SellableItem } | Miss;

export type Finding = ReturnType<typeof useFinder>;

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
  const missed = (why: Miss): Rung => {
    setMiss(why);
    playRefusal();
    return why;
  };
  const take = (item: SellableItem, quantity = readEntry(typed).quantity): Rung => {
    type('');
    if (item.refusal) return missed({ item });
    changeSale(sale => addItem(sale, item, quantity));
    return { added: item };
  };
  /** Rings up what has this very code; one that is not known here, the server is asked for. The next may be scanned meanwhile. */
  const scan = async (entry: string): Promise<Rung> => {
    const { text, quantity } = readEntry(entry);
    if (!text) return missed({ code: entry });
    // A code may come before what was scanned just now is drawn.
    const known = catalogue.get().scan(text);
    if (known) return take(known, quantity);
    type('');
    const [scanned] = await lookUp({ code: text }).catch((): SellableItem[] => []);
    return scanned ? take(scanned, quantity) : missed({ code: text });
  };
  /** Rings up what Enter means: the thing with this very code, else the one that is marked. */
  const enter = (value: string): unknown => {
    const { text, quantity } = readEntry(value);
    if (!text) return;
    return found[at] && !isCode(text) && !index.scan(text) ? take(found[at], quantity) : scan(value);
  };
  return { typed, type, found, at, setAt, take, enter, scan, miss };
}
