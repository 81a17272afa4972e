import { fold } from '../../../../server/core/rules/fold.ts';
import type { SellableItem } from '../../sellable/SellableItem.ts';

/** What can be sold, found by a code at once and by the beginnings of words. */
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

  /** The one thing whose code or barcode this is. */
  scan = (code: string): SellableItem | undefined => this.#byCode.get(fold(code.trim()));

  /** What has a word beginning with each of these. */
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

  /** With some things as they are now. */
  with(items: readonly SellableItem[]): ItemIndex {
    return new ItemIndex([...new Map([...this.items, ...items].map(item => [item.id, item])).values()]);
  }
}
