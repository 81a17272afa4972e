import { Field, ID, InputType } from 'type-graphql';
import { CommandInput, EntryInput } from '../graphql/Payload.ts';
import { Json } from '../graphql/scalars.ts';
import { Secret } from '../graphql/secrets.ts';

/** Proof that the request still comes from the user: password or code. */
@InputType({ description: 'Fresh proof of identity: the password, or a second-factor code.' })
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
  @Field(() => String, { description: 'The six digits the app currently shows.' })
  code!: string;
}

@InputType()
export class AddPasskeyInput extends CommandInput {
  @Field(() => String) name!: string;
  @Secret('PROOF')
  @Field(() => Json, { description: 'The result of `navigator.credentials.create`, as JSON.' })
  passkey!: unknown;
}

@InputType()
export class RemovePasskeyInput extends FreshProofInput {
  @Field(() => ID) id!: string;
}

@InputType()
export class CompleteSignInInput extends EntryInput {
  @Secret('PROOF')
  @Field(() => String, { description: 'The challenge token.' })
  challenge!: string;
  @Secret('PROOF')
  @Field(() => String, { nullable: true, description: 'Six digits of the authenticator app, or a recovery code.' })
  code?: string | null;
  @Secret('PROOF')
  @Field(() => Json, { nullable: true, description: 'The result of `navigator.credentials.get`, as JSON.' })
  passkey?: unknown;
}

@InputType()
export class BeginPasskeySignInInput extends EntryInput {}

@InputType()
export class PasskeySignInInput extends EntryInput {
  @Secret('PROOF')
  @Field(() => Json, { description: 'The result of `navigator.credentials.get`, as JSON.' })
  passkey!: unknown;
}
