import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../core/access/Allow.ts';
import { Permission } from '../core/access/Permission.ts';
import type { Context } from '../core/graphql/Context.ts';
import { TimeSpan } from '../core/graphql/TimeSpan.ts';
import { AdministrationOverview } from './AdministrationOverview.ts';
import { overviewOf } from './overviewOf.ts';

@Resolver()
export class OverviewResolver {
  @Query(() => AdministrationOverview, { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  administrationOverview(
    @Arg('span', () => TimeSpan, { defaultValue: TimeSpan.LAST_30_DAYS }) span: TimeSpan,
    @Ctx() context: Context,
  ): Promise<AdministrationOverview> {
    return overviewOf(context, span);
  }
}
