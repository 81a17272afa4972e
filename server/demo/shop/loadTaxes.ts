import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { EcommerceTax } from '../../ecommerce/tax/EcommerceTax.ts';

/** Rates of countries that the demo's shops deliver to, in percent; a shop of Jordan takes none of what leaves for the United States. */
const rates = { SA: '15', AE: '5', ES: '21', DE: '19', US: '0' };

/** Loads the taxes of the countries abroad to which a demo company's shop delivers. */
export async function loadTaxes(em: EntityManager, made: { createdAt: Date; updatedAt: Date }): Promise<void> {
  const [home] = await em.execute<[{ country: string }]>('select trim(country) as country from company where id = noria_company()');
  const abroad = Object.entries(rates).filter(([country]) => country !== home.country);
  await insertRecords(
    em,
    EcommerceTax,
    abroad.map(([country, rate]) => ({ country, rate, ...made })),
  );
}
