import { Ctx, Query, Resolver } from 'type-graphql';
import type { Scope } from '../graphql/Scope.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { AddPasskeyInput, ConfirmAuthenticatorInput, FreshProofInput, RemovePasskeyInput } from './secondFactorInputs.ts';
import { secondFactorOf } from './secondFactorOf.ts';
import { BeginAuthenticatorPayload, BeginPasskeyPayload, SecondFactorPayload, SecondFactorType } from './SecondFactorType.ts';

/** What every user may do with their own second factor, also while setting one up is all they may do. */
@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactorType, { nullable: true })
  @Allow('SIGNED_IN', 'ENROLLING')
  secondFactor(@Ctx() context: Context): Promise<SecondFactorType> {
    return secondFactorOf(context);
  }

  @CommandMutation(['SIGNED_IN', 'ENROLLING'], BeginAuthenticatorPayload, FreshProofInput, {
    description:
      'Creates the secret for an authenticator app, active once a code is confirmed. No proof is needed within ten minutes of signing in.',
    platform: true,
    ignoresKey: true,
  })
  beginAuthenticator(scope: Scope, input: FreshProofInput) {
    return scope.context.session.ownSecondFactor.beginApp(scope, input);
  }

  @CommandMutation(['SIGNED_IN', 'ENROLLING'], SecondFactorPayload, ConfirmAuthenticatorInput, {
    description: 'Activates the authenticator app; all other sessions end.',
    platform: true,
    ignoresKey: true,
  })
  confirmAuthenticator(scope: Scope, input: ConfirmAuthenticatorInput) {
    return scope.context.session.ownSecondFactor.confirmApp(scope, input);
  }

  @CommandMutation(['SIGNED_IN', 'ENROLLING'], SecondFactorPayload, FreshProofInput, {
    description: 'Removes the authenticator app; all other sessions end.',
    platform: true,
    ignoresKey: true,
  })
  removeAuthenticator(scope: Scope, input: FreshProofInput) {
    return scope.context.session.ownSecondFactor.removeApp(scope, input);
  }

  @CommandMutation(['SIGNED_IN', 'ENROLLING'], BeginPasskeyPayload, FreshProofInput, {
    description: 'Options for creating a passkey. No proof is needed within ten minutes of signing in.',
    platform: true,
    ignoresKey: true,
  })
  beginPasskey(scope: Scope, input: FreshProofInput) {
    return scope.context.session.ownSecondFactor.beginPasskey(scope, input);
  }

  @CommandMutation(['SIGNED_IN', 'ENROLLING'], SecondFactorPayload, AddPasskeyInput, {
    description: 'Stores a new passkey; all other sessions end.',
    platform: true,
    ignoresKey: true,
  })
  addPasskey(scope: Scope, input: AddPasskeyInput) {
    return scope.context.session.ownSecondFactor.addPasskey(scope, input);
  }

  @CommandMutation(['SIGNED_IN', 'ENROLLING'], SecondFactorPayload, RemovePasskeyInput, {
    description: 'Removes a passkey; all other sessions end.',
    platform: true,
    ignoresKey: true,
  })
  removePasskey(scope: Scope, input: RemovePasskeyInput) {
    return scope.context.session.ownSecondFactor.removePasskey(scope, input);
  }

  @CommandMutation(['SIGNED_IN', 'ENROLLING'], SecondFactorPayload, FreshProofInput, {
    description: 'Creates ten new codes; the old ones become invalid.',
    platform: true,
    ignoresKey: true,
  })
  renewRecoveryCodes(scope: Scope, input: FreshProofInput) {
    return scope.context.session.ownSecondFactor.renewCodes(scope, input);
  }
}
