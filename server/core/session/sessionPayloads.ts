import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../graphql/Payload.ts';
import { ViewerType } from './ViewerType.ts';

/** Who is signed in now, and the bearer for the API; browsers get the session cookie with it. */
@ObjectType({ implements: Payload })
export class SignInPayload extends Payload {
  @Field(() => String, { nullable: true }) accessToken!: string | null;
  @Field(() => ViewerType, { nullable: true }) viewer!: ViewerType | null;
}

@ObjectType({ implements: Payload })
export class ViewerPayload extends Payload {
  @Field(() => ViewerType, { nullable: true }) viewer!: ViewerType | null;
}
