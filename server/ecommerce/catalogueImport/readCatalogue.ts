import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { readTable } from '../../core/import/readTable.ts';
import { InvalidInput } from '../../core/errors.ts';
import { pictureLimit } from '../../core/rules/bytes.ts';
import { rowsOf } from './CatalogueRows.ts';
import type { Catalogue, ImportedProduct } from './ImportedProduct.ts';
import { isShopify, shopifyProducts } from './shopifyProducts.ts';
import { isWoo, wooProducts } from './wooProducts.ts';

/** Maximum length of an address. */
const urlLimit = 2_000;

/**
 * Reads the products of a product file of Shopify or WooCommerce; its titles decide which.
 * @throws InvalidInput `file` importNotCatalogue, and as `readTable`.
 */
export async function readCatalogue(file: Promise<FileUpload>): Promise<Catalogue> {
  const { titles, rows } = rowsOf(await readTable(file));
  const { products, issues } = isShopify(titles)
    ? shopifyProducts(rows)
    : isWoo(titles)
      ? wooProducts(rows)
      : { products: null, issues: [] };
  if (!products) throw new InvalidInput({ field: 'file', code: 'importNotCatalogue' });
  return { products: products.map(withPictures), issues };
}

/** A product with as many pictures as it may have, each once. */
function withPictures(product: ImportedProduct): ImportedProduct {
  const { pictures } = product;
  const once = pictures.filter(({ url }, index) => url.length <= urlLimit && pictures.findIndex(other => other.url === url) === index);
  return { ...product, pictures: once.slice(0, pictureLimit) };
}
