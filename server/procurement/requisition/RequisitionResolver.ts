import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { RejectInput } from '../../administration/approval/RejectInput.ts';
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
  @Field(() => DecimalText, { nullable: true, description: 'Net of tax; the last price ordered, if omitted.' }) estimatedPrice!:
    | string
    | null;
  @Field(() => String, { nullable: true }) note!: string | null;
}

@InputType()
export class RequisitionInput extends InputOf(Requisition, requisitionRules) {
  @Field(() => [RequisitionLineInput]) lines!: RequisitionLineInput[];
}

@InputType()
class ApproveRequisitionInput extends RecordInput {
  @Field(() => String, { nullable: true, description: 'Needed above a cap that asks for approval.' }) overrideReason?: string | null;
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
  @CommandMutation(Permission.PROCUREMENT, Requisition, ApproveRequisitionInput, {
    action: 'APPROVE',
    description: 'Approves a requisition, so that it can be sent to vendors; repeating it does nothing.',
  })
  approveRequisition(scope: Scope, input: ApproveRequisitionInput) {
    return new RequisitionService(scope).approve(input);
  }

  @CommandMutation(
    Permission.PROCUREMENT,
    Requisition,
    RejectInput,
    'Sends a pending requisition back with a reason, until it is changed; who asked for it is notified.',
  )
  rejectRequisition(scope: Scope, input: RejectInput) {
    return new RequisitionService(scope).reject(input);
  }

  @CommandMutation(Permission.PROCUREMENT, Requisition, RecordInput, 'Cancels a requisition for good; repeating it does nothing.')
  cancelRequisition(scope: Scope, { id, version }: RecordInput) {
    return new RequisitionService(scope).cancel(id, version);
  }
}
