import { Args, Field, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { Colleague } from './Colleague.ts';

@InputType()
class ColleagueFilter {
  @Field(() => IdFilter, { nullable: true }) id?: IdFilter;
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
}

const ColleagueConnection = ConnectionOf(Colleague);
const ColleaguePage = ListArgs(Colleague, ColleagueFilter);

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
