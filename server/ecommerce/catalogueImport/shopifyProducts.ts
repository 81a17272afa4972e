import { EventLoopBreak } from '../../core/import/EventLoopBreak.ts';
import { decimalOf } from '../../core/import/importValue.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { titleLimit } from '../../core/rules/fields.ts';
import { optionLimit } from '../variant/ecommerceVariants.rules.ts';
import type { CatalogueRow } from './CatalogueRows.ts';
import type { Catalogue, ImportedPicture, ImportedProduct, ImportedVariant } from './ImportedProduct.ts';
import { fewPictures } from './fewPictures.ts';
import { beginningOf, plainText } from './plainText.ts';

/** Whether a file is a product file of Shopify, in its older form or that of 2025. */
export const isShopify = (titles: Set<string>) => titles.has('handle') || titles.has('url handle');

const price = (row: CatalogueRow) => row.cell('variant price', 'price');
const options = Array.from({ length: optionLimit }, (_, index) => index + 1);

/**
 * The products of a product file of Shopify (help.shopify.com, "Using CSV files to import and export products"): the rows of one handle
 * are its variants, and further pictures.
 */
export async function shopifyProducts(rows: CatalogueRow[]): Promise<Catalogue> {
  const byHandle = Map.groupBy(rows, row => row.cell('handle', 'url handle'));
  const none = byHandle.get('') ?? [];
  byHandle.delete('');
  const products: Catalogue['products'] = [];
  const breath = new EventLoopBreak();
  for (const [handle, of] of byHandle) {
    if (breath.isDue) await breath.take();
    products.push(productOf(handle, of));
  }
  return { products, issues: none.map(({ line }) => ({ line, field: 'key', code: 'required' })) };
}

function productOf(handle: string, rows: CatalogueRow[]): ImportedProduct {
  const main = rows.find(row => row.cell('title')) ?? rows[0];
  const text = plainText(main.cell('body (html)', 'description'));
  const name = main.cell('title');
  const named = options.filter(number => main.cell(`option${number} name`) && !isDefault(main, number));
  const category = main.cell('product category').split('>').at(-1)!.trim();
  const variants = rows.filter(price);
  return {
    line: main.line,
    key: handle,
    name,
    shortDescription: beginningOf(text, titleLimit) || name,
    detailDescription: text || name,
    groups: [main.cell('type') || category].filter(Boolean),
    isActive: isActive(main),
    optionNames: named.map(number => main.cell(`option${number} name`)),
    variants: (variants.length > 0 ? variants : [main]).map(row => variantOf(row, named)),
    pictures: fewPictures(picturesOf(rows)),
  };
}

function* picturesOf(rows: CatalogueRow[]): Generator<ImportedPicture> {
  for (const row of rows) {
    const url = row.cell('image src', 'product image url');
    if (url) yield { line: row.line, url, alt: row.cell('image alt text') || null };
  }
}

/** A product without variants has one option, Title, of which the value says so. */
const isDefault = (row: CatalogueRow, number: number) =>
  row.cell(`option${number} name`) === 'Title' && row.cell(`option${number} value`) === 'Default Title';

function isActive(row: CatalogueRow): boolean {
  const status = row.cell('status').toLowerCase();
  return (!status || status === 'active') && row.cell('published', 'published on online store').toLowerCase() !== 'false';
}

function variantOf(row: CatalogueRow, named: number[]): ImportedVariant {
  const asked = decimalOf(price(row)) ?? price(row);
  const before = decimalOf(row.cell('variant compare at price', 'compare-at price'));
  const grams = decimalOf(row.cell('variant grams', 'weight value (grams)'));
  return {
    line: row.line,
    sku: row.cell('variant sku', 'sku').replace(/^'/, '') || null,
    optionValues: named.map(number => row.cell(`option${number} value`)),
    price: before && Number(before) > Number(asked) ? before : asked,
    discountPrice: asked,
    stock: stockOf(row.cell('variant inventory qty', 'inventory quantity')),
    purchasePrice: decimalOf(row.cell('cost per item')) ?? null,
    weight: grams && Number(grams) > 0 ? new Decimal(grams).div(1_000).toFixed() : null,
  };
}

/** A stock sold below nothing is none. */
const stockOf = (cell: string) => {
  const stock = decimalOf(cell.replace(/^-/, ''));
  return stock === undefined ? null : cell.startsWith('-') ? '0' : stock;
};
