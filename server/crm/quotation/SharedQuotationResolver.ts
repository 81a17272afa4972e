import { Arg, Ctx, Field, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { PublicMutation } from '../../core/session/PublicMutation.ts';
import { Allow } from '../../core/access/Allow.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { nullIfRefused } from '../../core/links/openLink.ts';
import { acceptByLink, declineByLink, openQuotation } from './answerByLink.ts';
import { SharedQuotation } from './SharedQuotation.ts';

@InputType()
class AcceptSharedQuotationInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  token!: string;
  @Field(() => String, { description: 'Name of the person who accepts.' }) name!: string;
}

@InputType()
class DeclineSharedQuotationInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String)
  token!: string;
  @Field(() => String) reason!: string;
}

@ObjectType({ implements: Payload })
class SharedQuotationPayload extends Payload {
  @Field(() => SharedQuotation, { nullable: true }) sharedQuotation!: SharedQuotation | null;
}

/** Operations for the holder of a quotation link. */
@Resolver()
export class SharedQuotationResolver {
  @Query(() => SharedQuotation, { nullable: true, description: 'Null if the link is not valid, whatever the reason.' })
  @Allow('PUBLIC')
  async sharedQuotation(@Arg('token', () => String) token: string, @Ctx() context: Context): Promise<object | null> {
    return openQuotation(context, token).catch(nullIfRefused);
  }

  @PublicMutation(SharedQuotationPayload, AcceptSharedQuotationInput)
  async acceptSharedQuotation(context: Context, input: AcceptSharedQuotationInput) {
    return { sharedQuotation: await acceptByLink(context, input) };
  }

  @PublicMutation(SharedQuotationPayload, DeclineSharedQuotationInput)
  async declineSharedQuotation(context: Context, input: DeclineSharedQuotationInput) {
    return { sharedQuotation: await declineByLink(context, input) };
  }
}
