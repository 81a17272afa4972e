import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { DependencyType } from '../task/DependencyType.ts';

/** A task in a timeline. */
@ObjectType()
export class TimelineTask {
  @Field(() => ID, { name: 'taskId' }) id!: string;
  @Field(() => Int) version!: number;
  @Field(() => String) key!: string;
  @Field(() => String) name!: string;
  @Field(() => ID, { nullable: true }) parentId!: string | null;
  @Field(() => Int, { description: 'Number of tasks above it that are shown.' }) depth!: number;
  @Field(() => DateOnly, { nullable: true }) startOn!: string | null;
  @Field(() => DateOnly, { nullable: true }) dueOn!: string | null;
  @Field(() => Int, { description: 'Percent.' }) progress!: number;
  @Field(() => Boolean) isDone!: boolean;
  @Field(() => Boolean) isOverdue!: boolean;
  @Field(() => String) assigneeNames!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'Days by which it can slip without delaying the last task of the project; 0 on the critical path, null without dates or when done.',
  })
  slack!: number | null;
}

/** A task that waits for another. */
@ObjectType()
export class TimelineDependency {
  @Field(() => ID) taskId!: string;
  @Field(() => ID) predecessorId!: string;
  @Field(() => DependencyType) type!: DependencyType;
  @Field(() => Int) lag!: number;
}

/** The tasks of a project over time, and what waits for what. */
@ObjectType()
export class ProjectTimeline {
  @Field(() => ID) projectId!: string;
  @Field(() => String) projectName!: string;
  @Field(() => DateOnly) startOn!: string;
  @Field(() => DateOnly) dueOn!: string;
  @Field(() => DateOnly, { description: "Today in the company's time zone." }) today!: string;
  @Field(() => Int, { description: 'Of the company: 0 for Sunday to 6.' }) firstDayOfWeek!: number;
  @Field(() => [TimelineTask], { description: 'Each followed by its subtasks; at most 2,000.' }) tasks!: TimelineTask[];
  @Field(() => [TimelineDependency]) dependencies!: TimelineDependency[];
}
