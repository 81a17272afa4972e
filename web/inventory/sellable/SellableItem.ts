import type { sellableKinds } from '../../../server/inventory/invoice/inventoryInvoice.rules.ts';
import type { vatCategories } from '../../../server/core/rules/vatCategories.ts';

/** An item that can be sold, as last fetched. */
export interface SellableItem {
  readonly kind: (typeof sellableKinds)[number];
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly barcode: string | null;
  /** Unit price without tax. */
  readonly price: string;
  /** Whether the price was entered with tax. Missing in items that a till stored before the field existed. */
  readonly includesTax?: boolean;
  /** Null for a package whose members differ; the same goes for its rate. */
  readonly vatCategory: (typeof vatCategories)[number] | null;
  /** Tax rate in percent. */
  readonly vatRate: string | null;
  /** Taxed parts: one, or several for a package. Missing in items that a till stored before the field existed. */
  readonly parts?: readonly {
    /** Price of the part per unit of the whole, as entered. */
    readonly price: string;
    readonly vatCategory: (typeof vatCategories)[number];
    readonly vatRate: string;
  }[];
  /** Serial numbers that a unit needs. Missing in items that a till stored before the field existed. */
  readonly serialCount?: number;
  /** Available quantity; null where stock is not tracked. */
  readonly available: string | null;
  readonly imageUrl: string | null;
  /** Error code that says why it cannot be sold. */
  readonly refusal: string | null;
}
