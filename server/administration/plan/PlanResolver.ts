import { Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { Plan } from './Plan.ts';

@Resolver()
export class PlanResolver {
  /** Plans offered on the landing page and at sign-up. */
  @Query(() => [Plan], { nullable: true })
  @Allow('PUBLIC')
  @Reads({ kind: 'list', orderBy: 'rank', where: plan => `${plan}.listed` })
  plans(): Plan[] {
    return compiled();
  }

  /** Every plan, including the unlisted one. */
  @Query(() => [Plan], { nullable: true })
  @Allow('SUPER_ADMIN')
  @Reads({ kind: 'list', orderBy: 'rank' })
  allPlans(): Plan[] {
    return compiled();
  }
}
