import { EntityService } from '../../core/database/EntityService.ts';
import { CostCenter } from './CostCenter.ts';
import { costCenterRules } from './costCenter.rules.ts';

/** What is said of a cost center. */
export type CostCenterValues = Pick<CostCenter, 'description' | 'budget' | 'duration' | 'department' | 'status'>;

export class CostCenterService extends EntityService<CostCenter, CostCenterValues> {
  protected readonly Entity = CostCenter;
  protected readonly rules = costCenterRules;
}
