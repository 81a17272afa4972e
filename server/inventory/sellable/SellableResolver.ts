import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { findSellables } from './findSellables.ts';
import { SellableConnection } from './SellableItem.ts';

@Resolver()
export class SellableResolver {
  @Query(() => SellableConnection, {
    nullable: true,
    description: 'Items of every kind that can be sold, found by words or by an exact code or barcode.',
  })
  @Allow(Permission.INVENTORY, Permission.FINANCIAL_MANAGEMENT)
  sellables(
    @Arg('search', () => String, { nullable: true }) search: string | null | undefined,
    @Arg('code', () => String, { nullable: true, description: 'A complete code or barcode, or the serial number of a piece in stock.' })
    code: string | null | undefined,
    @Arg('first', () => Int, { nullable: true, description: 'At most 100.' }) first: number | null | undefined,
    @Arg('after', () => String, { nullable: true }) after: string | null | undefined,
    @Ctx() { database, viewer }: Context,
  ): Promise<SellableConnection> {
    return database.inCompany(viewer!, em => findSellables(em, { search, code, first, after }));
  }
}
