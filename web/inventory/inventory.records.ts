import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import { aggregateProduct, count, goodsReceipt, inventoryPackage, product, service, transfer, warehouse } from './inventory.entities.ts';
import { serial } from './serial/serial.entities.ts';
import { invoice, refusedSale, till, tillSession } from './till/till.entities.ts';

/** Inventory records that the command palette finds and creates. */
export const records: RecordKind[] = [
  product,
  service,
  inventoryPackage,
  aggregateProduct,
  warehouse,
  goodsReceipt,
  transfer,
  count,
  serial,
  invoice,
  tillSession,
  refusedSale,
  till,
].map(recordKindOf);
