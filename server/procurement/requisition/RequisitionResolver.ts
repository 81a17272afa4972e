import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Requisition } from './Requisition.ts';
import { requisitionRules, type RequisitionLineValues } from './requisition.rules.ts';
import { RequisitionService } from './RequisitionService.ts';

@InputType()
class RequisitionLineInput implements RequisitionLineValues {
  @Field(() => ID) productId!: string;
  @Field(() => DecimalText, { description: 'At least 1.' }) quantity!: string;
  @Field(() => String, { nullable: true }) note!: string | null;
}

@InputType()
export class RequisitionInput extends InputOf(Requisition, requisitionRules) {
  @Field(() => [RequisitionLineInput]) lines!: RequisitionLineInput[];
}

@Resolver()
export class RequisitionResolver extends CrudResolver({
  Entity: Requisition,
  plural: 'requisitions',
  Service: RequisitionService,
  filter: [
    'number',
    'title',
    'department',
    'category',
    'vendorNames',
    'dueOn',
    'isSealed',
    'requisitionStatus',
    'status',
    'requestedBy',
    'approvedAt',
    'updatedAt',
  ],
  input: RequisitionInput,
}) {
  @CommandMutation(Permission.PROCUREMENT, Requisition, RecordInput, {
    action: 'APPROVE',
    description: 'Approves a requisition, so that it can be sent to vendors; repeating it does nothing.',
  })
  approveRequisition(scope: Scope, { id, version }: RecordInput) {
    return new RequisitionService(scope).approve(id, version);
  }

  @CommandMutation(Permission.PROCUREMENT, Requisition, RecordInput, 'Cancels a requisition for good; repeating it does nothing.')
  cancelRequisition(scope: Scope, { id, version }: RecordInput) {
    return new RequisitionService(scope).cancel(id, version);
  }
}
