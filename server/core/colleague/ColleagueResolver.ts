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

/** Whom somebody can choose, mention or assign in his company. */
@Resolver()
export class ColleagueResolver {
  /** Who works in the company, to choose an owner or to mention. */
  @Query(() => ColleagueConnection, { nullable: true })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'connection' })
  colleagues(@Args(() => ColleaguePage) _page: object): object {
    return compiled();
  }
}
