import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns whether a price includes tax: as given, else as before, else as the company usually enters prices. */
export async function priceMode(
  em: EntityManager,
  { priceIncludesTax }: { priceIncludesTax?: boolean | null },
  current?: { priceIncludesTax: boolean },
): Promise<{ priceIncludesTax: boolean }> {
  const known = priceIncludesTax ?? current?.priceIncludesTax;
  if (known !== undefined) return { priceIncludesTax: known };
  const [company] = await em.execute<[{ priceIncludesTax: boolean }]>(
    'select prices_include_tax as "priceIncludesTax" from company where id = noria_company()',
  );
  return company;
}
