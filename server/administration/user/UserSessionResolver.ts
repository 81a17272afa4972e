import { Arg, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { userCode } from '../../core/companyUser/CompanyUser.ts';
import { typeOfId } from '../../core/database/ids.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { liveSessions } from '../../core/session/liveSessions.ts';
import { SessionType } from '../../core/session/SessionType.ts';
import { User } from './User.ts';
import { UserService } from './UserService.ts';

@InputType()
class RevokeUserSessionInput extends CommandInput {
  @Field(() => ID) userId!: string;
  @Field(() => ID) sessionId!: string;
}

/** Sessions of the company's users, for administrators. */
@Resolver()
export class UserSessionResolver {
  @Query(() => [SessionType], { nullable: true, description: 'Live sessions of a user of the company; empty for anyone else.' })
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  async userSessions(@Arg('userId', () => ID) userId: string, @Ctx() { database, viewer }: Context): Promise<SessionType[]> {
    if (typeOfId(userId) !== userCode) return [];
    return liveSessions(database.pool, { userId, companyId: viewer!.companyId }, viewer!.sessionId);
  }

  @CommandMutation([Permission.ADMINISTRATIVE_ROLES, 'IN_PERSON'], User, RevokeUserSessionInput, {
    description: 'Ends this session of the user, from the next request on.',
    platform: true,
    action: 'WRITE',
  })
  revokeUserSession(scope: Scope, { userId, sessionId }: RevokeUserSessionInput) {
    return new UserService(scope).endSession(userId, sessionId);
  }
}
