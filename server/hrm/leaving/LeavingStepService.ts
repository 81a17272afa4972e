import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { leavingStepRules } from './leaving.rules.ts';
import { LeavingStep } from './LeavingStep.ts';

/** Steps of the template by which people leave. */
export class LeavingStepService extends ServiceOf(LeavingStep, leavingStepRules) {
  protected override guard({ assigneeId }: { assigneeId: string | null }, current?: LeavingStep) {
    return refuseInactive(this.em, [{ field: 'assigneeId', Entity: CompanyUser, id: assigneeId, before: current?.assignee?.id }]);
  }
}
