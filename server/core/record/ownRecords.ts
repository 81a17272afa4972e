import type { EntityMetadata } from '@mikro-orm/core';
import { isNarrowed } from '../access/allows.ts';
import { InvalidInput } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';

/** How a record belongs to somebody: by its owner, or by the customer that it is of. */
type Belonging = 'ownerId' | 'customerId';

const belongings = new Map<object, Belonging>();

/**
 * Declares that row level security shows the records of an entity to their owner alone, or with the customer that they are of, where a role
 * says "own records only". What they are written with must not hide them from who writes them.
 */
export const OwnRecords =
  (by: Belonging = 'ownerId'): ClassDecorator =>
  type =>
    void belongings.set(type, by);

const belongingOf = (meta: EntityMetadata) => belongings.get(meta.class);

/** Fills in the viewer as the owner of a new record if they see only their own; otherwise it would be hidden from them at once. */
export function ownedBy<Values extends object>(scope: Pick<Scope, 'viewer'>, meta: EntityMetadata, values: Values): Values {
  if (!isNarrowed(scope.viewer)) return values;
  const { ownerId } = values as { ownerId?: string | null };
  const owned = belongingOf(meta) === 'ownerId' && !ownerId ? { ...values, ownerId: scope.viewer.userId } : values;
  refuseGivingAway(scope, meta, owned);
  return owned;
}

/**
 * Refuses what would hide a record from a viewer who sees only their own: another owner, or no customer.
 * @throws InvalidInput ownerId: ownerOnlyYourself; customerId: required.
 */
export function refuseGivingAway({ viewer }: Pick<Scope, 'viewer'>, meta: EntityMetadata, values: object): void {
  if (!isNarrowed(viewer)) return;
  const { ownerId, customerId } = values as { ownerId?: string | null; customerId?: string | null };
  const by = belongingOf(meta);
  if (by === 'ownerId' && ownerId !== viewer.userId) throw new InvalidInput({ field: 'ownerId', code: 'ownerOnlyYourself' });
  if (by === 'customerId' && !customerId) throw new InvalidInput({ field: 'customerId', code: 'required' });
}
