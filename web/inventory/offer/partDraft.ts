import type { vatCategories } from '../../../server/core/rules/vatCategories.ts';

type VatCategoryName = (typeof vatCategories)[number];

/** Form values of a part; `productId` is the id of the chosen item of any kind. */
export interface PartDraft {
  productId: string;
  quantity: string;
  /** Unit cost at the time of choosing, for figures while typing. */
  price: string;
  /** For items with a sale price of their own: whether it includes tax, and its tax category. */
  priceIncludesTax?: boolean;
  vatCategory?: VatCategoryName;
}

/** An item that can be a part. */
export interface PartItem {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly priceIncludesTax?: boolean;
  readonly vatCategory?: VatCategoryName;
}

/** A stored part that a form starts from. */
export interface StoredPart {
  readonly item: PartItem;
  readonly quantity: string;
}

export const emptyPart = (): PartDraft => ({ productId: '', quantity: '1', price: '0' });

/** Turns stored parts into form values, or gives one empty part. */
export const partDrafts = (stored: readonly StoredPart[] | undefined): PartDraft[] =>
  stored?.map(({ item, quantity }) => ({ productId: item.id, quantity, ...termsOf(item) })) ?? [emptyPart()];

/** Price terms that a chosen item gives its part. */
export const termsOf = ({ price, priceIncludesTax, vatCategory }: PartItem) => ({ price, priceIncludesTax, vatCategory });

/** Parts with both an item and a quantity, for arithmetic. */
export const countedParts = (parts: readonly PartDraft[]) =>
  parts.map(({ quantity, price }) => ({ quantity: amount(quantity), price: amount(price) }));

/** A typed number; incomplete ones count as zero. */
export const amount = (typed: string | undefined) => (/^\d{1,15}(\.\d{1,10})?$/.test(typed ?? '') ? typed! : '0');
