import { Ctx, Query, Resolver } from 'type-graphql';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import type { Context } from '../graphql/Context.ts';
import { EmptyPayload } from '../graphql/Payload.ts';
import type { Scope } from '../graphql/Scope.ts';
import { homeTilesOf, HomeTileType } from './HomeTiles.ts';
import * as inputs from './sessionInputs.ts';
import { SignInPayload, ViewerPayload } from './sessionPayloads.ts';
import { SessionType } from './SessionType.ts';

/** What every user may do with their own account. */
@Resolver()
export class AccountResolver {
  @Query(() => [SessionType], { description: "The viewer's own sessions, the current one first." })
  @Allow('SIGNED_IN')
  sessions(@Ctx() { session, viewer }: Context): Promise<SessionType[]> {
    return session.ownSessions.list(viewer!);
  }

  @Query(() => [HomeTileType], {
    nullable: true,
    description: "The tiles of the viewer's home page, in order; null for those of their modules.",
  })
  @Allow('SIGNED_IN')
  homeTiles(@Ctx() { database, viewer }: Context): Promise<HomeTileType[] | null> {
    return homeTilesOf(database, viewer!);
  }

  @CommandMutation(['SIGNED_IN', 'ENROLLING', 'IMPERSONATING'], EmptyPayload, inputs.SignOutInput, { platform: true })
  signOut({ em, viewer, context }: Scope, { dryRun }: inputs.SignOutInput) {
    const { cookies, ownSessions } = context.session;
    if (!dryRun) context.answerHeader('set-cookie', cookies.clear(cookies.session));
    return ownSessions.signOut(em, viewer, context.origin);
  }

  @CommandMutation('SIGNED_IN', EmptyPayload, inputs.RevokeSessionInput, { platform: true })
  revokeSession(scope: Scope, input: inputs.RevokeSessionInput) {
    return scope.context.session.ownSessions.revoke(scope, input);
  }

  @CommandMutation('SIGNED_IN', EmptyPayload, inputs.RevokeOtherSessionsInput, { platform: true })
  revokeOtherSessions(scope: Scope) {
    return scope.context.session.ownSessions.revokeOthers(scope);
  }

  @CommandMutation('SIGNED_IN', EmptyPayload, inputs.ResendConfirmationInput, { platform: true })
  resendConfirmation(scope: Scope) {
    return scope.context.session.confirmation.resend(scope);
  }

  @CommandMutation(['SIGNED_IN', 'ENROLLING', 'IMPERSONATING'], SignInPayload, inputs.UnlockInput, {
    description: 'Unlocks the screen with a new bearer token for the same session.',
    platform: true,
  })
  unlock(scope: Scope, input: inputs.UnlockInput) {
    return scope.context.session.account.unlock(scope, input);
  }

  @CommandMutation(Permission.ADMINISTRATIVE_ROLES, ViewerPayload, inputs.ChooseCurrencyInput, { platform: true })
  chooseCurrency(scope: Scope, input: inputs.ChooseCurrencyInput) {
    return scope.context.session.account.chooseCurrency(scope, input);
  }

  @CommandMutation('SIGNED_IN', ViewerPayload, inputs.UpdateProfileInput, { platform: true })
  updateProfile(scope: Scope, input: inputs.UpdateProfileInput) {
    return scope.context.session.account.updateProfile(scope, input);
  }

  @CommandMutation('SIGNED_IN', ViewerPayload, inputs.SetProfileImageInput, { platform: true })
  setProfileImage(scope: Scope, input: inputs.SetProfileImageInput) {
    return scope.context.session.account.setProfileImage(scope, input);
  }

  @CommandMutation('SIGNED_IN', EmptyPayload, inputs.ChangePasswordInput, { platform: true })
  changePassword(scope: Scope, input: inputs.ChangePasswordInput) {
    return scope.context.session.account.changePassword(scope, input);
  }

  @CommandMutation(['SIGNED_IN', 'ENROLLING'], ViewerPayload, inputs.UpdatePreferencesInput, { platform: true })
  updatePreferences(scope: Scope, input: inputs.UpdatePreferencesInput) {
    return scope.context.session.account.updatePreferences(scope, input);
  }
}
