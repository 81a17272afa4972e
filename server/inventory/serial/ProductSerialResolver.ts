import { Args, FieldResolver, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { StockSerial } from './StockSerial.ts';

const Serials = ConnectionOf(StockSerial);

/** Serial numbers of a product. */
@Resolver(() => InventoryProduct)
export class ProductSerialResolver {
  @FieldResolver(() => Serials, { description: 'Pieces that came with a serial number, by their number.' })
  @Allow(Permission.INVENTORY, Permission.PROCUREMENT)
  @Related((serial, product) => `${serial}.product_id = ${product}.id`)
  @Ordered({ number: 'asc' })
  serials(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
