import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { EcommerceTax } from '../../ecommerce/tax/EcommerceTax.ts';

/** Standard rates of countries that the demo's shops deliver to, in percent; none is taken of what leaves for the United States. */
const rates = { SA: '15', AE: '5', ES: '21', DE: '19', US: '0' };

/** Loads the taxes of the countries to which a demo company's shop delivers. */
export const loadTaxes = (em: EntityManager, made: { createdAt: Date; updatedAt: Date }) =>
  insertRecords(
    em,
    EcommerceTax,
    Object.entries(rates).map(([country, rate]) => ({ country, rate, ...made })),
  );
