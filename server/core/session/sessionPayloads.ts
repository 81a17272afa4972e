import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../graphql/Payload.ts';
import { Secret } from '../graphql/secrets.ts';
import { SignInChallengeType } from '../secondFactor/SecondFactorType.ts';
import { ViewerType } from './ViewerType.ts';

/** The signed-in user and their bearer token for the API; browsers also get the session cookie. */
@ObjectType({ implements: Payload })
export class SignInPayload extends Payload {
  @Secret()
  @Field(() => String, { nullable: true })
  accessToken!: string | null;
  // Must stay the first object field: REST includes it next to the plain values of a sign-in.
  @Secret()
  @Field(() => SignInChallengeType, { nullable: true, description: 'The open second step; when set, nobody is signed in yet.' })
  challenge!: SignInChallengeType | null;
  @Field(() => ViewerType, { nullable: true }) viewer!: ViewerType | null;
}

@ObjectType({ implements: Payload })
export class ViewerPayload extends Payload {
  @Field(() => ViewerType, { nullable: true }) viewer!: ViewerType | null;
}
