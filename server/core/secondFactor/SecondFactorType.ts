import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Payload } from '../graphql/Payload.ts';
import { DateTime, Json } from '../graphql/scalars.ts';
import { Secret } from '../graphql/secrets.ts';
import { ViewerType } from '../session/ViewerType.ts';
import type { FactorMethod, SignInChallenge } from './SecondFactor.ts';

/** The names of FactorMethod, for the schema. */
export enum FactorMethodName {
  AUTHENTICATOR_APP = 'AUTHENTICATOR_APP',
  PASSKEY = 'PASSKEY',
  RECOVERY_CODE = 'RECOVERY_CODE',
}
registerEnumType(FactorMethodName, { name: 'FactorMethod', description: 'By what the second step of a sign-in can be taken.' });

/** What a sign-in still asks for, and by what it can be answered. */
@ObjectType('SignInChallenge', { description: 'The second step that a sign-in waits for: to be answered once, within ten minutes.' })
@Allow('PUBLIC')
export class SignInChallengeType implements SignInChallenge {
  @Secret()
  @Field(() => String)
  token!: string;
  @Field(() => [FactorMethodName]) methods!: FactorMethod[];
  @Field(() => Json, { nullable: true, description: 'For `navigator.credentials.get`; null without a passkey.' })
  passkeyOptions!: object | null;
}

/** A passkey as its owner sees it. */
@ObjectType('Passkey')
@Allow('SIGNED_IN', 'ENROLLING')
export class PasskeyType {
  @Field(() => ID, { name: 'passkeyId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => DateTime, { nullable: true }) lastUsedAt!: Date | null;
}

/** What somebody has set up, and whether he must. */
@ObjectType('SecondFactor', { description: "The viewer's own second factor." })
@Allow('SIGNED_IN', 'ENROLLING')
export class SecondFactorType {
  /** Whether an authenticator app is set up. */
  @Field(() => Boolean) hasApp!: boolean;
  @Field(() => [PasskeyType]) passkeys!: PasskeyType[];
  @Field(() => Int) recoveryCodesLeft!: number;
  /** Whether the plan or the company demands one and there is none: nothing else can be done before. */
  @Field(() => Boolean) isRequired!: boolean;
}

/** The secret of an app that is being set up, told this once. */
@ObjectType({ implements: Payload })
export class BeginAuthenticatorPayload extends Payload {
  @Secret()
  @Field(() => String, { nullable: true, description: 'Base32, to be typed where no camera is.' })
  secret!: string | null;
  @Secret()
  @Field(() => String, { nullable: true, description: 'The otpauth:// address that a QR code shows.' })
  uri!: string | null;
}

/** What the browser needs to make a passkey. */
@ObjectType({ implements: Payload })
export class BeginPasskeyPayload extends Payload {
  @Secret()
  @Field(() => Json, { nullable: true, description: 'For `navigator.credentials.create`, or `get` at a sign-in.' })
  options!: object | null;
}

/** What is set up afterwards; the recovery codes where they are new. */
@ObjectType({ implements: Payload })
export class SecondFactorPayload extends Payload {
  @Secret()
  @Field(() => [String], { nullable: true, description: 'Shown this once, when they were made.' })
  recoveryCodes!: string[] | null;
  @Field(() => ViewerType, { nullable: true }) viewer!: ViewerType | null;
  @Field(() => SecondFactorType, { nullable: true, description: 'As it is now.' }) secondFactor!: SecondFactorType | null;
}
