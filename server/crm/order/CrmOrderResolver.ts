import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateFilter, DateTimeFilter, DecimalFilter, EnumFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput, PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { DealLineInput } from '../deal/dealLineInput.ts';
import { CrmOrder, CrmOrderStatus } from './CrmOrder.ts';
import { CrmOrderService, type CrmOrderValues } from './CrmOrderService.ts';

@InputType()
export class CrmOrderInput extends CommandInput implements CrmOrderValues {
  @Field(() => ID) customerId!: string;
  @Field(() => ID, { nullable: true }) contactId!: string | null;
  @Field(() => ID, { nullable: true }) ownerId!: string | null;
  @Field(() => String) description!: string;
  @Field(() => String) reason!: string;
  @Field(() => DateOnly, { nullable: true, description: 'Today when left out.' }) orderedOn!: string | null;
  @Field(() => DecimalText, { nullable: true }) orderValue!: string | null;
  @Field(() => DecimalText, { nullable: true }) estimatedBudget!: string | null;
  @Field(() => DecimalText, { defaultValue: '0' }) discountPercent!: string;
  @Field(() => [DealLineInput]) lines!: DealLineInput[];
}

const CrmOrderStatusFilter = EnumFilter(CrmOrderStatus, 'CrmOrderStatus');

@InputType()
export class CrmOrderFilter {
  @Field(() => StringFilter, { nullable: true }) number?: StringFilter;
  @Field(() => IdFilter, { nullable: true }) customer?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) contact?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) owner?: IdFilter;
  @Field(() => CrmOrderStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateFilter, { nullable: true }) orderedOn?: DateFilter;
  @Field(() => DecimalFilter, { nullable: true }) total?: DecimalFilter;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

const Payload = PayloadOf(CrmOrder);

@Resolver()
export class CrmOrderResolver extends CrudResolver({
  Entity: CrmOrder,
  plural: 'crmOrders',
  Input: CrmOrderInput,
  Filter: CrmOrderFilter,
  Service: CrmOrderService,
  permission: Permission.CRM,
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
