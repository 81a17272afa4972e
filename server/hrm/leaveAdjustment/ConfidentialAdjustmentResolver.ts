import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { ConfidentialAdjustment } from './ConfidentialAdjustment.ts';
import { ConfidentialAdjustmentService } from './ConfidentialAdjustmentService.ts';

@Resolver()
export class ConfidentialAdjustmentResolver extends CrudResolver({
  Entity: ConfidentialAdjustment,
  plural: 'confidentialAdjustments',
  Service: ConfidentialAdjustmentService,
  filter: ['employee', 'leaveType', 'kind', 'effectiveOn', 'updatedAt'],
}) {}
