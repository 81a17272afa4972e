import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { Payload } from '../graphql/Payload.ts';
import { DateTime } from '../graphql/scalars.ts';
import { FreshProofInput } from '../secondFactor/secondFactorInputs.ts';
import { ownCommand } from '../session/ownCommand.ts';

/** An account elsewhere by which the viewer may sign in. */
@ObjectType('LinkedAccount')
@Allow('SIGNED_IN')
export class LinkedAccountType {
  @Field(() => ID) id!: string;
  /** Google or Microsoft. */
  @Field(() => String) provider!: string;
  @Field(() => DateTime) linkedAt!: Date;
}

@InputType()
class UnlinkAccountInput extends FreshProofInput {
  @Field(() => ID) id!: string;
}

@ObjectType({ implements: Payload })
class LinkedAccountsPayload extends Payload {
  @Field(() => [LinkedAccountType], { nullable: true, description: 'Those that are left.' }) linkedAccounts!: LinkedAccountType[] | null;
}

/** What everybody settles about the accounts that open his own. */
@Resolver()
export class LinkedAccountResolver {
  @Query(() => [LinkedAccountType], { nullable: true, description: "The viewer's own." })
  @Allow('SIGNED_IN')
  linkedAccounts(@Ctx() context: Context): Promise<LinkedAccountType[]> {
    return context.session.linkedAccounts.list(context);
  }

  @Mutation(() => LinkedAccountsPayload, {
    description: 'All other sessions end. Who signs in with it again, by the same proved address, links it anew.',
  })
  @Allow('SIGNED_IN')
  unlinkAccount(
    @Arg('input', () => UnlinkAccountInput) input: UnlinkAccountInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return ownCommand(context, info, input, scope => context.session.linkedAccounts.unlink(scope, input));
  }
}
