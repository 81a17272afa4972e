import { Ctx, Query, Resolver } from 'type-graphql';
import { PublicMutation } from './PublicMutation.ts';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { EmptyPayload } from '../graphql/Payload.ts';
import { admitted } from './admitted.ts';
import { Installation, installationFor } from './Installation.ts';
import { ConfirmEmailInput, RequestPasswordResetInput, ResetPasswordInput, SignInInput, SignUpInput } from './sessionInputs.ts';
import { SignInPayload } from './sessionPayloads.ts';
import { shownViewer, ViewerType } from './ViewerType.ts';

/** Operations available before signing in. */
@Resolver()
export class SessionResolver {
  @Query(() => ViewerType, { nullable: true, description: 'The signed-in user; null if nobody is signed in.' })
  @Allow('PUBLIC')
  viewer(@Ctx() { viewer }: Context): ViewerType | null {
    return viewer && shownViewer(viewer);
  }

  @Query(() => Installation)
  @Allow('PUBLIC')
  installation(@Ctx() context: Context): Promise<Installation> {
    return installationFor(context);
  }

  @PublicMutation(SignInPayload, SignInInput)
  async signIn(context: Context, input: SignInInput) {
    return admitted(context, await context.session.signIn.signIn(input, context.origin));
  }

  @PublicMutation(SignInPayload, SignUpInput)
  async signUp(context: Context, input: SignUpInput) {
    return admitted(context, await context.session.signUp.signUp(input, context.origin, context.language));
  }

  @PublicMutation(EmptyPayload, RequestPasswordResetInput, 'Succeeds whether or not the account exists.')
  requestPasswordReset(context: Context, input: RequestPasswordResetInput) {
    return context.session.passwordReset.request(input, context.origin, input.dryRun);
  }

  @PublicMutation(EmptyPayload, ResetPasswordInput)
  resetPassword(context: Context, input: ResetPasswordInput) {
    return context.session.passwordReset.reset(input, context.origin, input.dryRun);
  }

  @PublicMutation(EmptyPayload, ConfirmEmailInput)
  confirmEmail(context: Context, input: ConfirmEmailInput) {
    return context.session.confirmation.confirm(input, context.origin, input.dryRun);
  }
}
