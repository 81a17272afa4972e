import { Args, Field, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Colleague } from './Colleague.ts';
import { ActiveStatusFilter } from '../graphql/ActiveStatus.ts';
import { ConnectionOf, ListArgs } from '../graphql/Connection.ts';
import { IdFilter, StringFilter } from '../graphql/filters.ts';
import { compiled, Reads } from '../graphql/reads.ts';

@InputType()
class ColleagueFilter {
  @Field(() => IdFilter, { nullable: true }) id?: IdFilter;
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
}

const ColleagueConnection = ConnectionOf(Colleague);
const ColleaguePage = ListArgs(Colleague, ColleagueFilter);

/** The users someone can choose, mention or assign in their company. */
@Resolver()
export class ColleagueResolver {
  /** The company's users, for choosing an owner or mentioning someone. */
  @Query(() => ColleagueConnection, { nullable: true })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'connection' })
  colleagues(@Args(() => ColleaguePage) _page: object): object {
    return compiled();
  }
}
