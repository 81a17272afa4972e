import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { CrmOverview } from './CrmOverview.ts';
import { crmOverviewOf } from './crmOverviewOf.ts';

@Resolver()
export class CrmOverviewResolver {
  @Query(() => CrmOverview, { nullable: true })
  @Allow(Permission.CRM)
  crmOverview(
    @Arg('span', () => TimeSpan, { defaultValue: TimeSpan.LAST_30_DAYS }) span: TimeSpan,
    @Ctx() context: Context,
  ): Promise<CrmOverview> {
    return crmOverviewOf(context, span);
  }
}
