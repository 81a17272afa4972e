import { Field, InputType, Resolver } from 'type-graphql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Permission } from '../../core/access/Permission.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { DealLineInput } from '../deal/dealLineInput.ts';
import { crmOrderRules } from './crmOrder.rules.ts';
import { CrmOrder, CrmOrderStatus } from './CrmOrder.ts';
import { CrmOrderService } from './CrmOrderService.ts';

@InputType()
export class CrmOrderInput extends InputOf(CrmOrder, crmOrderRules) {
  @Field(() => [DealLineInput]) lines!: DealLineInput[];
}

@Resolver()
export class CrmOrderResolver extends CrudResolver({
  Entity: CrmOrder,
  plural: 'crmOrders',
  Service: CrmOrderService,
  filter: ['number', 'customer', 'contact', 'owner', 'status', 'orderedOn', 'total', 'updatedAt'],
  input: CrmOrderInput,
}) {
  @CommandMutation(Permission.CRM, CrmOrder, RecordInput)
  confirmCrmOrder(scope: Scope, { id, version }: RecordInput) {
    return new CrmOrderService(scope).move(id, version, CrmOrderStatus.CONFIRMED);
  }

  @CommandMutation(Permission.CRM, CrmOrder, RecordInput)
  fulfilCrmOrder(scope: Scope, { id, version }: RecordInput) {
    return new CrmOrderService(scope).move(id, version, CrmOrderStatus.FULFILLED);
  }

  @CommandMutation(Permission.CRM, CrmOrder, RecordInput)
  cancelCrmOrder(scope: Scope, { id, version }: RecordInput) {
    return new CrmOrderService(scope).move(id, version, CrmOrderStatus.CANCELLED);
  }
}
