import { Resolver } from 'type-graphql';
import { PublicMutation } from '../session/PublicMutation.ts';
import type { Context } from '../graphql/Context.ts';
import { admitted } from '../session/admitted.ts';
import { SignInPayload } from '../session/sessionPayloads.ts';
import { BeginPasskeySignInInput, CompleteSignInInput, PasskeySignInInput } from './secondFactorInputs.ts';
import { BeginPasskeyPayload } from './SecondFactorType.ts';

/** Sign-in of users with a second factor. */
@Resolver()
export class SecondStepResolver {
  @PublicMutation(SignInPayload, CompleteSignInInput, 'Completes the second step of a sign-in with a code or a passkey.')
  async completeSignIn(context: Context, input: CompleteSignInInput) {
    return admitted(context, await context.session.secondFactor.complete(input, context.origin));
  }

  @PublicMutation(BeginPasskeyPayload, BeginPasskeySignInInput, 'Options for signing in with a passkey alone.')
  async beginPasskeySignIn(context: Context) {
    return { options: await context.session.passkeySignIn.begin(context.origin) };
  }

  @PublicMutation(SignInPayload, PasskeySignInInput, 'Signs in with a passkey alone, which counts as both factors.')
  async signInWithPasskey(context: Context, { passkey }: PasskeySignInInput) {
    return admitted(context, await context.session.passkeySignIn.finish(passkey, context.origin));
  }
}
