import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { command } from '../graphql/command.ts';
import type { Context } from '../graphql/Context.ts';
import { EmptyPayload, type CommandInput } from '../graphql/Payload.ts';
import type { Scope } from '../graphql/Scope.ts';
import * as inputs from './sessionInputs.ts';
import { SignInPayload, ViewerPayload } from './sessionPayloads.ts';
import { SessionType } from './SessionType.ts';

/** What everybody may do to his own account. */
@Resolver()
export class AccountResolver {
  @Query(() => [SessionType], { description: "The viewer's own, the one in use first." })
  @Allow('SIGNED_IN')
  sessions(@Ctx() { session, viewer }: Context): Promise<SessionType[]> {
    return session.ownSessions.list(viewer!);
  }

  @Mutation(() => EmptyPayload)
  @Allow('SIGNED_IN', 'ENROLLING', 'VISITING')
  signOut(
    @Arg('input', () => inputs.SignOutInput) input: inputs.SignOutInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return own(context, info, input, async ({ em, viewer }) => {
      if (!input.dryRun) context.answerHeader('set-cookie', context.session.cookies.clear(context.session.cookies.session));
      return context.session.ownSessions.signOut(em, viewer, context.origin);
    });
  }

  @Mutation(() => EmptyPayload)
  @Allow('SIGNED_IN')
  revokeSession(
    @Arg('input', () => inputs.RevokeSessionInput) input: inputs.RevokeSessionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return own(context, info, input, scope => context.session.ownSessions.revoke(scope, input));
  }

  @Mutation(() => EmptyPayload)
  @Allow('SIGNED_IN')
  revokeOtherSessions(
    @Arg('input', () => inputs.RevokeOtherSessionsInput) input: inputs.RevokeOtherSessionsInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return own(context, info, input, scope => context.session.ownSessions.revokeOthers(scope));
  }

  @Mutation(() => EmptyPayload)
  @Allow('SIGNED_IN')
  resendConfirmation(
    @Arg('input', () => inputs.ResendConfirmationInput) input: inputs.ResendConfirmationInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return own(context, info, input, scope => context.session.confirmation.resend(scope));
  }

  @Mutation(() => SignInPayload, { description: 'Leaves the lock screen with a fresh bearer of the same session.' })
  @Allow('SIGNED_IN', 'ENROLLING', 'VISITING')
  unlock(
    @Arg('input', () => inputs.UnlockInput) input: inputs.UnlockInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return own(context, info, input, scope => context.session.account.unlock(scope, input));
  }

  @Mutation(() => ViewerPayload)
  @Allow(Permission.ADMINISTRATIVE_ROLES)
  chooseCurrency(
    @Arg('input', () => inputs.ChooseCurrencyInput) input: inputs.ChooseCurrencyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return own(context, info, input, scope => context.session.account.chooseCurrency(scope, input));
  }

  @Mutation(() => ViewerPayload)
  @Allow('SIGNED_IN')
  updateProfile(
    @Arg('input', () => inputs.UpdateProfileInput) input: inputs.UpdateProfileInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return own(context, info, input, scope => context.session.account.updateProfile(scope, input));
  }

  @Mutation(() => ViewerPayload)
  @Allow('SIGNED_IN')
  setProfileImage(
    @Arg('input', () => inputs.SetProfileImageInput) input: inputs.SetProfileImageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return own(context, info, input, scope => context.session.account.setProfileImage(scope, input));
  }

  @Mutation(() => EmptyPayload)
  @Allow('SIGNED_IN')
  changePassword(
    @Arg('input', () => inputs.ChangePasswordInput) input: inputs.ChangePasswordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return own(context, info, input, scope => context.session.account.changePassword(scope, input));
  }

  @Mutation(() => ViewerPayload)
  @Allow('SIGNED_IN', 'ENROLLING')
  updatePreferences(
    @Arg('input', () => inputs.UpdatePreferencesInput) input: inputs.UpdatePreferencesInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return own(context, info, input, scope => context.session.account.updatePreferences(scope, input));
  }
}

/** A command on the platform's own tables. */
const own = (context: Context, info: GraphQLResolveInfo, input: CommandInput, work: (scope: Scope) => Promise<object>) =>
  command(context, info, input, async scope => ({ ...(await work(scope)) }), { platform: true });
