import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { typeOfId } from '../../core/database/ids.ts';
import { classOf } from '../../core/database/RecordType.ts';
import { InvalidInput } from '../../core/errors.ts';
import { partyKinds } from './partyKinds.ts';

/** Throws InvalidInput `notFound` if the id is not a party of this company. */
export async function refuseUnknownParty(
  em: EntityManager,
  field: string,
  id: string | null | undefined,
  kinds = partyKinds.map(({ kind }) => kind),
): Promise<void> {
  if (!id) return;
  const Type = classOf(typeOfId(id));
  const where = { id, deletedAt: null } as object;
  if (
    !Type ||
    !partyKinds.some(({ kind, type }) => type === Type.name && kinds.includes(kind)) ||
    !(await em.count(Type as EntityClass<object>, where))
  )
    throw new InvalidInput({ field, code: 'notFound' });
}
