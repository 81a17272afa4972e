import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { ownCommand } from '../session/ownCommand.ts';
import { AddPasskeyInput, ConfirmAuthenticatorInput, FreshProofInput, RemovePasskeyInput } from './secondFactorInputs.ts';
import { secondFactorOf } from './secondFactorOf.ts';
import { BeginAuthenticatorPayload, BeginPasskeyPayload, SecondFactorPayload, SecondFactorType } from './SecondFactorType.ts';

/** What everybody settles about his own second factor; also who may do nothing else before. */
@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactorType, { nullable: true })
  @Allow('SIGNED_IN', 'ENROLLING')
  secondFactor(@Ctx() context: Context): Promise<SecondFactorType> {
    return secondFactorOf(context);
  }

  @Mutation(() => BeginAuthenticatorPayload, {
    description:
      'The secret for an authenticator app, which counts once a code of it has been confirmed. Within ten minutes of the sign-in no proof is asked.',
  })
  @Allow('SIGNED_IN', 'ENROLLING')
  beginAuthenticator(
    @Arg('input', () => FreshProofInput) input: FreshProofInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return ownCommand(context, info, input, scope => context.session.ownSecondFactor.beginApp(scope, input));
  }

  @Mutation(() => SecondFactorPayload, { description: 'Switches the authenticator app on; all other sessions end.' })
  @Allow('SIGNED_IN', 'ENROLLING')
  confirmAuthenticator(
    @Arg('input', () => ConfirmAuthenticatorInput) input: ConfirmAuthenticatorInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return ownCommand(context, info, input, scope => context.session.ownSecondFactor.confirmApp(scope, input));
  }

  @Mutation(() => SecondFactorPayload, { description: 'All other sessions end.' })
  @Allow('SIGNED_IN', 'ENROLLING')
  removeAuthenticator(
    @Arg('input', () => FreshProofInput) input: FreshProofInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return ownCommand(context, info, input, scope => context.session.ownSecondFactor.removeApp(scope, input));
  }

  @Mutation(() => BeginPasskeyPayload, {
    description: 'What the browser needs to make a passkey. Within ten minutes of the sign-in no proof is asked.',
  })
  @Allow('SIGNED_IN', 'ENROLLING')
  beginPasskey(
    @Arg('input', () => FreshProofInput) input: FreshProofInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return ownCommand(context, info, input, scope => context.session.ownSecondFactor.beginPasskey(scope, input));
  }

  @Mutation(() => SecondFactorPayload, { description: 'All other sessions end.' })
  @Allow('SIGNED_IN', 'ENROLLING')
  addPasskey(
    @Arg('input', () => AddPasskeyInput) input: AddPasskeyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return ownCommand(context, info, input, scope => context.session.ownSecondFactor.addPasskey(scope, input));
  }

  @Mutation(() => SecondFactorPayload, { description: 'All other sessions end.' })
  @Allow('SIGNED_IN', 'ENROLLING')
  removePasskey(
    @Arg('input', () => RemovePasskeyInput) input: RemovePasskeyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return ownCommand(context, info, input, scope => context.session.ownSecondFactor.removePasskey(scope, input));
  }

  @Mutation(() => SecondFactorPayload, { description: 'Ten new ones; the old ones are worth nothing from then on.' })
  @Allow('SIGNED_IN', 'ENROLLING')
  renewRecoveryCodes(
    @Arg('input', () => FreshProofInput) input: FreshProofInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return ownCommand(context, info, input, scope => context.session.ownSecondFactor.renewCodes(scope, input));
  }
}
