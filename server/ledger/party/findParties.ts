import type { EntityManager } from '@mikro-orm/postgresql';
import { beginsWith } from '../../core/graphql/select/beginsWith.ts';
import { searchWords } from '../../core/graphql/select/searchWords.ts';
import type { Party } from './Party.ts';
import { partyKinds } from './partyKinds.ts';

/** Parties returned at most. */
const limit = 12;

/** Entries of one word that are looked at: with more, the search is too vague to name a party. */
const gathered = 20_000;

/** Which parties are found. */
interface Wanted {
  /** Defaults to all. */
  kinds?: readonly Party['kind'][] | null;
  /** Whether the name must be the search text, ignoring case. */
  isWhole?: boolean;
}

/** Returns active parties whose words begin with those of `search`, by name; the first ones by name without a search. */
export async function findParties(em: EntityManager, search: string | null | undefined, { kinds, isWhole }: Wanted = {}): Promise<Party[]> {
  const words = searchWords(search ?? '');
  const wanted = partyKinds.filter(({ kind }) => !kinds || kinds.includes(kind));
  if (!wanted.length) return [];
  const whole = isWhole ? 'and lower(name) = lower(?)' : '';
  const found = wanted.map(({ kind, code, table, detail }) => {
    const named = words.map(
      () => `and id in (select record_id from search_word where company_id = noria_company() and type = ${code} and ${beginsWith('word', '?')}
        limit ${gathered})`,
    );
    return `(select '${kind}' as kind, id as "partyId", name, ${detail} as detail from ${table}
      where company_id = noria_company() and deleted_at is null and status = 'ACTIVE' ${named.join(' ')} ${whole} order by name, id limit ${limit})`;
  });
  const values = wanted.flatMap(() => [...words.flatMap(word => [word, word]), ...(isWhole ? [search ?? ''] : [])]);
  return em.execute<Party[]>(`select * from (${found.join(' union all ')}) p order by name, "partyId" limit ${limit}`, values);
}
