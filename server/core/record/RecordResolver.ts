import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { recordNames } from './recordNames.ts';

@ObjectType()
class RecordName {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
}

/** What is asked and done of records of any type. */
@Resolver()
export class RecordResolver {
  @Query(() => [RecordName], { description: 'What records are called, as far as the viewer may read them; at most 200.' })
  @Allow('SIGNED_IN')
  recordNames(@Arg('ids', () => [ID]) ids: string[], @Ctx() context: Context): Promise<RecordName[]> {
    return recordNames(context, ids);
  }
}
