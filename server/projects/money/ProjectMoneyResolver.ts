import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { ProjectMoney } from './ProjectMoney.ts';
import { projectMoneyOf } from './projectMoneyOf.ts';

@Resolver()
export class ProjectMoneyResolver {
  @Query(() => ProjectMoney, { nullable: true, description: 'What a project costs and brings in, net of tax.' })
  @Allow(Permission.PROJECT_MANAGEMENT, Permission.FINANCIAL_MANAGEMENT)
  projectMoney(@Ctx() { database, viewer }: Context, @Arg('projectId', () => ID) projectId: string): Promise<ProjectMoney | null> {
    return database.inCompany(viewer!, em => projectMoneyOf(em, viewer!, projectId));
  }
}
