import type { EntityManager } from '@mikro-orm/postgresql';
import type { Access } from '../access/Allow.ts';
import { usersWithAccess } from '../companyUser/usersWithAccess.ts';
import { InvalidInput } from '../errors.ts';

/**
 * Only users who can open a record can be mentioned in its texts.
 * @param access levels that may read it.
 * @param recordId undefined for a new record.
 * @throws InvalidInput `mentionIds`: `mentionNotAllowed`.
 */
export async function refuseMentions(em: EntityManager, mentionIds: string[], access: Access[], recordId?: string): Promise<void> {
  if (!mentionIds.length) return;
  const known = await usersWithAccess(em, mentionIds, access, recordId);
  if (mentionIds.some(id => !known.some(colleague => colleague.id === id)))
    throw new InvalidInput({ field: 'mentionIds', code: 'mentionNotAllowed' });
}
