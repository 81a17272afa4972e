import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { EmptyPayload } from '../graphql/Payload.ts';
import { admitted } from './admitted.ts';
import { publicCommand } from './publicCommand.ts';
import { ConfirmEmailInput, RequestPasswordResetInput, ResetPasswordInput, SignInInput, SignUpInput } from './sessionInputs.ts';
import { SignInPayload } from './sessionPayloads.ts';
import { shownViewer, ViewerType } from './ViewerType.ts';

/** What those ask who are not signed in yet. */
@Resolver()
export class SessionResolver {
  @Query(() => ViewerType, { nullable: true, description: 'Who asks; null when nobody is signed in.' })
  @Allow('PUBLIC')
  viewer(@Ctx() { viewer }: Context): ViewerType | null {
    return viewer && shownViewer(viewer);
  }

  @Mutation(() => SignInPayload)
  @Allow('PUBLIC')
  signIn(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    return publicCommand(context, info, async () => admitted(context, await context.session.signIn.signIn(input, context.origin)));
  }

  @Mutation(() => SignInPayload)
  @Allow('PUBLIC')
  signUp(@Arg('input', () => SignUpInput) input: SignUpInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    return publicCommand(context, info, async () =>
      admitted(context, await context.session.signUp.signUp(input, context.origin, context.language)),
    );
  }

  @Mutation(() => EmptyPayload, { description: 'Succeeds alike whether there is such an account.' })
  @Allow('PUBLIC')
  requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput) input: RequestPasswordResetInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return publicCommand(context, info, () => context.session.passwordReset.request(input, context.origin, input.dryRun));
  }

  @Mutation(() => EmptyPayload)
  @Allow('PUBLIC')
  resetPassword(
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return publicCommand(context, info, () => context.session.passwordReset.reset(input, context.origin, input.dryRun));
  }

  @Mutation(() => EmptyPayload)
  @Allow('PUBLIC')
  confirmEmail(
    @Arg('input', () => ConfirmEmailInput) input: ConfirmEmailInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return publicCommand(context, info, () => context.session.confirmation.confirm(input, context.origin, input.dryRun));
  }
}
