import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { LeaveType } from './LeaveType.ts';
import { LeaveTypeService } from './LeaveTypeService.ts';

@Resolver()
export class LeaveTypeResolver extends CrudResolver({
  Entity: LeaveType,
  plural: 'leaveTypes',
  Service: LeaveTypeService,
  filter: ['title', 'yearlyDays', 'carryOverDays', 'isUnpaid', 'isConfidential', 'status', 'updatedAt'],
}) {}
