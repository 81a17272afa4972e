import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { refuseMany } from '../../core/database/severalAtOnce.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { matchingIds } from '../../core/graphql/select/matchingIds.ts';
import { Task } from '../task/Task.ts';
import { TaskFilter } from '../task/taskInputs.ts';
import { workloadTasks } from './workload.rules.ts';
import { TeamWorkload } from './TeamWorkload.ts';
import { workloadOf } from './workloadOf.ts';

/** How much work is planned for whom. */
@Resolver()
export class WorkloadResolver {
  @Query(() => TeamWorkload, {
    nullable: true,
    description: 'Hours planned for each member and week, from the open tasks that a list would show.',
  })
  @Allow(Permission.PROJECT_MANAGEMENT)
  projectWorkload(
    @Ctx() { database, viewer }: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('from', () => DateOnly, { nullable: true }) from?: string | null,
    @Arg('filter', () => TaskFilter, { nullable: true }) filter?: TaskFilter | null,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
  ): Promise<TeamWorkload> {
    return database.inCompany(viewer!, async em => {
      const open = { ...filter, isOpen: { eq: true } };
      const ids = await matchingIds({ em, viewer: viewer!, database }, schema, {
        Entity: Task,
        filter: open,
        search,
        limit: workloadTasks + 1,
      });
      refuseMany(ids, workloadTasks);
      return workloadOf(em, ids, from ?? null);
    });
  }
}
