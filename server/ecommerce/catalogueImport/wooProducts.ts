import { EventLoopBreak } from '../../core/import/EventLoopBreak.ts';
import { decimalOf } from '../../core/import/importValue.ts';
import { titleLimit } from '../../core/rules/fields.ts';
import { optionLimit, variantLimit } from '../variant/ecommerceVariants.rules.ts';
import type { CatalogueRow } from './CatalogueRows.ts';
import type { Catalogue, ImportedPicture, ImportedProduct, ImportedVariant } from './ImportedProduct.ts';
import { fewPictures } from './fewPictures.ts';
import { beginningOf, plainText } from './plainText.ts';

/** Whether a file is a product file of WooCommerce. */
export const isWoo = (titles: Set<string>) => titles.has('regular price') && titles.has('type');

/** Attributes of a row at most that are looked at. */
const attributes = Array.from({ length: 10 }, (_, index) => index + 1);

/** Addresses of pictures in one cell at most that are looked at. */
const mostNamed = 100;

/** Levels of a category at most that are looked at. */
const mostLevels = 20;

/** Characters of a type at most that are looked at. */
const longestType = 200;

const kindOf = (row: CatalogueRow) => {
  const words = row
    .cell('type')
    .slice(0, longestType)
    .toLowerCase()
    .split(',')
    .map(word => word.trim());
  return ['variation', 'variable', 'simple'].find(kind => words.includes(kind));
};

/** What a row is called: its SKU, else its number, as variations name it. */
const keyOf = (row: CatalogueRow) => row.cell('sku') || (row.cell('id') && `id:${row.cell('id')}`);

/**
 * The products of a product file of WooCommerce (woocommerce.com, "Product CSV Importer and Exporter"): variations follow their parent, which
 * they name by its SKU or as `id:` and its number.
 */
export async function wooProducts(rows: CatalogueRow[]): Promise<Catalogue> {
  const issues: Catalogue['issues'] = [];
  const mains = rows.filter(row => ['simple', 'variable'].includes(kindOf(row) ?? ''));
  const names = new Map(
    mains.flatMap(row => [row.cell('sku'), row.cell('id') && `id:${row.cell('id')}`].map(name => [name, row] as const)),
  );
  names.delete('');
  const variations = new Map<CatalogueRow, CatalogueRow[]>();
  for (const row of rows) {
    const kind = kindOf(row);
    if (!kind) issues.push({ line: row.line, field: 'type', code: 'importKindUnknown' });
    if (kind === 'simple' || kind === 'variable') {
      if (!keyOf(row)) issues.push({ line: row.line, field: 'sku', code: 'required' });
    } else if (kind) {
      const parent = names.get(row.cell('parent'));
      const known = parent && variations.get(parent);
      if (known) known.push(row);
      else if (parent) variations.set(parent, [row]);
      else issues.push({ line: row.line, field: 'parent', code: 'importNoParent', params: { parent: row.cell('parent') } });
    }
  }
  const products: Catalogue['products'] = [];
  const breath = new EventLoopBreak();
  for (const row of mains.filter(keyOf)) {
    if (breath.isDue) await breath.take();
    products.push(productOf(row, variations.get(row) ?? []));
  }
  return { products, issues };
}

function productOf(main: CatalogueRow, variations: CatalogueRow[]): ImportedProduct {
  const [name, text, summary] = [main.cell('name'), plainText(main.cell('description')), plainText(main.cell('short description'))];
  const optionNames = variations.length > 0 ? namesOf(variations[0]) : [];
  return {
    line: main.line,
    key: keyOf(main),
    name,
    shortDescription: beginningOf(summary || text, titleLimit) || name,
    detailDescription: text || summary || name,
    groups: groupsOf(main.cell('categories')),
    isActive: main.cell('published') !== '0' && main.cell('published') !== '-1',
    optionNames,
    variants: (variations.length > 0 ? variations : [main]).map(row => variantOf(row, optionNames)),
    // More variations than a product may have are refused.
    pictures: fewPictures(picturesOf([main, ...variations.slice(0, variantLimit)])),
  };
}

function* picturesOf(rows: CatalogueRow[]): Generator<ImportedPicture> {
  for (const row of rows)
    for (const url of row.cell('images').split(',', mostNamed)) if (url.trim()) yield { line: row.line, url: url.trim(), alt: null };
}

/** The parts of the first of several categories: `Clothing > Hoodies, Sale`. */
const groupsOf = (categories: string) =>
  categories
    .split(',')[0]
    .split('>', mostLevels)
    .map(part => part.trim())
    .filter(Boolean);

const namesOf = (row: CatalogueRow) =>
  attributes
    .map(number => row.cell(`attribute ${number} name`))
    .filter(Boolean)
    .slice(0, optionLimit);

function variantOf(row: CatalogueRow, optionNames: string[]): ImportedVariant {
  const valueOf = (name: string) => {
    const number = attributes.find(one => row.cell(`attribute ${one} name`) === name);
    return number === undefined ? '' : row.cell(`attribute ${number} value(s)`);
  };
  const regular = decimalOf(row.cell('regular price')) ?? row.cell('regular price');
  return {
    line: row.line,
    sku: row.cell('sku') || null,
    optionValues: optionNames.map(valueOf),
    price: regular,
    discountPrice: decimalOf(row.cell('sale price')) ?? regular,
    stock: decimalOf(row.cell('stock')) ?? (row.cell('in stock?') === '0' ? '0' : null),
    purchasePrice: null,
    weight: decimalOf(row.cell('weight (kg)')) ?? null,
  };
}
