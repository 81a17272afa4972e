import { refuseMorePrivileged } from '../../core/access/refuseMorePrivileged.ts';
import { ServiceOf, type Changes } from '../../core/database/EntityService.ts';
import { Refused } from '../../core/errors.ts';
import { lockCompany, refuseWithoutAdministrator } from '../company/lockCompany.ts';
import { refuseEscalation } from './refuseEscalation.ts';
import { Role } from './Role.ts';
import { roleRules, type RoleValues } from './role.rules.ts';

/** Roles (domain §8). Viewers cannot grant or revoke what they do not hold, and one administrator always remains. */
export class RoleService extends ServiceOf(Role, roleRules) {
  protected override async guard({ permissions, status }: RoleValues, current?: Role): Promise<void> {
    if (current?.isSuperAdmin) throw new Refused('roleNotAssignable');
    const granted = permissions.filter(permission => !current?.permissions.includes(permission));
    await refuseEscalation(this.scope, granted, 'permissions');
    // A change of status or a removed permission grants or revokes what the role already held.
    const isTaken = current?.permissions.some(permission => !permissions.includes(permission));
    if (current && (isTaken || status !== current.status)) await refuseMorePrivileged(this.scope, current.id);
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
