import { registerEnumType } from 'type-graphql';
import type { VatCategory } from '../product/InventoryProduct.ts';

/** Kinds of items that a line of a sale can name (spec 2 §3, invoice type). */
export enum SellableKind {
  PRODUCT = 'PRODUCT',
  SERVICE = 'SERVICE',
  PACKAGE = 'PACKAGE',
  AGGREGATE_PRODUCT = 'AGGREGATE_PRODUCT',
}
registerEnumType(SellableKind, { name: 'SellableKind' });

/** An item to sell, by kind and id. */
export interface WantedSellable {
  kind: SellableKind;
  id: string;
}

/** A stock product consumed by one unit of the sold item. */
export interface SellableComponent {
  productId: string;
  /** Per unit of the sold item. */
  quantity: string;
}

/** A member of a package, with its share of the package's price. */
export interface SellableShare {
  kind: SellableKind.PRODUCT | SellableKind.SERVICE;
  /** Id of the product or service. */
  id: string;
  name: string;
  /** Per package. */
  quantity: string;
  vatCategory: VatCategory;
  /** Share for the whole quantity, rounded to the currency, including tax if the package's price does: the shares add up to that price. */
  price: string;
}

/** Facts about an item that a sale needs. */
export interface Sellable extends WantedSellable {
  name: string;
  code: string | null;
  /** Unit price in the company's currency, including tax if `includesTax`. */
  price: string;
  /** Whether its price includes tax. */
  includesTax: boolean;
  /** Null for a package whose members differ; each share has its own. */
  vatCategory: VatCategory | null;
  /** Error code of why it cannot be sold, or null. */
  refusal: 'notFound' | 'inactive' | 'packageExpired' | 'componentInactive' | null;
  /** Its stock products, with aggregates exploded and equal products summed; empty for a service. */
  components: SellableComponent[];
  /** Only for a package; otherwise empty. */
  shares: SellableShare[];
}
