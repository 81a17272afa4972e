import { Ctx, Field, FieldResolver, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { ProjectRate } from './ProjectRate.ts';
import { ProjectRateService } from './ProjectRateService.ts';

/** A position of the company by its title alone; the rest of it is for HRM. */
@ObjectType()
class BillingRole {
  @Field(() => ID) positionId!: string;
  @Field(() => String) title!: string;
}

@Resolver()
export class ProjectRateResolver extends CrudResolver({
  Entity: ProjectRate,
  plural: 'projectRates',
  Service: ProjectRateService,
  filter: ['project', 'user', 'rate', 'updatedAt'],
}) {
  @Query(() => [BillingRole], { description: 'Positions that users of the company hold, for rates by position.' })
  @Allow(Permission.PROJECT_MANAGEMENT)
  billingRoles(@Ctx() { database, viewer }: Context): Promise<BillingRole[]> {
    return database.inCompany(viewer!, em =>
      em.execute<BillingRole[]>(
        `select distinct p.id as "positionId", p.title from position p join employee e on e.company_id = p.company_id and e.position_id = p.id
         where p.company_id = noria_company() and p.deleted_at is null and e.user_id is not null and e.deleted_at is null
         order by p.title, p.id limit 500`,
      ),
    );
  }
}

/** Declared here because a relation belongs to the dependent side. */
@Resolver(() => Project)
export class ProjectRatesResolver {
  /** What its hours are billed at. */
  @FieldResolver(() => [ProjectRate])
  @Related((rate, project) => `${rate}.project_id = ${project}.id`)
  @Ordered({ createdAt: 'asc' })
  rates(): ProjectRate[] {
    return compiled();
  }
}
