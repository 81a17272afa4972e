import type { RowIssue } from '../../core/import/inWords.ts';

/** A variant of an imported product, or the product itself if it has none. Amounts are as the file has them. */
export interface ImportedVariant {
  /** Number of its row in the file, from 1. */
  line: number;
  /** Code of the inventory product. */
  sku: string | null;
  optionValues: string[];
  price: string;
  /** The price that is asked now; the same as `price`, unless it is reduced. */
  discountPrice: string;
  /** Null, if the file does not say how many there are. */
  stock: string | null;
  purchasePrice: string | null;
  /** In kilograms. */
  weight: string | null;
}

/** A picture of an imported product. */
export interface ImportedPicture {
  line: number;
  url: string;
  /** What it shows, in words. */
  alt: string | null;
}

/** A product as a file of another shop describes it. */
export interface ImportedProduct {
  line: number;
  /** What it is called there, and stays called when it changes: the handle, or the SKU. */
  key: string;
  name: string;
  shortDescription: string;
  detailDescription: string;
  /** Titles of its group and of those above it, the topmost first; none, if the file names no group. */
  groups: string[];
  isActive: boolean;
  /** Options of its variants; none, if it has no variants. */
  optionNames: string[];
  /** At least one. */
  variants: ImportedVariant[];
  pictures: ImportedPicture[];
}

/** The products of a file, and what is wrong with rows that are none. */
export interface Catalogue {
  products: ImportedProduct[];
  issues: RowIssue[];
}
