import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { BooleanFilter, DateTimeFilter, DecimalFilter, IdFilter } from '../../core/graphql/filters.ts';
import { CommandInput, PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { StockCount } from './StockCount.ts';
import { StockCountLine } from './StockCountLine.ts';
import { StockCountService, type CountedValues } from './StockCountService.ts';

@InputType()
class StockCountLineFilter {
  @Field(() => IdFilter, { nullable: true }) count?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) product?: IdFilter;
  @Field(() => BooleanFilter, { nullable: true }) isCounted?: BooleanFilter;
  @Field(() => DecimalFilter, { nullable: true }) difference?: DecimalFilter;
  @Field(() => DateTimeFilter, { nullable: true }) countedAt?: DateTimeFilter;
}

@InputType()
class CountStockInput extends CommandInput implements CountedValues {
  @Field(() => ID) countId!: string;
  @Field(() => ID) productId!: string;
  @Field(() => ID, { nullable: true, description: 'Without one, what is in no batch.' }) batchId!: string | null;
  @Field(() => DecimalText) quantity!: string;
}

const Payload = PayloadOf(StockCount);
const LinePayload = PayloadOf(StockCountLine);
const Lines = ConnectionOf(StockCountLine);
const LinePage = ListArgs(StockCountLine, StockCountLineFilter);

@Resolver()
export class StockCountResolver extends CrudResolver({
  Entity: StockCount,
  plural: 'stockCounts',
  Service: StockCountService,
  filter: ['number', 'warehouse', 'status', 'postedAt', 'createdAt'],
}) {
  @Query(() => Lines, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'connection' })
  stockCountLines(@Args(() => LinePage) _page: object): object {
    return compiled();
  }

  @Mutation(() => LinePayload, { description: 'Writes what was counted, against what the books say at that instant.' })
  @Allow(Permission.INVENTORY)
  countStock(@Arg('input', () => CountStockInput) input: CountStockInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, async scope => ({ stockCountLine: await new StockCountService(scope).count(input) }));
  }

  @Mutation(() => LinePayload, { description: 'Takes back what was counted of a line.' })
  @Allow(Permission.INVENTORY)
  uncountStock(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, async scope => ({ stockCountLine: await new StockCountService(scope).uncount(input.id) }));
  }

  @Mutation(() => Payload, { description: 'Posts what was found less or more, and draws the number; once more is harmless.' })
  @Allow(Permission.INVENTORY)
  postStockCount(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, async scope => ({ stockCount: await new StockCountService(scope).post(input.id, input.version) }));
  }

  @Mutation(() => Payload)
  @Allow(Permission.INVENTORY)
  cancelStockCount(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, async scope => ({
      stockCount: await new StockCountService(scope).cancel(input.id, input.version),
    }));
  }
}
