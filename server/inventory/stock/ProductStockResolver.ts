import { Args, FieldResolver, Resolver } from 'type-graphql';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { StockBatchLevel } from './StockBatch.ts';
import { StockLevel } from './StockLevel.ts';
import { StockMove } from './StockMove.ts';

const Moves = ConnectionOf(StockMove);

/** Stock levels and stock moves of a product. */
@Resolver(() => InventoryProduct)
export class ProductStockResolver {
  @FieldResolver(() => [StockLevel], { description: 'Stock level in each warehouse.' })
  @Related((level, product) => `${level}.product_id = ${product}.id and (${level}.on_hand > 0 or ${level}.moved_at is not null)`)
  stockLevels(): object[] {
    return compiled();
  }

  @FieldResolver(() => [StockBatchLevel], { description: 'Batches with stock on hand.' })
  @Related((level, product) => `${level}.product_id = ${product}.id and ${level}.on_hand > 0`)
  stockBatchLevels(): object[] {
    return compiled();
  }

  @FieldResolver(() => Moves, { description: 'Newest first.' })
  @Related((move, product) => `${move}.product_id = ${product}.id`)
  stockMoves(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
