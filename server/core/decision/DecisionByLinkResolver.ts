import { Arg, Ctx, Field, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { CommandInput, EmptyPayload } from '../graphql/Payload.ts';
import { Secret } from '../graphql/secrets.ts';
import { nullIfRefused } from '../links/openLink.ts';
import { PublicMutation } from '../session/PublicMutation.ts';
import { decideByLink, openDecision } from './decideByLink.ts';
import type { DecisionAnswerName } from './decision.rules.ts';
import { DecisionAnswer, OpenDecision } from './OpenDecision.ts';

@InputType()
class DecideByLinkInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  token!: string;
  @Field(() => DecisionAnswer) answer!: DecisionAnswerName;
  @Field(() => String, { nullable: true, description: 'Why; required to reject what asks for a reason.' }) note?: string | null;
}

/** Operations for an approver who follows the link in a mail. */
@Resolver()
export class DecisionByLinkResolver {
  @Query(() => OpenDecision, {
    nullable: true,
    description: 'What waits for the holder of a link in a mail; null if the link is not valid, whatever the reason. It decides nothing.',
  })
  @Allow('PUBLIC')
  openDecision(@Arg('token', () => String) token: string, @Ctx() context: Context): Promise<OpenDecision | null> {
    return openDecision(context, token).catch(nullIfRefused);
  }

  @PublicMutation(EmptyPayload, DecideByLinkInput, 'Decides as the user whom the link was sent to, once.')
  decideByLink(context: Context, input: DecideByLinkInput) {
    return decideByLink(context, input);
  }
}
