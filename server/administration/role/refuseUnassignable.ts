import { InvalidInput } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { effectiveRights } from '../../core/rules/rightCodes.ts';
import { refuseEscalation } from './refuseEscalation.ts';
import { Role } from './Role.ts';

/** Throws InvalidInput roleId when the role is unknown, is the platform's own, or holds more than the viewer. */
export async function refuseUnassignable(scope: Scope, roleId: string): Promise<void> {
  const role = await scope.em.findOne(Role, { id: roleId, deletedAt: null });
  if (!role) throw new InvalidInput({ field: 'roleId', code: 'notFound' });
  if (role.isSuperAdmin && !scope.viewer.isSuperAdmin) throw new InvalidInput({ field: 'roleId', code: 'roleNotAssignable' });
  await refuseEscalation(scope, effectiveRights(role.permissions, role.rights), 'roleId');
}
