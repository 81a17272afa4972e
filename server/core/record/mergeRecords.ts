import type { EntityClass } from '@mikro-orm/postgresql';
import { noteField } from '../database/ChangeLog.ts';
import type { CompanyRecord } from '../database/CompanyRecord.ts';
import type { EntityService } from './EntityService.ts';
import { inLockOrder } from '../database/inLockOrder.ts';
import { lockAgainstReferences } from '../database/references.ts';
import { InvalidInput, Refused } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { MergeSide, type MergeInput } from './MergeInput.ts';
import { moveReferences, type Moved } from './moveReferences.ts';

/** A record that can be merged into another of its type. */
export interface Mergeable extends CompanyRecord {
  name: string;
  /** The record it was merged into, which its id leads to. */
  mergedInto: object | null;
}

/** Refuses to restore a merged record: Refused `restoreMerged`. */
export function refuseMerged({ mergedInto }: Mergeable): void {
  if (mergedInto) throw new Refused('restoreMerged');
}

/**
 * Merges two records: the winner takes the chosen fields of the loser, all references to the loser move to the winner, and the loser is
 * deleted, with its id leading to the winner. Both rows are locked in id order, so that two concurrent merges wait for each other; the
 * second then finds the loser gone. Refused `mergeErased` if either person's data were erased, because what is kept must not be mixed with
 * someone else's.
 */
export async function mergeRecords<Entity extends Mergeable, Values extends object>(
  { em }: Scope,
  Entity: EntityClass<Entity>,
  service: EntityService<Entity, Values>,
  { winnerId, loserId, version, loserVersion, fields }: MergeInput,
): Promise<{ winner: Entity; moved: Moved[] }> {
  if (winnerId === loserId) throw new InvalidInput({ field: 'loserId', code: 'mergeWithItself' });
  const seen: Record<string, number | undefined> = { [winnerId]: version, [loserId]: loserVersion };
  await lockAgainstReferences(em, em.getMetadata().get(Entity), [winnerId, loserId]);
  const locked = new Map<string, Entity>();
  for (const id of inLockOrder([winnerId, loserId]))
    locked.set(id, await service.find(id, seen[id], id === winnerId ? 'winnerId' : 'loserId'));
  const [winner, loser] = [locked.get(winnerId)!, locked.get(loserId)!];

  const [{ erased }] = await em.execute<[{ erased: boolean }]>(
    `select exists (select from audit_entry where company_id = noria_company() and entity_id in (?, ?) and action = 'ERASED') as erased`,
    [winnerId, loserId],
  );
  if (erased) throw new Refused('mergeErased');

  const values = await service.valuesOf(loser);
  const taken = fields.flatMap(({ name, from }, index) => {
    if (!(name in values)) throw new InvalidInput({ field: `fields.${index}.name`, code: 'notInList' });
    return from === MergeSide.LOSER ? [[name, values[name]]] : [];
  });
  Object.assign(loser, { deletedAt: new Date(), mergedInto: em.getReference(Entity, winnerId as never, { wrapped: true }) });
  await em.flush();
  const moved = await moveReferences(em, Entity, loserId, winnerId);
  await em.execute(
    `insert into record_follower (record_id, user_id) select ?, user_id from record_follower
     where company_id = noria_company() and record_id = ? and follows on conflict do nothing`,
    [winnerId, loserId],
  );
  // Clients that show the winner must refetch it, even if none of its own fields changed.
  winner.updatedAt = new Date();
  await service.update({ id: winnerId, ...(Object.fromEntries(taken) as Partial<Values>) });
  noteField(em, winnerId, 'mergedFrom', [null, loser.name]);
  return { winner, moved };
}
