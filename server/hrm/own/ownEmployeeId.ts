import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../../core/errors.ts';

/** Id of the viewer's own employee. Throws Refused `noOwnEmployee` if their account is linked to none. */
export async function ownEmployeeId(em: EntityManager): Promise<string> {
  const [own] = await em.execute<{ id: string }[]>('select id from own_employee');
  if (!own) throw new Refused('noOwnEmployee');
  return own.id;
}
