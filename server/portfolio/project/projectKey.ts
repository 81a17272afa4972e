import type { EntityManager } from '@mikro-orm/postgresql';
import { fold } from '../../core/rules/fold.ts';

/** Used for names without Latin letters. */
const plain = 'PRJ';

/** Makes a project's key of its name: initials, or the beginning of a single word. */
export function keyOfName(name: string): string {
  const words = fold(name.slice(0, 255))
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const initials = words.map(word => word[0]).join('');
  const key = (words.length > 1 ? initials : (words[0] ?? '')).replace(/^[^A-Z]+/, '').slice(0, 4);
  return key.length > 1 ? key : plain;
}

/**
 * Returns a key for a new project that no other has ever had, so that the keys of tasks never change meaning: the name's, or with a number
 * behind it. Locks the company's keys until the transaction ends.
 */
export async function freeProjectKey(em: EntityManager, name: string): Promise<string> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('project key ' || noria_company()::text, 0))`);
  const key = keyOfName(name);
  const taken = await em.execute<{ key: string }[]>(`select key from project where company_id = noria_company() and key like ? || '%'`, [
    key,
  ]);
  const known = new Set(taken.map(row => row.key));
  for (let number = 1; ; number++) {
    const next = number === 1 ? key : `${key}${number}`;
    if (!known.has(next)) return next;
  }
}
