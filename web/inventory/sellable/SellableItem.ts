import type { sellableKinds } from '../../../server/inventory/invoice/inventoryInvoice.rules.ts';
import type { vatCategories } from '../../../server/inventory/product/inventoryProduct.rules.ts';

/** Something that can be sold, as it was last heard of. */
export interface SellableItem {
  readonly kind: (typeof sellableKinds)[number];
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly barcode: string | null;
  /** For one, without tax. */
  readonly price: string;
  /** Whether its price was entered with tax. Missing in what a till kept before it was asked for. */
  readonly includesTax?: boolean;
  /** Null for a package whose members differ, as its rate. */
  readonly vatCategory: (typeof vatCategories)[number] | null;
  /** Percent of tax. */
  readonly vatRate: string | null;
  /** What it is taxed in: one part, of a package several. Missing in what a till kept before it was asked for. */
  readonly parts?: readonly {
    /** Of one of the whole, as it was entered. */
    readonly price: string;
    readonly vatCategory: (typeof vatCategories)[number];
    readonly vatRate: string;
  }[];
  /** How many there are; null where nothing is counted. */
  readonly available: string | null;
  readonly imageUrl: string | null;
  /** Why it cannot be sold: a code of the errors. */
  readonly refusal: string | null;
}
