import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, InputType, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
import { DealLineInput } from '../deal/dealLineInput.ts';
import { crmOrderRules } from './crmOrder.rules.ts';
import { CrmOrder, CrmOrderStatus } from './CrmOrder.ts';
import { CrmOrderService } from './CrmOrderService.ts';

@InputType()
export class CrmOrderInput extends InputOf(CrmOrder, crmOrderRules) {
  @Field(() => [DealLineInput]) lines!: DealLineInput[];
}

const Payload = PayloadOf(CrmOrder);

@Resolver()
export class CrmOrderResolver extends CrudResolver({
  Entity: CrmOrder,
  plural: 'crmOrders',
  Service: CrmOrderService,
  filter: ['number', 'customer', 'contact', 'owner', 'status', 'orderedOn', 'total', 'updatedAt'],
  input: CrmOrderInput,
}) {
  @Mutation(() => Payload)
  @Allow(Permission.CRM)
  confirmCrmOrder(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return move(context, info, input, CrmOrderStatus.CONFIRMED);
  }

  @Mutation(() => Payload)
  @Allow(Permission.CRM)
  fulfilCrmOrder(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return move(context, info, input, CrmOrderStatus.FULFILLED);
  }

  @Mutation(() => Payload)
  @Allow(Permission.CRM)
  cancelCrmOrder(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return move(context, info, input, CrmOrderStatus.CANCELLED);
  }
}

const move = (context: Context, info: GraphQLResolveInfo, input: RecordInput, to: CrmOrderStatus): Promise<object> =>
  command(context, info, input, async scope => ({ crmOrder: await new CrmOrderService(scope).move(input.id, input.version, to) }));
