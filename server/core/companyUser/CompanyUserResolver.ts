import { Args, Field, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CompanyUser } from './CompanyUser.ts';
import { ActiveStatusFilter } from '../graphql/ActiveStatus.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import { IdFilter, StringFilter } from '../graphql/filters.ts';
import { compiled, Reads } from '../graphql/reads.ts';

@InputType()
class CompanyUserFilter {
  @Field(() => IdFilter, { nullable: true }) id?: IdFilter;
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
}

const CompanyUserConnection = ConnectionOf(CompanyUser);
const CompanyUserPage = ListArgs(CompanyUser, CompanyUserFilter);

/** The users someone can choose, mention or assign in their company. */
@Resolver()
export class CompanyUserResolver {
  /** The company's users, for choosing an owner or mentioning someone. */
  @Query(() => CompanyUserConnection, { nullable: true })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'connection' })
  companyUsers(@Args(() => CompanyUserPage) _page: object): object {
    return compiled();
  }
}
