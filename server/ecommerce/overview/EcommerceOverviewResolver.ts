import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CalendarPeriod } from '../../core/graphql/CalendarPeriod.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { EcommerceOverview } from './EcommerceOverview.ts';
import { ecommerceOverviewOf } from './ecommerceOverviewOf.ts';

@Resolver()
export class EcommerceOverviewResolver {
  @Query(() => EcommerceOverview, { nullable: true })
  @Allow(Permission.ECOMMERCE)
  ecommerceOverview(
    @Arg('period', () => CalendarPeriod, { defaultValue: CalendarPeriod.ALL }) period: CalendarPeriod,
    @Ctx() context: Context,
  ): Promise<EcommerceOverview> {
    return ecommerceOverviewOf(context, period);
  }
}
