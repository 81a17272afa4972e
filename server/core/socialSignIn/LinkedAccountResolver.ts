import { Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import type { Scope } from '../graphql/Scope.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { Payload } from '../graphql/Payload.ts';
import { DateTime } from '../graphql/scalars.ts';
import { FreshProofInput } from '../secondFactor/secondFactorInputs.ts';

/** An account elsewhere by which the viewer may sign in. */
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

  @CommandMutation('SIGNED_IN', LinkedAccountsPayload, UnlinkAccountInput, {
    description: 'All other sessions end. Who signs in with it again, by the same proved address, links it anew.',
    platform: true,
    ignoresKey: true,
  })
  unlinkAccount(scope: Scope, input: UnlinkAccountInput) {
    return scope.context.session.linkedAccounts.unlink(scope, input);
  }
}
