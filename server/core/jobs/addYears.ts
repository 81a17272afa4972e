import type { Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';

/** Adds the partitions of this year and the next to the tables divided by year, so that no row has to go to the partition for all other years. */
export async function addYears(pool: Pool): Promise<void> {
  await platformQuery(pool, 'select noria_add_years()', []);
}
