import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { effectiveRights, type RightCode } from '../../core/rules/rightCodes.ts';
import { Role } from './Role.ts';

/**
 * Throws InvalidInput onlyWhatYouHold when the viewer grants a right they do not hold (domain §8). A user holds all rights of their role,
 * whether or not the modules are in use; an API key holds its own.
 */
export async function refuseEscalation({ em, viewer }: Scope, granted: RightCode[], field: string): Promise<void> {
  const own = await em.findOneOrFail(Role, { id: viewer.roleId });
  const held = viewer.apiKey ? viewer.rights : effectiveRights(own.permissions, own.rights);
  if (granted.some(right => !held.includes(right))) throw new InvalidInput({ field, code: 'onlyWhatYouHold' });
}
