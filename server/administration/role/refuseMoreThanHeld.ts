import type { Permission } from '../../core/access/Permission.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Role } from './Role.ts';

/** Refuses to grant what the one who grants does not hold (domain §8): by his role as it is written, modules in use or not; by a key, what the key itself may. */
export async function refuseMoreThanHeld({ em, viewer }: Scope, granted: Permission[], field: string): Promise<void> {
  const own = await em.findOneOrFail(Role, { id: viewer.roleId });
  const held = viewer.apiKey ? viewer.permissions : own.permissions;
  if (granted.some(permission => !held.includes(permission))) throw new InvalidInput({ field, code: 'onlyWhatYouHold' });
}
