import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

/** Hours of a task that are planned for somebody's week. */
@ObjectType()
export class PlannedTask {
  @Field(() => ID) taskId!: string;
  @Field(() => String) key!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText) hours!: string;
}

/** A week of a member. */
@ObjectType()
export class PlannedWeek {
  @Field(() => DateOnly, { description: 'Its first day.' }) startsOn!: string;
  @Field(() => DecimalText) hours!: string;
  @Field(() => Int) taskCount!: number;
  @Field(() => [PlannedTask], { description: 'At most 20, those with most hours first.' }) tasks!: PlannedTask[];
}

/** What a member can work in a week. */
@ObjectType()
export class WeekCapacity {
  @Field(() => DateOnly, { description: 'First day of the week.' }) startsOn!: string;
  @Field(() => DecimalText, { description: 'Their working hours, without holidays and days away.' }) hours!: string;
  @Field(() => DecimalText, { description: 'Working days on which approved leave keeps them away, in halves.' }) awayDays!: string;
}

/** Somebody with open tasks. */
@ObjectType()
export class PlannedMember {
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int, { description: 'Open tasks without an estimate or a due day, which no week counts.' }) unplannedCount!: number;
  @Field(() => [PlannedWeek], { description: 'The weeks with planned hours.' }) weeks!: PlannedWeek[];
  @Field(() => [WeekCapacity], { description: 'What they can work in each week.' }) capacities!: WeekCapacity[];
}

/**
 * Hours planned for each member and week: a task's estimate in equal parts to its assignees, spread evenly over the working days from its
 * start, or today, until it is due; what is overdue falls on today.
 */
@ObjectType()
export class TeamWorkload {
  @Field(() => [DateOnly], { description: 'First days of the weeks.' }) weeks!: string[];
  @Field(() => DecimalText, { description: 'Hours of an ordinary week: eight on each working day of the country.' })
  capacity!: string;
  @Field(() => [PlannedMember]) members!: PlannedMember[];
}
