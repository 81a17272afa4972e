import type { EntityMetadata } from '@mikro-orm/core';
import { isNarrowed } from '../access/allows.ts';
import { InvalidInput } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';

/** Records that row level security shows to their owner alone, if the role says so. */
const ownedTypes = new Set(['Customer', 'Lead', 'CrmOrder', 'CrmQuotation']);
const isOwned = ({ className }: EntityMetadata) => ownedTypes.has(className);

/** Fills in the viewer as the owner of a new record if they see only their own; otherwise it would be hidden from them at once. */
export function ownedBy<Values extends object>(scope: Pick<Scope, 'viewer'>, meta: EntityMetadata, values: Values): Values {
  if (!isNarrowed(scope.viewer)) return values;
  const { ownerId } = values as { ownerId?: string | null };
  const owned = isOwned(meta) && !ownerId ? { ...values, ownerId: scope.viewer.userId } : values;
  refuseGivingAway(scope, meta, owned);
  return owned;
}

/**
 * Refuses what would hide a record from a viewer who sees only their own: another owner, or a contact of no customer.
 * @throws InvalidInput ownerId: ownerOnlyYourself; customerId: required.
 */
export function refuseGivingAway({ viewer }: Pick<Scope, 'viewer'>, meta: EntityMetadata, values: object): void {
  if (!isNarrowed(viewer)) return;
  const { ownerId, customerId } = values as { ownerId?: string | null; customerId?: string | null };
  if (isOwned(meta) && ownerId !== viewer.userId) throw new InvalidInput({ field: 'ownerId', code: 'ownerOnlyYourself' });
  if (meta.className === 'Contact' && !customerId) throw new InvalidInput({ field: 'customerId', code: 'required' });
}
