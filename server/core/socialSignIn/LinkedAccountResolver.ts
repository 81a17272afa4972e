import { Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import type { Scope } from '../graphql/Scope.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { Payload } from '../graphql/Payload.ts';
import { DateTime } from '../graphql/scalars.ts';
import { FreshProofInput } from '../secondFactor/secondFactorInputs.ts';

/** An external account the viewer can sign in with. */
@ObjectType('LinkedAccount')
@Allow('SIGNED_IN')
export class LinkedAccountType {
  @Field(() => ID, { name: 'linkedAccountId' }) id!: string;
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
  @Field(() => [LinkedAccountType], { nullable: true, description: 'The remaining accounts.' }) linkedAccounts!: LinkedAccountType[] | null;
}

/** What every user may do with their own linked accounts. */
@Resolver()
export class LinkedAccountResolver {
  @Query(() => [LinkedAccountType], { nullable: true, description: "The viewer's own linked accounts." })
  @Allow('SIGNED_IN')
  linkedAccounts(@Ctx() context: Context): Promise<LinkedAccountType[]> {
    return context.session.linkedAccounts.list(context);
  }

  @CommandMutation('SIGNED_IN', LinkedAccountsPayload, UnlinkAccountInput, {
    description:
      'Unlinks the account and ends all other sessions. Signing in with it again, with the same verified address, links it anew.',
    platform: true,
    ignoresKey: true,
  })
  unlinkAccount(scope: Scope, input: UnlinkAccountInput) {
    return scope.context.session.linkedAccounts.unlink(scope, input);
  }
}
