import type { Permission } from '../../core/access/Permission.ts';
import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Role } from './Role.ts';

/**
 * Throws InvalidInput onlyWhatYouHold when the viewer grants a permission they do not hold (domain §8). A user holds all permissions of
 * their role, whether or not the modules are in use; an API key holds its own.
 */
export async function refuseEscalation({ em, viewer }: Scope, granted: Permission[], field: string): Promise<void> {
  const own = await em.findOneOrFail(Role, { id: viewer.roleId });
  const held = viewer.apiKey ? viewer.permissions : own.permissions;
  if (granted.some(permission => !held.includes(permission))) throw new InvalidInput({ field, code: 'onlyWhatYouHold' });
}
