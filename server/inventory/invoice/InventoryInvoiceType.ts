import { registerEnumType } from 'type-graphql';

/** What an invoice sells: one kind of item, or several (spec 2 §3). */
export enum InventoryInvoiceType {
  PRODUCTS = 'PRODUCTS',
  SERVICES = 'SERVICES',
  PACKAGES = 'PACKAGES',
  AGGREGATE_PRODUCTS = 'AGGREGATE_PRODUCTS',
  MIXED = 'MIXED',
}
registerEnumType(InventoryInvoiceType, { name: 'InventoryInvoiceType', description: 'What it sells: one kind of item, or several.' });
