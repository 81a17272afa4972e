import { Ctx, Field, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { isNearLimit, planUsage } from '../../core/plan/planLimits.ts';

enum PlanLimit {
  USERS = 'users',
  MODULES = 'modules',
  DASHBOARDS = 'dashboards',
  STORAGE = 'storage',
}
registerEnumType(PlanLimit, { name: 'PlanLimit', description: 'A limit of a plan; storage is in bytes.' });

/** The company's usage of one limit of its plan. */
@ObjectType()
class PlanUsage {
  @Field(() => PlanLimit) limit!: `${PlanLimit}`;
  /** For users, includes pending invitations. */
  @Field(() => Number) used!: number;
  /** Null for unlimited. */
  @Field(() => Number, { nullable: true }) allowed!: number | null;
  /** Whether 80 % or more is used. */
  @Field(() => Boolean) isNear!: boolean;
}

@Resolver()
export class PlanUsageResolver {
  /** The company's usage of each limit of its plan. */
  @Query(() => [PlanUsage], { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  async planUsage(@Ctx() { database, viewer }: Context): Promise<PlanUsage[]> {
    const usage = await database.inCompany(viewer!, planUsage);
    return usage.map(one => ({ ...one, isNear: isNearLimit(one) }));
  }
}
