import { Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { BooleanFilter, DateTimeFilter, DecimalFilter, IdFilter } from '../../core/graphql/filters.ts';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
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
  @Field(() => ID, { nullable: true, description: 'Without a batch, counts the stock in no batch.' }) batchId!: string | null;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => [String], { nullable: true, description: 'Of the pieces found, one for each piece of a product that keeps them.' })
  serialNumbers!: string[] | null;
}

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

  @CommandMutation(
    Permission.INVENTORY,
    StockCountLine,
    CountStockInput,
    'Records a counted quantity, together with the book quantity at that instant.',
  )
  countStock(scope: Scope, input: CountStockInput) {
    return new StockCountService(scope).count(input);
  }

  @CommandMutation(Permission.INVENTORY, StockCountLine, RecordInput, 'Clears the counted quantity of a line.')
  clearStockCountLine(scope: Scope, { id }: RecordInput) {
    return new StockCountService(scope).uncount(id);
  }

  @CommandMutation(
    Permission.INVENTORY,
    StockCount,
    RecordInput,
    'Posts the differences and assigns the number; posting again does nothing.',
  )
  postStockCount(scope: Scope, { id, version }: RecordInput) {
    return new StockCountService(scope).post(id, version);
  }

  @CommandMutation(Permission.INVENTORY, StockCount, RecordInput, 'Ends the counting of a blind count and shows what was expected.')
  closeStockCount(scope: Scope, { id, version }: RecordInput) {
    return new StockCountService(scope).close(id, version);
  }

  @CommandMutation(Permission.INVENTORY, StockCount, RecordInput)
  cancelStockCount(scope: Scope, { id, version }: RecordInput) {
    return new StockCountService(scope).cancel(id, version);
  }
}
