import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Payload } from '../graphql/Payload.ts';
import { DateTime, Json } from '../graphql/scalars.ts';
import { Secret } from '../graphql/secrets.ts';
import { ViewerType } from '../session/ViewerType.ts';
import type { FactorMethod, SignInChallenge } from './SecondFactor.ts';

/** GraphQL enum for FactorMethod. */
export enum FactorMethodName {
  AUTHENTICATOR_APP = 'AUTHENTICATOR_APP',
  PASSKEY = 'PASSKEY',
  RECOVERY_CODE = 'RECOVERY_CODE',
}
registerEnumType(FactorMethodName, { name: 'FactorMethod', description: 'Method for the second step of a sign-in.' });

/** The open second step of a sign-in and the methods to complete it. */
@ObjectType('SignInChallenge', { description: 'The open second step of a sign-in: can be answered once, within ten minutes.' })
@Allow('PUBLIC')
export class SignInChallengeType implements SignInChallenge {
  @Secret()
  @Field(() => String)
  token!: string;
  @Field(() => [FactorMethodName]) methods!: FactorMethod[];
  @Field(() => Json, { nullable: true, description: 'For `navigator.credentials.get`; null without a passkey.' })
  passkeyOptions!: object | null;
}

/** A passkey as shown to its owner. */
@ObjectType('Passkey')
@Allow('SIGNED_IN', 'ENROLLING')
export class PasskeyType {
  @Field(() => ID, { name: 'passkeyId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => DateTime, { nullable: true }) lastUsedAt!: Date | null;
}

/** The second factors a user has set up, and whether one is required. */
@ObjectType('SecondFactor', { description: "The viewer's own second factor." })
@Allow('SIGNED_IN', 'ENROLLING')
export class SecondFactorType {
  /** Whether an authenticator app is set up. */
  @Field(() => Boolean) hasApp!: boolean;
  @Field(() => [PasskeyType]) passkeys!: PasskeyType[];
  @Field(() => Int) recoveryCodesLeft!: number;
  /** Whether the plan or the company requires a second factor and none is set up; nothing else is allowed until then. */
  @Field(() => Boolean) isRequired!: boolean;
}

/** The secret of an app being set up; shown only once. */
@ObjectType({ implements: Payload })
export class BeginAuthenticatorPayload extends Payload {
  @Secret()
  @Field(() => String, { nullable: true, description: 'Base32, for manual entry.' })
  secret!: string | null;
  @Secret()
  @Field(() => String, { nullable: true, description: 'The otpauth:// URI for a QR code.' })
  uri!: string | null;
}

/** Options the browser needs to create a passkey. */
@ObjectType({ implements: Payload })
export class BeginPasskeyPayload extends Payload {
  @Secret()
  @Field(() => Json, { nullable: true, description: 'For `navigator.credentials.create`, or `get` when signing in.' })
  options!: object | null;
}

/** The second factors after a change, with the recovery codes if they are new. */
@ObjectType({ implements: Payload })
export class SecondFactorPayload extends Payload {
  @Secret()
  @Field(() => [String], { nullable: true, description: 'Only returned when they are created.' })
  recoveryCodes!: string[] | null;
  @Field(() => ViewerType, { nullable: true }) viewer!: ViewerType | null;
  @Field(() => SecondFactorType, { nullable: true, description: 'The updated state.' }) secondFactor!: SecondFactorType | null;
}
