import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { command } from '../graphql/command.ts';
import type { Context } from '../graphql/Context.ts';
import { DeleteInput, RestorePayload } from '../graphql/Payload.ts';
import { recordNames } from './recordNames.ts';
import { restoreRecords } from './restoreRecords.ts';

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

  @Mutation(() => RestorePayload, { description: 'Undoes deletions, of records of any type, within 30 days.' })
  @Allow('SIGNED_IN', 'API_KEY')
  restoreRecords(
    @Arg('input', () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ restoredIds: await restoreRecords(scope, input.ids) }));
  }
}
