import { SellableKind } from '../offer/Sellable.ts';
import { InventoryInvoiceType } from './InventoryInvoiceType.ts';

const typeOfKind = {
  [SellableKind.PRODUCT]: InventoryInvoiceType.PRODUCTS,
  [SellableKind.SERVICE]: InventoryInvoiceType.SERVICES,
  [SellableKind.PACKAGE]: InventoryInvoiceType.PACKAGES,
  [SellableKind.AGGREGATE_PRODUCT]: InventoryInvoiceType.AGGREGATE_PRODUCTS,
};

/** The type of an invoice: the kind of item that all of its lines sell, or mixed. */
export function typeOfLines(lines: readonly { kind: SellableKind }[]): InventoryInvoiceType {
  const kinds = new Set(lines.map(({ kind }) => kind));
  return kinds.size === 1 ? typeOfKind[lines[0].kind] : InventoryInvoiceType.MIXED;
}
