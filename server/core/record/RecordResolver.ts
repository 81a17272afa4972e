import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { Context } from '../graphql/Context.ts';
import { DeleteInput, RestorePayload } from '../graphql/Payload.ts';
import { recordNames } from './recordNames.ts';
import { restoreRecords } from './restoreRecords.ts';

@ObjectType()
class RecordName {
  @Field(() => ID, { name: 'recordId' }) id!: string;
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

  @CommandMutation(['SIGNED_IN', 'API_KEY'], RestorePayload, DeleteInput, 'Undoes deletions, of records of any type, within 30 days.')
  async restoreRecords(scope: Scope, input: DeleteInput) {
    return { restoredIds: await restoreRecords(scope, input.ids) };
  }
}
