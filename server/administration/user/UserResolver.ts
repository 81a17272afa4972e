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
  /** Initial password; the user can change it. */
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
  @Field(() => String, { nullable: true, description: "The viewer's own password. Changing the address requires it, or a code." })
  password?: string | null;
  @Secret('PROOF')
  @Field(() => String, { nullable: true, description: "Code of the viewer's second factor, instead of the password." })
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

/** Values that can be set on many users at once. */
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

// Not a CrudResolver: a user is created with a password, and changing the status is a separate action.
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
    description: 'Changing the address requires the viewer to re-authenticate, notifies the old address and signs the user out everywhere.',
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

  @CommandMutation(
    [Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON'],
    User,
    RecordInput,
    'Signs the user out everywhere, from the next request on.',
  )
  endUserSessions(scope: Scope, { id }: RecordInput) {
    return new UserService(scope).endSessions(id);
  }

  @CommandMutation([Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON'], User, RecordInput, {
    description: 'Removes the authenticator app, passkeys and recovery codes of a user who has lost access, and signs them out everywhere.',
    action: 'WRITE',
  })
  resetSecondFactor(scope: Scope, { id, version }: RecordInput) {
    return new UserService(scope).resetSecondFactor(id, version);
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, DeletePayload, DeleteInput)
  async deleteUsers(scope: Scope, { ids }: DeleteInput) {
    return { deletedIds: await new UserService(scope).delete(ids) };
  }
}
