import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { Permission } from '../../../core/access/Permission.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import { ProductPrice } from './ProductPrice.ts';
import { productPricesOf } from './productPricesOf.ts';

@Resolver()
export class ProductPriceResolver {
  @Query(() => [ProductPrice], {
    nullable: true,
    description: 'What vendors last charged for a product to buy, the cheapest first; the twenty of whom it was ordered last.',
  })
  @Allow(Permission.PROCUREMENT)
  productPrices(@Ctx() { database, viewer }: Context, @Arg('productId', () => ID) productId: string): Promise<ProductPrice[]> {
    return database.inCompany(viewer!, em => productPricesOf(em, productId));
  }
}
