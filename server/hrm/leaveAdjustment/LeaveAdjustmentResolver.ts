import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { LeaveAdjustment } from './LeaveAdjustment.ts';
import { LeaveAdjustmentService } from './LeaveAdjustmentService.ts';

@Resolver()
export class LeaveAdjustmentResolver extends CrudResolver({
  Entity: LeaveAdjustment,
  plural: 'leaveAdjustments',
  Service: LeaveAdjustmentService,
  filter: ['employee', 'leaveType', 'kind', 'days', 'effectiveOn', 'updatedAt'],
}) {}
