/** A part as a form holds it: `productId` is whatever was chosen, of any kind. */
export interface PartDraft {
  productId: string;
  quantity: string;
  /** What one costs, as it was when it was chosen: for figures while typing. */
  price: string;
}

/** What can be a part. */
export interface PartItem {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}

/** A part as it is stored, for a form to start from. */
export interface StoredPart {
  readonly item: PartItem;
  readonly quantity: string;
}

export const emptyPart = (): PartDraft => ({ productId: '', quantity: '1', price: '0' });

/** Stored parts as a form holds them; one empty one to begin with. */
export const partDrafts = (stored: readonly StoredPart[] | undefined): PartDraft[] =>
  stored?.map(({ item, quantity }) => ({ productId: item.id, quantity, price: item.price })) ?? [emptyPart()];

/** Parts that are chosen and counted so far, for arithmetic. */
export const countedParts = (parts: readonly PartDraft[]) =>
  parts.map(({ quantity, price }) => ({ quantity: amount(quantity), price: amount(price) }));

/** A number as it is typed; whatever is none yet counts as nothing. */
export const amount = (typed: string | undefined) => (/^\d{1,15}(\.\d{1,10})?$/.test(typed ?? '') ? typed! : '0');
