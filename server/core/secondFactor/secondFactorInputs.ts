import { Field, ID, InputType } from 'type-graphql';
import { CommandInput, EntryInput } from '../graphql/Payload.ts';
import { Json } from '../graphql/scalars.ts';
import { Secret } from '../graphql/secrets.ts';

/** What proves that it is still he: password or code. */
@InputType({ description: 'Who one is, shown anew: the password, or a code of the second factor.' })
export class FreshProofInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String, { nullable: true })
  password?: string | null;
  @Secret('PROOF')
  @Field(() => String, { nullable: true })
  code?: string | null;
}

@InputType()
export class ConfirmAuthenticatorInput extends CommandInput {
  @Secret('PROOF')
  @Field(() => String, { description: 'The six digits that the app shows now.' })
  code!: string;
}

@InputType()
export class AddPasskeyInput extends CommandInput {
  @Field(() => String) name!: string;
  @Secret('PROOF')
  @Field(() => Json, { description: 'What `navigator.credentials.create` answered, as JSON.' })
  passkey!: unknown;
}

@InputType()
export class RemovePasskeyInput extends FreshProofInput {
  @Field(() => ID) id!: string;
}

@InputType()
export class CompleteSignInInput extends EntryInput {
  @Secret('PROOF')
  @Field(() => String, { description: 'The token of the challenge.' })
  challenge!: string;
  @Secret('PROOF')
  @Field(() => String, { nullable: true, description: 'Six digits of the authenticator app, or a recovery code.' })
  code?: string | null;
  @Secret('PROOF')
  @Field(() => Json, { nullable: true, description: 'What `navigator.credentials.get` answered, as JSON.' })
  passkey?: unknown;
}

@InputType()
export class BeginPasskeySignInInput extends EntryInput {}

@InputType()
export class PasskeySignInInput extends EntryInput {
  @Secret('PROOF')
  @Field(() => Json, { description: 'What `navigator.credentials.get` answered, as JSON.' })
  passkey!: unknown;
}
