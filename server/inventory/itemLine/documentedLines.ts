import { codeOf } from '../../core/database/RecordType.ts';
import { typeOfId } from '../../core/database/ids.ts';
import type { Values } from '../../core/rest/Route.ts';
import { AggregateProduct } from '../aggregateProduct/AggregateProduct.ts';
import { InventoryPackage } from '../package/InventoryPackage.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { InventoryService } from '../service/InventoryService.ts';

const kinds = [
  { Entity: InventoryProduct, kind: 'PRODUCT', type: 'PRODUCTS', names: ['productId', 'product'] },
  { Entity: InventoryService, kind: 'SERVICE', type: 'SERVICES', names: ['serviceId', 'service'] },
  { Entity: InventoryPackage, kind: 'PACKAGE', type: 'PACKAGES', names: ['packageId', 'package'] },
  { Entity: AggregateProduct, kind: 'AGGREGATE_PRODUCT', type: 'AGGREGATE_PRODUCTS', names: ['aggregateProductId', 'aggregateProduct'] },
];

/** Normalizes documented spellings such as `AGGREGATE PRODUCTS`, or `standard rated sales` for a tax category. */
export const word = (value: unknown) =>
  typeof value === 'string'
    ? value
        .trim()
        .toUpperCase()
        .replaceAll(/[\s-]+/g, '_')
    : value;
const category = (value: unknown) =>
  ({ STANDARD_RATED_SALES: 'STANDARD_RATED', ZERO_RATED_DOMESTIC_SALES: 'ZERO_RATED' })[word(value) as string] ?? word(value);

/** Maps a row to a line; its kind comes from the id's record type, else from the invoice type. */
export function lineOf(row: Values, { invoiceType, vatCategory }: Values): Values {
  const id = kinds.flatMap(({ names }) => names.flatMap(name => row[name] ?? []))[0] ?? row.id;
  const own = kinds.find(({ Entity }) => codeOf(Entity) === (typeof id === 'string' ? typeOfId(id) : undefined));
  const kind = own?.kind ?? kinds.find(({ type }) => type === word(invoiceType))?.kind ?? 'PRODUCT';
  return {
    kind,
    itemId: id ?? '',
    quantity: row.quantity ?? '',
    discountPercent: row.discountPercent ?? 0,
    vatCategory: category(row.vatCategory ?? vatCategory),
  };
}

/** The rows of the documented lists of items; a bare id counts as one. */
export const documentedRows = ({ products, services, packages, aggregateProducts }: Values): Values[] =>
  [products, services, packages, aggregateProducts]
    .flatMap(list => (Array.isArray(list) ? (list as Values[]) : []))
    .map(row => (typeof row === 'object' && row ? row : { id: row }));
