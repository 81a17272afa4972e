import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { ProjectOverview } from './ProjectOverview.ts';
import { projectOverviewOf } from './projectOverviewOf.ts';

@Resolver()
export class ProjectOverviewResolver {
  @Query(() => ProjectOverview, { nullable: true })
  @Allow(Permission.PROJECT_MANAGEMENT)
  projectOverview(
    @Arg('span', () => TimeSpan, { defaultValue: TimeSpan.LAST_30_DAYS }) span: TimeSpan,
    @Ctx() context: Context,
  ): Promise<ProjectOverview> {
    return projectOverviewOf(context, span);
  }
}
