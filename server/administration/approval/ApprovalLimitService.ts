import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Role } from '../role/Role.ts';
import { approvalLimitRules, type ApprovalLimitValues } from './approval.rules.ts';
import { ApprovalLimit } from './ApprovalLimit.ts';

/** Approval limits of roles, one for each kind of document. */
export class ApprovalLimitService extends ServiceOf(ApprovalLimit, approvalLimitRules) {
  protected override guard({ roleId }: ApprovalLimitValues, current?: ApprovalLimit) {
    return refuseInactive(this.em, [{ field: 'roleId', Entity: Role, id: roleId, before: current?.role.id }]);
  }
}
