import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { BulkResolver } from '../../core/bulk/BulkResolver.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { command } from '../../core/graphql/command.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { BooleanFilter, DateTimeFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput, DeleteInput, DeletePayload, PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
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
const UserPayload = PayloadOf(User);

// By hand, not by CrudResolver: a user is made with a password, and its status is a deed of its own.
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

  @Mutation(() => UserPayload)
  @Allow(Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON')
  createUser(
    @Arg('input', () => CreateUserInput) input: CreateUserInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ user: await new UserService(scope).createWithPassword(input) }));
  }

  @Mutation(() => UserPayload, {
    description: 'Another address wants a fresh proof of the viewer, is told to the old one, and signs the user out everywhere.',
  })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  updateUser(
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ user: await new UserService(scope).update(input) }), { platform: true });
  }

  @Mutation(() => UserPayload)
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  assignRole(
    @Arg('input', () => AssignRoleInput) input: AssignRoleInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ user: await new UserService(scope).assignRole(input.userId, input.roleId) }));
  }

  @Mutation(() => UserPayload)
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  setUserStatus(
    @Arg('input', () => SetUserStatusInput) input: SetUserStatusInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({
      user: await new UserService(scope).setStatus(input.id, input.status, input.version),
    }));
  }

  @Mutation(() => UserPayload, { description: 'Signs him out everywhere, from the next request on.' })
  @Allow(Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON')
  endUserSessions(
    @Arg('input', () => RecordInput) input: RecordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ user: await new UserService(scope).endSessions(input.id) }));
  }

  @Mutation(() => UserPayload, {
    description:
      'For a user who has lost it: the authenticator app, passkeys and recovery codes are gone, and he is signed out everywhere.',
  })
  @Allow(Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON')
  resetSecondFactor(
    @Arg('input', () => RecordInput) input: RecordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({
      user: await new UserService(scope).resetSecondFactor(input.id, input.version),
    }));
  }

  @Mutation(() => DeletePayload)
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  deleteUsers(
    @Arg('input', () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ deletedIds: await new UserService(scope).delete(input.ids) }));
  }
}
