import { Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { LeaveRequest } from './LeaveRequest.ts';
import { LeaveRequestService } from './LeaveRequestService.ts';

@Resolver()
export class LeaveRequestResolver extends CrudResolver({
  Entity: LeaveRequest,
  plural: 'leaveRequests',
  Service: LeaveRequestService,
  filter: ['employee', 'leaveType', 'startsOn', 'endsOn', 'part', 'days', 'status', 'decidedAt', 'updatedAt'],
}) {
  @CommandMutation(Permission.HRM, LeaveRequest, RecordInput, 'Approves pending leave; repeating it does nothing.')
  approveLeaveRequest(scope: Scope, { id, version }: RecordInput) {
    return new LeaveRequestService(scope).approve(id, version);
  }

  @CommandMutation(Permission.HRM, LeaveRequest, RecordInput, {
    action: 'APPROVE',
    description: 'Refuses pending leave for good, which frees its days; repeating it does nothing.',
  })
  refuseLeaveRequest(scope: Scope, { id, version }: RecordInput) {
    return new LeaveRequestService(scope).refuse(id, version);
  }

  @CommandMutation(Permission.HRM, LeaveRequest, RecordInput, 'Cancels leave for good, which frees its days; repeating it does nothing.')
  cancelLeaveRequest(scope: Scope, { id, version }: RecordInput) {
    return new LeaveRequestService(scope).cancel(id, version);
  }
}
