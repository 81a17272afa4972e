import { useRef, useState } from 'react';
import { catalogue, lookUp } from '../offline/catalogue.ts';
import { useCell } from '../offline/cell.ts';
import { playRefusal } from '../../../core/fields/scan/refusalSound.ts';
import { changeSale, currentSale } from '../offline/currentSale.ts';
import { isCode, readEntry } from '../sale/readEntry.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';
import { addItem, addSerial } from '../sale/Sale.ts';

/** Pause in typing before the server is searched as well, in milliseconds. */
const pause = 200;
/** Maximum number of results shown. */
const mostFound = 30;

/** Why nothing was added: an unknown code, or an item that cannot be sold. */
export type ScanFailure = { code: string } | { item: SellableItem };

/** Result of adding an item to the sale. */
export type ScanResult = { added: SellableItem } | ScanFailure;

export type Finding = ReturnType<typeof useFinder>;

/**
 * Searches items by typed or scanned text and adds them to the sale. The local catalogue answers at once; the server's results are added to
 * it.
 */
export function useFinder() {
  const index = useCell(catalogue);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [miss, setMiss] = useState<ScanFailure>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { text } = readEntry(typed);
  const found = index.search(text, mostFound);

  const type = (value: string) => {
    setTyped(value);
    setAt(0);
    setMiss(undefined);
    clearTimeout(timer.current);
    const { text } = readEntry(value);
    // Without an answer, the local results stand.
    if (text.length > 1) timer.current = setTimeout(() => void lookUp({ search: text }).catch(() => {}), pause);
  };
  const missed = (why: ScanFailure): ScanResult => {
    setMiss(why);
    playRefusal();
    return why;
  };
  const take = (item: SellableItem, quantity = readEntry(typed).quantity): ScanResult => {
    type('');
    if (item.refusal) return missed({ item });
    changeSale(sale => addItem(sale, item, quantity));
    return { added: item };
  };
  /**
   * Adds the item with exactly this code, asking the server for unknown ones. The next item may be scanned meanwhile. After an item with serial
   * numbers, an unknown code is one of them.
   */
  const scan = async (entry: string): Promise<ScanResult> => {
    const { text, quantity } = readEntry(entry);
    if (!text) return missed({ code: entry });
    // Reads the latest catalogue: a code may arrive before the last scan is rendered.
    const known = catalogue.get().scan(text);
    if (known) return take(known, quantity);
    type('');
    const named = addSerial(currentSale.get(), text);
    if (named) {
      changeSale(() => named);
      return { added: named.lines.find(({ key }) => key === named.selected)!.item };
    }
    const [scanned] = await lookUp({ code: text }).catch((): SellableItem[] => []);
    if (!scanned) return missed({ code: text });
    const taken = take(scanned, quantity);
    // The server finds a product by the serial number of a piece too.
    const isPiece = 'added' in taken && ![scanned.code, scanned.barcode].some(code => code?.toLowerCase() === text.toLowerCase());
    if (isPiece) changeSale(sale => addSerial(sale, text) ?? sale);
    return taken;
  };
  /** Handles Enter: adds the item with exactly this code, else the highlighted one. */
  const enter = (value: string): unknown => {
    const { text, quantity } = readEntry(value);
    if (!text) return;
    return found[at] && !isCode(text) && !index.scan(text) ? take(found[at], quantity) : scan(value);
  };
  return { typed, type, found, at, setAt, take, enter, scan, miss };
}
