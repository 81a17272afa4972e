import { randomUuid } from '../../../core/randomUuid.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';

export interface SaleLine {
  readonly key: string;
  readonly item: SellableItem;
  /** Integer, at least 1. */
  readonly quantity: number;
  /** 0 to 100, as text. */
  readonly discountPercent: string;
  /** Of the pieces, as scanned so far. */
  readonly serialNumbers?: readonly string[];
}

/** A sale in progress. */
export interface Sale {
  readonly lines: readonly SaleLine[];
  /** Key of the line that shortcuts act on. */
  readonly selected: string | null;
  readonly customer: { readonly id: string; readonly name: string } | null;
  /** On the whole sale, after line discounts. */
  readonly discountPercent: string;
  /** The refused sale that this one replaces: its id and its receipt number. */
  readonly replaces?: { readonly id: string; readonly number: string };
}

export const emptySale: Sale = { lines: [], selected: null, customer: null, discountPercent: '0' };

/** Maximum quantity of an item (domain §0, limits). */
const mostPieces = 1_000_000;

/** Whether a quantity can be sold: an integer from 1 up to the limit. */
export const isQuantity = (pieces: number): boolean => Number.isInteger(pieces) && pieces > 0 && pieces <= mostPieces;

/** Adds an item: increases the quantity of an undiscounted line with it, else adds a line. */
export function addItem(sale: Sale, item: SellableItem, quantity = 1): Sale {
  const line = sale.lines.find(({ item: { id }, discountPercent }) => id === item.id && Number(discountPercent) === 0);
  if (line) return { ...setQuantity(sale, line.key, line.quantity + quantity), selected: line.key };
  const added = { key: randomUuid(), item, quantity: within(quantity), discountPercent: '0' };
  return { ...sale, lines: [...sale.lines, added], selected: added.key };
}

export const setQuantity = (sale: Sale, key: string, quantity: number): Sale => changeLine(sale, key, { quantity: within(quantity) });

export const setSerials = (sale: Sale, key: string, serialNumbers: readonly string[]): Sale => changeLine(sale, key, { serialNumbers });

/** Serial numbers that a line still needs; negative for those that are too many. */
export const lackingSerials = ({ item, quantity, serialNumbers = [] }: SaleLine): number =>
  (item.serialCount ?? 0) * quantity - serialNumbers.length;

/** The first line that needs other serial numbers. */
export const unnamedLine = ({ lines }: Pick<Sale, 'lines'>): SaleLine | undefined => lines.find(line => lackingSerials(line) !== 0);

/**
 * Adds a scanned serial number to the selected line: to a piece that lacks one, else with one more piece of a product. Returns undefined
 * if the selected line has no serial numbers, or has this one already.
 */
export function addSerial(sale: Sale, number: string): Sale | undefined {
  const line = sale.lines.find(({ key }) => key === sale.selected);
  if (!line?.item.serialCount || line.serialNumbers?.some(known => known.toLowerCase() === number.toLowerCase())) return undefined;
  const isFull = lackingSerials(line) <= 0;
  // Of a package, nobody knows whose number it is.
  if (isFull && line.item.serialCount > 1) return undefined;
  const quantity = within(line.quantity + (isFull ? 1 : 0));
  return changeLine(sale, line.key, { quantity, serialNumbers: [...(line.serialNumbers ?? []), number] });
}

export const setLineDiscount = (sale: Sale, key: string, discountPercent: string): Sale => changeLine(sale, key, { discountPercent });

/** Removes a line and selects its neighbour. An empty sale no longer replaces a refused one. */
export function removeLine(sale: Sale, key: string): Sale {
  const index = sale.lines.findIndex(line => line.key === key);
  const lines = sale.lines.toSpliced(index, index < 0 ? 0 : 1);
  const replaces = lines.length > 0 ? sale.replaces : undefined;
  return { ...sale, lines, replaces, selected: lines[Math.min(index, lines.length - 1)]?.key ?? null };
}

/** Selects the line above (−1) or below (1) the selected one. */
export function selectNext(sale: Sale, step: 1 | -1): Sale {
  const index = sale.lines.findIndex(({ key }) => key === sale.selected);
  const next = index < 0 ? sale.lines.at(-1) : sale.lines[Math.max(0, Math.min(index + step, sale.lines.length - 1))];
  return { ...sale, selected: next?.key ?? null };
}

/** Returns the sale at current prices. */
export const reprice = (sale: Sale, find: (id: string) => SellableItem | undefined): Sale => ({
  ...sale,
  lines: sale.lines.map(line => ({ ...line, item: find(line.item.id) ?? line.item })),
});

const changeLine = (sale: Sale, key: string, change: Partial<SaleLine>): Sale => ({
  ...sale,
  lines: sale.lines.map(line => (line.key === key ? { ...line, ...change } : line)),
});

const within = (quantity: number) => Math.max(1, Math.min(Math.trunc(quantity), mostPieces));
