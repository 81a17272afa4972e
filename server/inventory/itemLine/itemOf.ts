import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { AggregateProduct } from '../aggregateProduct/AggregateProduct.ts';
import type { SoldLine } from '../invoice/SoldLine.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { InventoryPackage } from '../package/InventoryPackage.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { InventoryService } from '../service/InventoryService.ts';

const kinds = [
  { Entity: InventoryProduct, kind: SellableKind.PRODUCT, field: 'product' },
  { Entity: InventoryService, kind: SellableKind.SERVICE, field: 'service' },
  { Entity: InventoryPackage, kind: SellableKind.PACKAGE, field: 'package' },
  { Entity: AggregateProduct, kind: SellableKind.AGGREGATE_PRODUCT, field: 'aggregateProduct' },
] as const;

/** The kind of an item, told by its id; undefined for the id of anything else. */
export const kindOfItem = (itemId: string): SellableKind | undefined =>
  kinds.find(({ Entity }) => codeOf(Entity) === typeOfId(itemId))?.kind;

/** The columns of a line that reference its item; all null for free text. */
export const itemColumns = (itemId: string | null) =>
  Object.fromEntries(kinds.map(({ Entity, field }) => [field, itemId && codeOf(Entity) === typeOfId(itemId) ? itemId : null])) as Record<
    (typeof kinds)[number]['field'],
    string | null
  >;

/** The id of a stored line's item; null for free text. */
export const itemIdOf = (line: Pick<SoldLine, 'product' | 'service' | 'package' | 'aggregateProduct'>): string | null =>
  (line.product ?? line.service ?? line.package ?? line.aggregateProduct)?.id ?? null;
