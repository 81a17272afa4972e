import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { userCode } from '../../core/colleague/Colleague.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { command } from '../../core/graphql/command.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, PayloadOf } from '../../core/graphql/Payload.ts';
import { liveSessions } from '../../core/session/liveSessions.ts';
import { SessionType } from '../../core/session/SessionType.ts';
import { User } from './User.ts';
import { UserService } from './UserService.ts';

@InputType()
class RevokeUserSessionInput extends CommandInput {
  @Field(() => ID) userId!: string;
  @Field(() => ID) sessionId!: string;
}

const UserPayload = PayloadOf(User);

/** Where colleagues are signed in, for administrators. */
@Resolver()
export class UserSessionResolver {
  @Query(() => [SessionType], { nullable: true, description: 'Where a user of the company is signed in; nothing of anybody else.' })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  async userSessions(@Arg('userId', () => ID) userId: string, @Ctx() { database, viewer }: Context): Promise<SessionType[]> {
    if (typeOfId(userId) !== userCode) return [];
    return liveSessions(database.pool, { userId, companyId: viewer!.companyId }, viewer!.sessionId);
  }

  @Mutation(() => UserPayload, { description: 'Signs him out there, from the next request on.' })
  @Allow(Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON')
  revokeUserSession(
    @Arg('input', () => RevokeUserSessionInput) input: RevokeUserSessionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(
      context,
      info,
      input,
      async scope => ({ user: await new UserService(scope).endSession(input.userId, input.sessionId) }),
      { platform: true },
    );
  }
}
