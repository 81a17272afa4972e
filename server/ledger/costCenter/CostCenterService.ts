import { ServiceOf } from '../../core/database/EntityService.ts';
import { CostCenter } from './CostCenter.ts';
import { costCenterRules } from './costCenter.rules.ts';

export class CostCenterService extends ServiceOf(CostCenter, costCenterRules) {}
