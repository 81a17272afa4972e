import { Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { Plan } from './Plan.ts';

@Resolver()
export class PlanResolver {
  /** What the landing page and the sign-up offer. */
  @Query(() => [Plan], { nullable: true })
  @Allow('PUBLIC')
  @Reads({ kind: 'list', orderBy: 'rank', where: plan => `${plan}.listed` })
  plans(): Plan[] {
    return compiled();
  }

  /** Every plan, the unlisted one too. */
  @Query(() => [Plan], { nullable: true })
  @Allow('SUPER_ADMIN')
  @Reads({ kind: 'list', orderBy: 'rank' })
  allPlans(): Plan[] {
    return compiled();
  }
}
