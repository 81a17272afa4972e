import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../graphql/scalars.ts';

/** The link at which the calendar programs of the viewer read their dates. The link itself is shown once and never stored. */
@ObjectType()
export class CalendarFeed {
  @Field(() => DateTime) createdAt!: string;
  /** When a calendar program last read it; null before the first time. */
  @Field(() => DateTime, { nullable: true }) readAt!: string | null;
}
