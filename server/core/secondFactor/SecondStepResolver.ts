import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { admitted } from '../session/admitted.ts';
import { publicCommand } from '../session/publicCommand.ts';
import { SignInPayload } from '../session/sessionPayloads.ts';
import { BeginPasskeySignInInput, CompleteSignInInput, PasskeySignInInput } from './secondFactorInputs.ts';
import { BeginPasskeyPayload } from './SecondFactorType.ts';

/** How those come in who have a second factor. */
@Resolver()
export class SecondStepResolver {
  @Mutation(() => SignInPayload, { description: 'The second step of a sign-in: answers its challenge by a code or a passkey.' })
  @Allow('PUBLIC')
  completeSignIn(
    @Arg('input', () => CompleteSignInInput) input: CompleteSignInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return publicCommand(context, info, async () => admitted(context, await context.session.secondFactor.complete(input, context.origin)));
  }

  @Mutation(() => BeginPasskeyPayload, { description: 'What the browser needs to sign somebody in by passkey alone.' })
  @Allow('PUBLIC')
  beginPasskeySignIn(
    @Arg('input', () => BeginPasskeySignInInput) _input: BeginPasskeySignInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return publicCommand(context, info, async () => ({ options: await context.session.passkeySignIn.begin(context.origin) }));
  }

  @Mutation(() => SignInPayload, { description: 'Signs in by passkey alone, which stands for both factors.' })
  @Allow('PUBLIC')
  signInWithPasskey(
    @Arg('input', () => PasskeySignInInput) input: PasskeySignInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return publicCommand(context, info, async () =>
      admitted(context, await context.session.passkeySignIn.finish(input.passkey, context.origin)),
    );
  }
}
