import { ServiceOf } from '../../core/record/EntityService.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { Department } from '../../staff/department/Department.ts';
import { CostCenter } from './CostCenter.ts';
import { costCenterRules, type CostCenterValues } from './costCenter.rules.ts';

/** Cost centers. An inactive department takes no new ones. */
export class CostCenterService extends ServiceOf(CostCenter, costCenterRules) {
  protected override guard({ departmentId }: CostCenterValues, current?: CostCenter) {
    return refuseInactive(this.em, [{ field: 'departmentId', Entity: Department, id: departmentId, before: current?.department.id }]);
  }
}
