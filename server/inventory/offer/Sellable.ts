import { registerEnumType } from 'type-graphql';
import type { VatCategory } from '../product/InventoryProduct.ts';

/** What a line of a sale can name (spec 2 §3, invoice type). */
export enum SellableKind {
  PRODUCT = 'PRODUCT',
  SERVICE = 'SERVICE',
  PACKAGE = 'PACKAGE',
  AGGREGATE_PRODUCT = 'AGGREGATE_PRODUCT',
}
registerEnumType(SellableKind, { name: 'SellableKind' });

/** A thing to be sold, by kind and id. */
export interface WantedSellable {
  kind: SellableKind;
  id: string;
}

/** A product of stock that goes out with one of what is sold. */
export interface SellableComponent {
  productId: string;
  /** Per one. */
  quantity: string;
}

/** A member of a package, and its part of the package's price. */
export interface SellableShare {
  kind: SellableKind.PRODUCT | SellableKind.SERVICE;
  /** Of the product or service. */
  id: string;
  name: string;
  /** Per one package. */
  quantity: string;
  vatCategory: VatCategory;
  /** Of the whole quantity, in the currency's digits, with tax where the package's price contains it: the shares add up to that. */
  price: string;
}

/** What a sale has to know of what it sells. */
export interface Sellable extends WantedSellable {
  name: string;
  code: string | null;
  /** For one, in the company's currency, with tax where `includesTax`. */
  price: string;
  /** Whether its price contains the tax. */
  includesTax: boolean;
  /** Of a package: null where its members differ; each share has its own. */
  vatCategory: VatCategory | null;
  /** Why it cannot be sold: a code of the errors, or null. */
  refusal: 'notFound' | 'inactive' | 'packageExpired' | 'componentInactive' | null;
  /** Its products of stock, aggregates exploded and equal ones summed; none for a service. */
  components: SellableComponent[];
  /** Of a package alone; else empty. */
  shares: SellableShare[];
}
