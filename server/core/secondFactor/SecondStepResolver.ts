import { Resolver } from 'type-graphql';
import { PublicMutation } from '../session/PublicMutation.ts';
import type { Context } from '../graphql/Context.ts';
import { admitted } from '../session/admitted.ts';
import { SignInPayload } from '../session/sessionPayloads.ts';
import { BeginPasskeySignInInput, CompleteSignInInput, PasskeySignInInput } from './secondFactorInputs.ts';
import { BeginPasskeyPayload } from './SecondFactorType.ts';

/** How those come in who have a second factor. */
@Resolver()
export class SecondStepResolver {
  @PublicMutation(SignInPayload, CompleteSignInInput, 'The second step of a sign-in: answers its challenge by a code or a passkey.')
  async completeSignIn(context: Context, input: CompleteSignInInput) {
    return admitted(context, await context.session.secondFactor.complete(input, context.origin));
  }

  @PublicMutation(BeginPasskeyPayload, BeginPasskeySignInInput, 'What the browser needs to sign somebody in by passkey alone.')
  async beginPasskeySignIn(context: Context) {
    return { options: await context.session.passkeySignIn.begin(context.origin) };
  }

  @PublicMutation(SignInPayload, PasskeySignInInput, 'Signs in by passkey alone, which stands for both factors.')
  async signInWithPasskey(context: Context, { passkey }: PasskeySignInInput) {
    return admitted(context, await context.session.passkeySignIn.finish(passkey, context.origin));
  }
}
