import { entityRows } from '../core/routing/EntityScreens.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { aggregateProduct, count, goodsReceipt, inventoryPackage, product, service, transfer, warehouse } from './inventory.entities.ts';
import { serial } from './serial/serial.entities.ts';
import { overviewRows } from './overview/overviewRows.ts';
import { tillRows } from './till/tillRows.ts';

/** Screens of the till, of sellable items and of stock. */
export const rows: ScreenRow[] = [
  ...overviewRows,
  ...tillRows,
  ...[product, service, inventoryPackage, aggregateProduct, warehouse, goodsReceipt, transfer, count, serial].flatMap(entityRows),
];
