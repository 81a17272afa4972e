import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { ApprovalDelegation } from './ApprovalDelegation.ts';
import { ApprovalDelegationService } from './ApprovalDelegationService.ts';

@Resolver()
export class ApprovalDelegationResolver extends CrudResolver({
  Entity: ApprovalDelegation,
  plural: 'approvalDelegations',
  Service: ApprovalDelegationService,
  filter: ['approver', 'delegate', 'startsOn', 'endsOn', 'isCurrent', 'updatedAt'],
}) {}
