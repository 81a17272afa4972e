import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CalendarPeriod, periodDays } from '../../core/graphql/CalendarPeriod.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { spanDays, TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { EcommerceOverview } from './EcommerceOverview.ts';
import { ecommerceOverviewOf } from './ecommerceOverviewOf.ts';

@Resolver()
export class EcommerceOverviewResolver {
  @Query(() => EcommerceOverview, { nullable: true })
  @Allow(Permission.ECOMMERCE)
  ecommerceOverview(
    @Arg('period', () => CalendarPeriod, { defaultValue: CalendarPeriod.ALL }) period: CalendarPeriod,
    @Arg('span', () => TimeSpan, { nullable: true, description: 'Taken instead of the period, as by the other dashboards.' })
    span: TimeSpan | null,
    @Ctx() context: Context,
  ): Promise<EcommerceOverview> {
    return ecommerceOverviewOf(context, span ? spanDays(span) : periodDays(period));
  }
}
