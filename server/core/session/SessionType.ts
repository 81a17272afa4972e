import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { DateTime } from '../graphql/scalars.ts';

/** A session: one place where a user is signed in. */
@ObjectType('Session')
@Allow('SIGNED_IN')
export class SessionType {
  @Field(() => ID, { name: 'sessionId' }) id!: string;
  /** Whether this is the session of the current request. */
  @Field(() => Boolean) current!: boolean;
  @Field(() => String) userAgent!: string;
  @Field(() => String) ipAddress!: string;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => DateTime) lastSeenAt!: Date;
}
