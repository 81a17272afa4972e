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
registerEnumType(StockAdjustmentKind, { name: 'StockAdjustmentKind', description: 'Stock movements made without a document.' });
StockAdjustmentKind satisfies Record<StockAdjustmentKindName, string>;

@InputType()
class AdjustStockInput extends CommandInput implements StockAdjustmentValues {
  @Field(() => ID) productId!: string;
  @Field(() => ID, { nullable: true, description: 'Defaults to the default warehouse.' }) warehouseId!: string | null;
  @Field(() => StockAdjustmentKind) kind!: StockAdjustmentKind;
  @Field(() => DecimalText, { description: 'More than 0, in either direction.' }) quantity!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Per incoming unit; defaults to the current average cost.' }) unitCost!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'Defaults to the batches that expire first.' }) batchId!: string | null;
  @Field(() => String, { nullable: true, description: 'For incoming perishable products; creates the batch if it is new.' }) batchNumber!:
    | string
    | null;
  @Field(() => DateOnly, { nullable: true }) manufacturedOn!: string | null;
  @Field(() => DateOnly, { nullable: true }) expiresOn!: string | null;
  @Field(() => [String], { nullable: true, description: 'One for each piece of a product that keeps them.' })
  serialNumbers!: string[] | null;
  @Field(() => String, { description: 'Reason for the adjustment.' }) note!: string;
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
const MovePage = ListArgs(StockMove, StockMoveFilter, ['id', 'product', 'sourceId']);

/** Stock adjustments, and the history of all stock moves. */
@Resolver()
export class StockAdjustmentResolver {
  @Query(() => Moves, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'connection' })
  stockMoves(@Args(() => MovePage) _page: object): object {
    return compiled();
  }

  @CommandMutation(
    Permission.INVENTORY,
    InventoryProduct,
    AdjustStockInput,
    'Adjusts stock for a reason and posts its value to the ledger.',
  )
  adjustStock(scope: Scope, input: AdjustStockInput) {
    return new StockAdjustmentService(scope).do(input);
  }
}
