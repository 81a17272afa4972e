import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { stockTransferRules } from './stockTransfer.rules.ts';
import { StockTransfer } from './StockTransfer.ts';
import { StockTransferService, type StockTransferLineValues } from './StockTransferService.ts';

@InputType()
class StockTransferLineInput implements StockTransferLineValues {
  @Field(() => ID) productId!: string;
  @Field(() => ID, { nullable: true, description: 'Without one, what expires first goes first.' }) batchId!: string | null;
  @Field(() => DecimalText) quantity!: string;
}

@InputType()
export class StockTransferInput extends InputOf(StockTransfer, stockTransferRules) {
  @Field(() => [StockTransferLineInput]) lines!: StockTransferLineInput[];
}

const Payload = PayloadOf(StockTransfer);

@Resolver()
export class StockTransferResolver extends CrudResolver({
  Entity: StockTransfer,
  plural: 'stockTransfers',
  Service: StockTransferService,
  filter: ['number', 'fromWarehouse', 'toWarehouse', 'status', 'doneAt', 'createdAt'],
  input: StockTransferInput,
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
