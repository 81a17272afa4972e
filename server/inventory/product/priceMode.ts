import type { EntityManager } from '@mikro-orm/postgresql';

/** Whether a price was entered with tax: as it is said, else as it was, else as the company usually does. */
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
