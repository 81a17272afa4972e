import { Args, Field, ID, InputType, Query, Resolver, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { DateTimeFilter, EnumFilter, IdFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { acceptExpiredText } from './refuseExpired.ts';
import { StockAdjustmentService, type StockAdjustmentValues } from './StockAdjustmentService.ts';
import type { StockAdjustmentKindName } from './stockAdjustment.rules.ts';
import { StockMove, StockReason } from './StockMove.ts';

export enum StockAdjustmentKind {
  RECEIVE = 'RECEIVE',
  ADD = 'ADD',
  RETURN_FROM_CUSTOMER = 'RETURN_FROM_CUSTOMER',
  REMOVE = 'REMOVE',
  SCRAP = 'SCRAP',
  RETURN_TO_VENDOR = 'RETURN_TO_VENDOR',
}
registerEnumType(StockAdjustmentKind, { name: 'StockAdjustmentKind', description: 'What can happen to stock beside documents.' });
StockAdjustmentKind satisfies Record<StockAdjustmentKindName, string>;

@InputType()
class AdjustStockInput extends CommandInput implements StockAdjustmentValues {
  @Field(() => ID) productId!: string;
  @Field(() => ID, { nullable: true, description: 'The default warehouse when left out.' }) warehouseId!: string | null;
  @Field(() => StockAdjustmentKind) kind!: StockAdjustmentKind;
  @Field(() => DecimalText, { description: 'More than nothing, whichever way it goes.' }) quantity!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Of one that comes in; the average there when left out.' }) unitCost!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'Without one, what expires first goes first.' }) batchId!: string | null;
  @Field(() => String, { nullable: true, description: 'Of a perishable product that comes in: a batch that may be new.' }) batchNumber!:
    | string
    | null;
  @Field(() => DateOnly, { nullable: true }) manufacturedOn!: string | null;
  @Field(() => DateOnly, { nullable: true }) expiresOn!: string | null;
  @Field(() => String, { description: 'Why.' }) note!: string;
  @Field(() => Boolean, { nullable: true, description: acceptExpiredText }) acceptExpired!: boolean;
}

const StockReasonFilter = EnumFilter(StockReason, 'StockReason');

@InputType()
class StockMoveFilter {
  @Field(() => IdFilter, { nullable: true }) product?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) warehouse?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) batch?: IdFilter;
  @Field(() => StockReasonFilter, { nullable: true }) reason?: object;
  @Field(() => DateTimeFilter, { nullable: true }) movedAt?: DateTimeFilter;
  @Field(() => IdFilter, { nullable: true, description: 'The document that moved it.' }) sourceId?: IdFilter;
}

const Moves = ConnectionOf(StockMove);
const MovePage = ListArgs(StockMove, StockMoveFilter);

/** What is done with stock beside documents, and all that was ever moved. */
@Resolver()
export class StockAdjustmentResolver {
  @Query(() => Moves, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'connection' })
  stockMoves(@Args(() => MovePage) _page: object): object {
    return compiled();
  }

  @CommandMutation(Permission.INVENTORY, InventoryProduct, AdjustStockInput, 'Moves stock for a reason, and posts what it is worth.')
  adjustStock(scope: Scope, input: AdjustStockInput) {
    return new StockAdjustmentService(scope).do(input);
  }
}
