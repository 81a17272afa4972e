import type { ScreenRow } from '../core/routing/ScreenRow.ts';

/** Customers, contacts, leads, orders, quotations and what is to be done. */
export const rows: ScreenRow[] = [];
