import type { EntityClass } from '@mikro-orm/postgresql';
import { noteField } from '../audit/ChangeLog.ts';
import type { CompanyRecord } from '../database/CompanyRecord.ts';
import type { EntityService } from '../database/EntityService.ts';
import { inLockOrder } from '../database/inLockOrder.ts';
import { holdAgainstReferences } from '../database/references.ts';
import { InvalidInput, Refused } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { MergeSide, type MergeInput } from './MergeInput.ts';
import { moveReferences, type Moved } from './moveReferences.ts';

/** A record that can be merged into another one of its kind. */
export interface Mergeable extends CompanyRecord {
  name: string;
  /** The one it was merged into: its id leads there. */
  mergedInto: object | null;
}

/** Refuses to bring back a record that another one took over: Refused `restoreMerged`. */
export function refuseMerged({ mergedInto }: Mergeable): void {
  if (mergedInto) throw new Refused('restoreMerged');
}

/**
 * Makes two records one: the winner takes the chosen fields of the loser, everything that pointed to the loser points to the winner,
 * the loser is put away and its id leads to the winner. Both rows are locked in the order of their ids, so that two merges of the same
 * records wait for each other; the second then finds the loser gone. Refused of somebody whose data were erased: what is kept of him is his alone.
 */
export async function mergeRecords<Entity extends Mergeable, Values extends object>(
  { em }: Scope,
  Entity: EntityClass<Entity>,
  service: EntityService<Entity, Values>,
  { winnerId, loserId, version, loserVersion, fields }: MergeInput,
): Promise<{ winner: Entity; moved: Moved[] }> {
  if (winnerId === loserId) throw new InvalidInput({ field: 'loserId', code: 'mergeWithItself' });
  const seen: Record<string, number | undefined> = { [winnerId]: version, [loserId]: loserVersion };
  await holdAgainstReferences(em, em.getMetadata().get(Entity), [winnerId, loserId]);
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
  // Whoever has the winner open must see it anew, even where no field of its own changed.
  winner.updatedAt = new Date();
  await service.update({ id: winnerId, ...(Object.fromEntries(taken) as Partial<Values>) });
  noteField(em, winnerId, 'mergedFrom', [null, loser.name]);
  return { winner, moved };
}
