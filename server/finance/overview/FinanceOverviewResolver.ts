import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { FinanceOverview } from './FinanceOverview.ts';
import { financeOverviewOf } from './financeOverviewOf.ts';

@Resolver()
export class FinanceOverviewResolver {
  @Query(() => FinanceOverview, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  financeOverview(
    @Arg('span', () => TimeSpan, { defaultValue: TimeSpan.LAST_30_DAYS }) span: TimeSpan,
    @Ctx() context: Context,
  ): Promise<FinanceOverview> {
    return financeOverviewOf(context, span);
  }
}
