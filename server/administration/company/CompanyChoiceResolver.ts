import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { companyChoices, type Choice } from './companyChoices.ts';

/** A company to choose from: only its id and name. */
@ObjectType()
@Allow(Permission.HRM, Permission.ADMINISTRATIVE_ROLES, 'SUPER_ADMIN')
class CompanyChoice implements Choice {
  @Field(() => ID) companyId!: string;
  @Field(() => String) name!: string;
}

@Resolver()
export class CompanyChoiceResolver {
  @Query(() => [CompanyChoice], {
    nullable: true,
    description: 'Companies whose records the viewer can choose from: their own; for SUPER_ADMIN the first 1000 by name.',
  })
  @Allow(Permission.HRM, Permission.ADMINISTRATIVE_ROLES, 'SUPER_ADMIN')
  companyChoices(
    @Arg('name', () => String, { nullable: true }) name: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<Choice[]> {
    return companyChoices(context, name);
  }
}
