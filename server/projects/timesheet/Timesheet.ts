import { Field, ID, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

/** Hours of one day in a row of a timesheet. */
@ObjectType()
export class TimesheetCell {
  @Field(() => DateOnly) spentOn!: string;
  @Field(() => DecimalText) hours!: string;
  @Field(() => Boolean, { description: 'Whether all or part of it is submitted or approved, and stays as it is.' }) isLocked!: boolean;
}

/** Hours of a week on a project, or on one of its tasks. */
@ObjectType()
export class TimesheetRow {
  @Field(() => ID) projectId!: string;
  @Field(() => String) projectName!: string;
  @Field(() => ID, { nullable: true }) taskId!: string | null;
  @Field(() => String, { nullable: true }) taskKey!: string | null;
  @Field(() => String, { nullable: true }) taskName!: string | null;
  @Field(() => [TimesheetCell], { description: 'Days with hours, in their order.' }) cells!: TimesheetCell[];
}

/** Why hours of a week were sent back. */
@ObjectType()
export class TimesheetRejection {
  @Field(() => String) projectName!: string;
  @Field(() => String) reason!: string;
}

/** A user's hours of one week, from the company's first day of the week. */
@ObjectType()
export class Timesheet {
  @Field(() => ID) userId!: string;
  @Field(() => String) userName!: string;
  @Field(() => [DateOnly], { description: 'The seven days of the week.' }) days!: string[];
  @Field(() => DateOnly, { description: "Today in the company's time zone; hours on later days are refused." }) today!: string;
  @Field(() => [TimesheetRow], { description: 'By project and task, without those that have no hours.' }) rows!: TimesheetRow[];
  @Field(() => DecimalText) draftHours!: string;
  @Field(() => DecimalText) submittedHours!: string;
  @Field(() => DecimalText) approvedHours!: string;
  @Field(() => [TimesheetRejection]) rejections!: TimesheetRejection[];
}

/** Hours that a user submitted for a week of a project, and that the viewer may approve. */
@ObjectType()
export class SubmittedTime {
  @Field(() => ID) userId!: string;
  @Field(() => String) userName!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => String) projectName!: string;
  @Field(() => DateOnly, { description: 'First day of the week.' }) weekStartsOn!: string;
  @Field(() => DecimalText) hours!: string;
  @Field(() => DecimalText) billableHours!: string;
}
