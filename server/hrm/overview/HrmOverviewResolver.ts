import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { HrmOverview } from './HrmOverview.ts';
import { hrmOverviewOf } from './hrmOverviewOf.ts';

@Resolver()
export class HrmOverviewResolver {
  @Query(() => HrmOverview, { nullable: true })
  @Allow(Permission.HRM)
  hrmOverview(
    @Arg('span', () => TimeSpan, { defaultValue: TimeSpan.LAST_30_DAYS }) span: TimeSpan,
    @Ctx() context: Context,
  ): Promise<HrmOverview> {
    return hrmOverviewOf(context, span);
  }
}
