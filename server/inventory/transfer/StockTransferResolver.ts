import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateTimeFilter, EnumFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput, PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { StockTransfer, StockTransferStatus } from './StockTransfer.ts';
import { StockTransferService, type StockTransferLineValues, type StockTransferValues } from './StockTransferService.ts';

@InputType()
class StockTransferLineInput implements StockTransferLineValues {
  @Field(() => ID) productId!: string;
  @Field(() => ID, { nullable: true, description: 'Without one, what expires first goes first.' }) batchId!: string | null;
  @Field(() => DecimalText) quantity!: string;
}

@InputType()
export class StockTransferInput extends CommandInput implements StockTransferValues {
  @Field(() => ID) fromWarehouseId!: string;
  @Field(() => ID) toWarehouseId!: string;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => [StockTransferLineInput]) lines!: StockTransferLineInput[];
}

const StockTransferStatusFilter = EnumFilter(StockTransferStatus, 'StockTransferStatus');

@InputType()
export class StockTransferFilter {
  @Field(() => StringFilter, { nullable: true }) number?: StringFilter;
  @Field(() => IdFilter, { nullable: true }) fromWarehouse?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) toWarehouse?: IdFilter;
  @Field(() => StockTransferStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) doneAt?: DateTimeFilter;
  @Field(() => DateTimeFilter, { nullable: true }) createdAt?: DateTimeFilter;
}

const Payload = PayloadOf(StockTransfer);

@Resolver()
export class StockTransferResolver extends CrudResolver({
  Entity: StockTransfer,
  plural: 'stockTransfers',
  Input: StockTransferInput,
  Filter: StockTransferFilter,
  Service: StockTransferService,
  permission: Permission.INVENTORY,
}) {
  @Mutation(() => Payload, { description: 'Carries everything over and draws the number; once more is harmless.' })
  @Allow(Permission.INVENTORY)
  finishStockTransfer(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, async scope => ({
      stockTransfer: await new StockTransferService(scope).finish(input.id, input.version),
    }));
  }

  @Mutation(() => Payload)
  @Allow(Permission.INVENTORY)
  cancelStockTransfer(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return command(context, info, input, async scope => ({
      stockTransfer: await new StockTransferService(scope).cancel(input.id, input.version),
    }));
  }
}
