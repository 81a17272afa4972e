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

/** Operations on records of any type. */
@Resolver()
export class RecordResolver {
  @Query(() => [RecordName], { description: 'Names of records the viewer may read; at most 200.' })
  @Allow('SIGNED_IN')
  recordNames(@Arg('ids', () => [ID]) ids: string[], @Ctx() context: Context): Promise<RecordName[]> {
    return recordNames(context, ids);
  }

  @CommandMutation(['SIGNED_IN', 'API_KEY'], RestorePayload, DeleteInput, 'Restores deleted records of any type, within 30 days.')
  async restoreRecords(scope: Scope, input: DeleteInput) {
    return { restoredIds: await restoreRecords(scope, input.ids) };
  }
}
