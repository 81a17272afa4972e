import { refuseMorePrivileged } from '../../core/access/refuseMorePrivileged.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { Refused } from '../../core/errors.ts';
import { effectiveRights, storedRights } from '../../core/rules/rightCodes.ts';
import { lockCompany, refuseWithoutAdministrator } from '../company/lockCompany.ts';
import { refuseEscalation } from './refuseEscalation.ts';
import { Role } from './Role.ts';
import { roleRules, type RoleValues } from './role.rules.ts';

/** Roles (domain §8). Viewers cannot grant or revoke what they do not hold, and one administrator always remains. */
export class RoleService extends ServiceOf(Role, roleRules) {
  protected override async guard({ permissions, rights, status }: RoleValues, current?: Role): Promise<void> {
    if (current?.isSuperAdmin) throw new Refused('roleNotAssignable');
    const before = current ? effectiveRights(current.permissions, current.rights) : [];
    const after = effectiveRights(permissions, rights);
    const granted = after.filter(right => !before.includes(right));
    await refuseEscalation(this.scope, granted, 'permissions');
    // A change of status or a right taken away grants or revokes what the role already held.
    const isTaken = before.some(right => !after.includes(right));
    if (current && (isTaken || status !== current.status)) await refuseMorePrivileged(this.scope, current.id);
  }

  protected override async derive({ permissions, rights }: RoleValues) {
    return { rights: storedRights(permissions, rights) };
  }

  override async update(changes: Changes<RoleValues>): Promise<Role> {
    await lockCompany(this.em);
    const role = await super.update(changes);
    await refuseWithoutAdministrator(this.em);
    return role;
  }

  protected override async guardDelete(role: Role): Promise<void> {
    if (role.isSuperAdmin) throw new Refused('roleNotAssignable');
    await refuseMorePrivileged(this.scope, role.id);
  }
}
