import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { User } from '../user/User.ts';
import { approvalDelegationRules, type ApprovalDelegationValues } from './approval.rules.ts';
import { ApprovalDelegation } from './ApprovalDelegation.ts';

/** Delegations of approval limits. */
export class ApprovalDelegationService extends ServiceOf(ApprovalDelegation, approvalDelegationRules) {
  protected override guard({ approverId, delegateId }: ApprovalDelegationValues, current?: ApprovalDelegation) {
    return refuseInactive(this.em, [
      { field: 'approverId', Entity: User, id: approverId, before: current?.approver.id },
      { field: 'delegateId', Entity: User, id: delegateId, before: current?.delegate.id },
    ]);
  }
}
