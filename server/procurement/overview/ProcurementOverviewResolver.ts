import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CalendarPeriod, periodDays } from '../../core/graphql/CalendarPeriod.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { spanDays, TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { ProcurementOverview } from './ProcurementOverview.ts';
import { procurementOverviewOf } from './procurementOverviewOf.ts';

@Resolver()
export class ProcurementOverviewResolver {
  @Query(() => ProcurementOverview, { nullable: true })
  @Allow(Permission.PROCUREMENT)
  procurementOverview(
    @Arg('period', () => CalendarPeriod, { defaultValue: 'MONTHLY' }) period: CalendarPeriod,
    @Arg('span', () => TimeSpan, { nullable: true, description: 'Taken instead of the period, as by the other dashboards.' })
    span: TimeSpan | null,
    @Ctx() context: Context,
  ): Promise<ProcurementOverview> {
    return procurementOverviewOf(context, span ? spanDays(span) : periodDays(period));
  }
}
