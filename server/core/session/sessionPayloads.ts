import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../graphql/Payload.ts';
import { Secret } from '../graphql/secrets.ts';
import { SignInChallengeType } from '../secondFactor/SecondFactorType.ts';
import { ViewerType } from './ViewerType.ts';

/** Who is signed in now, and the bearer for the API; browsers get the session cookie with it. */
@ObjectType({ implements: Payload })
export class SignInPayload extends Payload {
  @Secret()
  @Field(() => String, { nullable: true })
  accessToken!: string | null;
  // The first that is an object: what REST shows of a sign-in beside its plain values.
  @Secret()
  @Field(() => SignInChallengeType, { nullable: true, description: 'What is still to be proved: then nobody is signed in yet.' })
  challenge!: SignInChallengeType | null;
  @Field(() => ViewerType, { nullable: true }) viewer!: ViewerType | null;
}

@ObjectType({ implements: Payload })
export class ViewerPayload extends Payload {
  @Field(() => ViewerType, { nullable: true }) viewer!: ViewerType | null;
}
