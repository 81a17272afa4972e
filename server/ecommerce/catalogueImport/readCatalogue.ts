import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { readTable } from '../../core/import/readTable.ts';
import { InvalidInput } from '../../core/errors.ts';
import { rowsOf } from './CatalogueRows.ts';
import type { Catalogue } from './ImportedProduct.ts';
import { isShopify, shopifyProducts } from './shopifyProducts.ts';
import { isWoo, wooProducts } from './wooProducts.ts';

/**
 * Reads the products of a product file of Shopify or WooCommerce; its titles decide which.
 * @throws InvalidInput `file` importNotCatalogue, and as `readTable`.
 */
export async function readCatalogue(file: Promise<FileUpload>): Promise<Catalogue> {
  const { titles, rows } = rowsOf(await readTable(file));
  const { products, issues } = isShopify(titles)
    ? await shopifyProducts(rows)
    : isWoo(titles)
      ? await wooProducts(rows)
      : { products: null, issues: [] };
  if (!products) throw new InvalidInput({ field: 'file', code: 'importNotCatalogue' });
  return { products, issues };
}
