import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { ApprovalLimit } from './ApprovalLimit.ts';
import { ApprovalLimitService } from './ApprovalLimitService.ts';

@Resolver()
export class ApprovalLimitResolver extends CrudResolver({
  Entity: ApprovalLimit,
  plural: 'approvalLimits',
  Service: ApprovalLimitService,
  filter: ['role', 'document', 'amount', 'updatedAt'],
}) {}
