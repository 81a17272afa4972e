import { fold } from '../../../../server/core/rules/fold.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';

/** Index of sellable items by code and by the beginnings of words. */
export class ItemIndex {
  readonly #byId: ReadonlyMap<string, SellableItem>;
  readonly #byCode: ReadonlyMap<string, SellableItem>;
  readonly #words: readonly (readonly [string, SellableItem])[];

  constructor(readonly items: readonly SellableItem[]) {
    this.#byId = new Map(items.map(item => [item.id, item]));
    this.#byCode = new Map(items.flatMap(item => [item.code, item.barcode].filter(code => code !== null).map(code => [fold(code), item])));
    this.#words = items.map(item => [` ${fold([item.name, item.code, item.barcode].join(' '))}`, item]);
  }

  find = (id: string): SellableItem | undefined => this.#byId.get(id);

  /** The item with this code or barcode. */
  scan = (code: string): SellableItem | undefined => this.#byCode.get(fold(code.trim()));

  /** Items in which each of these words begins a word. */
  search(text: string, limit: number): SellableItem[] {
    const wanted = fold(text)
      .split(/\s+/)
      .filter(Boolean)
      .map(word => ` ${word}`);
    if (wanted.length === 0) return [];
    return this.#words
      .filter(([words]) => wanted.every(word => words.includes(word)))
      .map(([, item]) => item)
      .slice(0, limit);
  }

  /** A copy of the index with some items added or updated. */
  with(items: readonly SellableItem[]): ItemIndex {
    return new ItemIndex([...new Map([...this.items, ...items].map(item => [item.id, item])).values()]);
  }
}
