import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { ProductSales } from './ProductSales.ts';
import { productSalesOf } from './productSalesOf.ts';

@Resolver()
export class ProductSalesResolver {
  @Query(() => ProductSales, { nullable: true })
  @Allow(Permission.INVENTORY)
  productSales(@Arg('productId', () => ID) productId: string, @Ctx() context: Context): Promise<ProductSales> {
    return productSalesOf(context, productId);
  }
}
