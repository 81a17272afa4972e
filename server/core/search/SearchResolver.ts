import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { FoundRecord } from './FoundRecord.ts';
import { searchRecords } from './searchRecords.ts';

/** The command palette's search. */
@Resolver()
export class SearchResolver {
  @Query(() => [FoundRecord], {
    description:
      'Finds records of every type the viewer may read, by number, name, phone number or e-mail address; best and latest first, at most 50.',
  })
  @Allow('SIGNED_IN')
  searchRecords(
    @Arg('text', () => String) text: string,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<FoundRecord[]> {
    return searchRecords(context, schema, text, first);
  }
}
