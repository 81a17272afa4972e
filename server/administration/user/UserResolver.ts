import { Arg, Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { BulkResolver } from '../../core/bulk/BulkResolver.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { BooleanFilter, DateTimeFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput, DeleteInput, DeletePayload, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { User } from './User.ts';
import { UserService, type UserValues } from './UserService.ts';

@InputType()
class CreateUserInput extends CommandInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => ID) roleId!: string;
  /** The first one; its owner changes it. */
  @Secret()
  @Field(() => String)
  password!: string;
}

@InputType()
class UpdateUserInput extends RecordInput {
  @Field(() => String, { nullable: true }) name?: string;
  @Field(() => String, { nullable: true }) email?: string;
  @Field(() => ID, { nullable: true }) roleId?: string;
  @Secret('PROOF')
  @Field(() => String, { nullable: true, description: "The viewer's own: another address wants it, or a code." })
  password?: string | null;
  @Secret('PROOF')
  @Field(() => String, { nullable: true, description: "Of the viewer's second factor, in place of the password." })
  code?: string | null;
}

@InputType()
class AssignRoleInput extends CommandInput {
  @Field(() => ID) userId!: string;
  @Field(() => ID) roleId!: string;
}

@InputType()
class SetUserStatusInput extends RecordInput {
  @Field(() => ActiveStatus) status!: ActiveStatus;
}

/** What many users can be given at once. */
@InputType()
class UserChangesInput implements Pick<UserValues, 'roleId'> {
  @Field(() => ID) roleId!: string;
}

@InputType()
class UserFilter {
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) email?: StringFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => IdFilter, { nullable: true }) role?: IdFilter;
  @Field(() => DateTimeFilter, { nullable: true }) lastSignInAt?: DateTimeFilter;
  @Field(() => BooleanFilter, { nullable: true }) hasSecondFactor?: BooleanFilter;
}

const UserConnection = ConnectionOf(User);
const UserPage = ListArgs(User, UserFilter);

// By hand, not by CrudResolver: a user is made with a password, and its status is a action of its own.
@Resolver()
export class UserResolver extends BulkResolver({
  Entity: User,
  Input: UserChangesInput,
  Filter: UserFilter,
  Service: UserService,
}) {
  @Query(() => User, { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  @Reads({ kind: 'record' })
  user(@Arg('id', () => ID) _id: string): User {
    return compiled();
  }

  @Query(() => UserConnection, { nullable: true })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  @Reads({ kind: 'connection' })
  users(@Args(() => UserPage) _page: object): object {
    return compiled();
  }

  @CommandMutation([Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON'], User, CreateUserInput)
  createUser(scope: Scope, input: CreateUserInput) {
    return new UserService(scope).createWithPassword(input);
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, User, UpdateUserInput, {
    description: 'Another address wants a fresh proof of the viewer, is told to the old one, and signs the user out everywhere.',
    platform: true,
  })
  updateUser(scope: Scope, input: UpdateUserInput) {
    return new UserService(scope).update(input);
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, User, AssignRoleInput)
  assignRole(scope: Scope, { userId, roleId }: AssignRoleInput) {
    return new UserService(scope).assignRole(userId, roleId);
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, User, SetUserStatusInput)
  setUserStatus(scope: Scope, { id, status, version }: SetUserStatusInput) {
    return new UserService(scope).setStatus(id, status, version);
  }

  @CommandMutation([Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON'], User, RecordInput, 'Signs him out everywhere, from the next request on.')
  endUserSessions(scope: Scope, { id }: RecordInput) {
    return new UserService(scope).endSessions(id);
  }

  @CommandMutation(
    [Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON'],
    User,
    RecordInput,
    'For a user who has lost it: the authenticator app, passkeys and recovery codes are gone, and he is signed out everywhere.',
  )
  resetSecondFactor(scope: Scope, { id, version }: RecordInput) {
    return new UserService(scope).resetSecondFactor(id, version);
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, DeletePayload, DeleteInput)
  async deleteUsers(scope: Scope, { ids }: DeleteInput) {
    return { deletedIds: await new UserService(scope).delete(ids) };
  }
}
