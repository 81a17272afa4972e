import type { Context } from '../../core/graphql/Context.ts';
import { likeText } from '../../core/graphql/filters.ts';
import { Company } from './Company.ts';

export interface Choice {
  companyId: string;
  name: string;
}

/** Companies visible to the viewer whose name contains a text: their own; for SUPER_ADMIN the first 1000 of all. */
export async function companyChoices({ viewer, database }: Context, name?: string | null): Promise<Choice[]> {
  const text = name?.trim() ?? '';
  if (!viewer!.isSuperAdmin) {
    const matches = viewer!.companyName.toLocaleLowerCase().includes(text.toLocaleLowerCase());
    return matches ? [{ companyId: viewer!.companyId, name: viewer!.companyName }] : [];
  }
  const named = { name: { $ilike: `%${likeText(text)}%` }, isPlatform: false, deletedAt: null };
  const companies = await database.platform(em =>
    em.find(Company, named, { fields: ['id', 'name'], orderBy: { name: 'asc' }, limit: 1_000 }),
  );
  return companies.map(({ id, name }) => ({ companyId: id, name }));
}
