import { Arg, Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { Context } from '../graphql/Context.ts';
import { CommandInput, DeleteInput, Payload, RestorePayload } from '../graphql/Payload.ts';
import { follow } from './followers.ts';
import { mentionableUsers } from './mentionableUsers.ts';
import { recordNames } from './recordNames.ts';
import { restoreRecords } from './restoreRecords.ts';

@ObjectType()
class RecordName {
  @Field(() => ID, { name: 'recordId' }) id!: string;
  @Field(() => String) name!: string;
}

@ObjectType()
class MentionableUser {
  @Field(() => ID, { name: 'userId' }) id!: string;
  @Field(() => String) name!: string;
}

@InputType()
class MentionableInput {
  @Field(() => ID, { nullable: true, description: 'The record; null for one that is still to be created.' }) recordId?: string | null;
  @Field(() => String, { nullable: true, description: 'Type of a record that is still to be created, such as `Task`.' }) type?:
    | string
    | null;
}

@InputType()
class FollowRecordInput extends CommandInput {
  @Field(() => ID, { description: 'A record that the viewer may read, of a type that has comments.' }) recordId!: string;
  @Field(() => Boolean, { defaultValue: true, description: 'Whether to follow it from now on.' }) follows!: boolean;
}

@ObjectType({ implements: Payload })
class FollowPayload extends Payload {
  @Field(() => Boolean, { nullable: true, description: 'Whether the viewer follows it now.' }) follows!: boolean | null;
}

/** Operations on records of any type. */
@Resolver()
export class RecordResolver {
  @Query(() => [RecordName], { description: 'Names of records the viewer may read; at most 200.' })
  @Allow('SIGNED_IN')
  recordNames(@Arg('ids', () => [ID]) ids: string[], @Ctx() context: Context): Promise<RecordName[]> {
    return recordNames(context, ids);
  }

  @Query(() => [MentionableUser], {
    nullable: true,
    description:
      'The first six active users, by name, whom a text of a record may mention: those who can open it. Asked by who may write it.',
  })
  @Allow('SIGNED_IN')
  mentionableUsers(
    @Arg('of', () => MentionableInput) of: MentionableInput,
    @Arg('search', () => String, { nullable: true, description: "Beginnings of words of a user's name." }) search:
      | string
      | null
      | undefined,
    @Ctx() { database, viewer }: Context,
  ): Promise<MentionableUser[]> {
    return database.inCompany(viewer!, em => mentionableUsers({ em, viewer: viewer! }, of, search ?? ''));
  }

  @CommandMutation('SIGNED_IN', FollowPayload, FollowRecordInput, {
    action: 'WRITE',
    description: 'Lets the viewer follow a record, or stop: followers are told of its comments and of its status.',
  })
  async followRecord(scope: Scope, { recordId, follows }: FollowRecordInput) {
    await follow(scope, recordId, follows);
    return { follows };
  }

  @CommandMutation(['SIGNED_IN', 'API_KEY'], RestorePayload, DeleteInput, 'Restores deleted records of any type, within 30 days.')
  async restoreRecords(scope: Scope, input: DeleteInput) {
    return { restoredIds: await restoreRecords(scope, input.ids) };
  }
}
