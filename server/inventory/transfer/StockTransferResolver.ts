import { Field, ID, InputType, Resolver } from 'type-graphql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Permission } from '../../core/access/Permission.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { stockTransferRules } from './stockTransfer.rules.ts';
import { StockTransfer } from './StockTransfer.ts';
import { StockTransferService, type StockTransferLineValues } from './StockTransferService.ts';

@InputType()
class StockTransferLineInput implements StockTransferLineValues {
  @Field(() => ID) productId!: string;
  @Field(() => ID, { nullable: true, description: 'Defaults to the batches that expire first.' }) batchId!: string | null;
  @Field(() => DecimalText) quantity!: string;
}

@InputType()
export class StockTransferInput extends InputOf(StockTransfer, stockTransferRules) {
  @Field(() => [StockTransferLineInput]) lines!: StockTransferLineInput[];
}

@InputType()
class FinishStockTransferInput extends RecordInput {
  @Field(() => [String], { nullable: true, description: 'One for each piece of a product that keeps them.' })
  serialNumbers!: string[] | null;
}

@Resolver()
export class StockTransferResolver extends CrudResolver({
  Entity: StockTransfer,
  plural: 'stockTransfers',
  Service: StockTransferService,
  filter: ['number', 'fromWarehouse', 'toWarehouse', 'status', 'doneAt', 'createdAt'],
  input: StockTransferInput,
}) {
  @CommandMutation(
    Permission.INVENTORY,
    StockTransfer,
    FinishStockTransferInput,
    'Transfers the stock and assigns the number; repeating it does nothing.',
  )
  finishStockTransfer(scope: Scope, { id, version, ...input }: FinishStockTransferInput) {
    return new StockTransferService(scope).finish(id, version, input);
  }

  @CommandMutation(Permission.INVENTORY, StockTransfer, RecordInput)
  cancelStockTransfer(scope: Scope, { id, version }: RecordInput) {
    return new StockTransferService(scope).cancel(id, version);
  }
}
