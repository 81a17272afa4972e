import { Field, ObjectType } from 'type-graphql';
import { DatedKind } from '../dated/DatedKind.ts';
import type { DatedKindName } from '../dated/dated.rules.ts';
import { DateTime } from '../graphql/scalars.ts';

/** The link at which the calendar programs of the viewer read their dates. The link itself is shown once and never stored. */
@ObjectType()
export class CalendarFeed {
  @Field(() => DateTime) createdAt!: string;
  @Field(() => [DatedKind], {
    description: 'What it shows: own tasks, sprints and activities; of other kinds all that its owner may read.',
  })
  kinds!: DatedKindName[];
  /** When a calendar program last read it; null before the first time. */
  @Field(() => DateTime, { nullable: true }) readAt!: string | null;
}
