import type { ScreenRow } from '../core/routing/ScreenRow.ts';

/** What is sold and kept in stock. */
export const rows: ScreenRow[] = [];
