import type { GraphQLResolveInfo } from 'graphql';
import type { ClassType } from 'type-graphql';
import { inLockOrder } from '../database/inLockOrder.ts';
import { refuseMany } from '../database/severalAtOnce.ts';
import { InvalidInput } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { matchingIds } from '../graphql/select/matchingIds.ts';
import type { Chosen } from './bulkInputs.ts';

/** Maximum records of one call. */
export const bulkLimit = 10_000;

/**
 * Returns the ids of the chosen records. Records chosen by filter are found by the list's own conditions and locked until the transaction
 * ends; a record that stops matching meanwhile is left out.
 * @throws InvalidInput when none are chosen, or too many.
 */
export async function chosenIds(
  { em, viewer, context }: Scope,
  info: GraphQLResolveInfo,
  Entity: ClassType<object>,
  { ids, filter, search, exceptIds }: Chosen,
): Promise<string[]> {
  const except = new Set(exceptIds);
  if (ids) {
    refuseMany(ids, bulkLimit);
    return inLockOrder(ids).filter(id => !except.has(id));
  }
  if (!filter) throw new InvalidInput({ field: 'ids', code: 'required' });
  const matching = { Entity, filter, search, limit: bulkLimit + 1 + except.size, isHeld: true };
  const found = (await matchingIds({ em, viewer, database: context.database }, info.schema, matching)).filter(id => !except.has(id));
  refuseMany(found, bulkLimit);
  return found;
}
