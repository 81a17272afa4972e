import type { vatCategories } from '../../../server/inventory/product/inventoryProduct.rules.ts';

type VatCategoryName = (typeof vatCategories)[number];

/** A part as a form holds it: `productId` is whatever was chosen, of any kind. */
export interface PartDraft {
  productId: string;
  quantity: string;
  /** What one costs, as it was when it was chosen: for figures while typing. */
  price: string;
  /** Of what is sold at a price of its own: whether that contains the tax, and how it is taxed. */
  priceIncludesTax?: boolean;
  vatCategory?: VatCategoryName;
}

/** What can be a part. */
export interface PartItem {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly priceIncludesTax?: boolean;
  readonly vatCategory?: VatCategoryName;
}

/** A part as it is stored, for a form to start from. */
export interface StoredPart {
  readonly item: PartItem;
  readonly quantity: string;
}

export const emptyPart = (): PartDraft => ({ productId: '', quantity: '1', price: '0' });

/** Stored parts as a form holds them; one empty one to begin with. */
export const partDrafts = (stored: readonly StoredPart[] | undefined): PartDraft[] =>
  stored?.map(({ item, quantity }) => ({ productId: item.id, quantity, ...termsOf(item) })) ?? [emptyPart()];

/** What a chosen item brings to its part. */
export const termsOf = ({ price, priceIncludesTax, vatCategory }: PartItem) => ({ price, priceIncludesTax, vatCategory });

/** Parts that are chosen and counted so far, for arithmetic. */
export const countedParts = (parts: readonly PartDraft[]) =>
  parts.map(({ quantity, price }) => ({ quantity: amount(quantity), price: amount(price) }));

/** A number as it is typed; whatever is none yet counts as nothing. */
export const amount = (typed: string | undefined) => (/^\d{1,15}(\.\d{1,10})?$/.test(typed ?? '') ? typed! : '0');
