import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../core/graphql/scalars.ts';

/** The viewer's running timer: the task they work on, and since when. */
@ObjectType()
export class RunningTimer {
  @Field(() => ID) taskId!: string;
  @Field(() => String) taskKey!: string;
  @Field(() => String) taskName!: string;
  @Field(() => DateTime) startedAt!: string;
}
