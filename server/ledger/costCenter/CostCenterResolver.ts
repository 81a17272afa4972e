import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CostCenter } from './CostCenter.ts';
import { CostCenterService } from './CostCenterService.ts';

@Resolver()
export class CostCenterResolver extends CrudResolver({
  Entity: CostCenter,
  plural: 'costCenters',
  Service: CostCenterService,
  filter: ['description', 'department', 'budget', 'status'],
}) {}
