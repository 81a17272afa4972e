import { Field, InputType, Resolver } from 'type-graphql';
import { PublicMutation } from '../session/PublicMutation.ts';
import type { Context } from '../graphql/Context.ts';
import { EntryInput } from '../graphql/Payload.ts';
import { Secret } from '../graphql/secrets.ts';
import { admitted } from '../session/admitted.ts';
import { SignInPayload } from '../session/sessionPayloads.ts';
import type { ForeignToken } from './SocialSignIn.ts';

@InputType()
class SocialSignInInput extends EntryInput implements ForeignToken {
  @Secret('PROOF')
  @Field(() => String, { description: 'The ID token the provider issued to the client; usable once.' })
  token!: string;
  @Field(() => String, { nullable: true, description: 'The nonce the client used when requesting the token, if any.' }) nonce?:
    | string
    | null;
  @Secret('PROOF')
  @Field(() => String, { nullable: true, description: 'Second-factor code, if one is set up.' })
  code?: string | null;
}

/** Sign-in with an external account, for clients that talk to the provider themselves. */
@Resolver()
export class SocialResolver {
  @PublicMutation(SignInPayload, SocialSignInInput)
  signInWithGoogle(context: Context, input: SocialSignInInput) {
    return enter('google', input, context);
  }

  @PublicMutation(SignInPayload, SocialSignInInput)
  signInWithOutlook(context: Context, input: SocialSignInInput) {
    return enter('azure-ad', input, context);
  }
}

async function enter(provider: string, input: SocialSignInInput, context: Context): Promise<object> {
  return admitted(context, await context.session.socialSignIn.enterByToken(provider, input, context.origin));
}
