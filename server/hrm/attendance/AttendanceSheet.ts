import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { attendanceStates, type AttendanceStateName } from './attendanceStates.rules.ts';

export const AttendanceState = EnumOf('AttendanceState', attendanceStates, 'What a day was for somebody.');

/** A day of somebody. */
@ObjectType()
export class AttendanceCell {
  @Field(() => DateOnly) day!: string;
  @Field(() => AttendanceState) state!: AttendanceStateName;
  @Field(() => DateTime, { nullable: true, description: 'When they first came.' }) startedAt!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When they last went; null while they are at work.' }) endedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'IANA name of the time zone they were in.' }) timeZone!: string | null;
  @Field(() => Int) breakMinutes!: number;
  @Field(() => Int) workedMinutes!: number;
  @Field(() => Boolean, { description: 'Whether they are at work now.' }) isOpen!: boolean;
  @Field(() => Boolean, { description: 'Whether a check-out was forgotten.' }) isForgotten!: boolean;
  @Field(() => Int, { description: 'Halves of the day on approved leave.' }) leaveHalves!: number;
}

/** Somebody's days. */
@ObjectType()
export class AttendanceLine {
  @Field(() => ID) employeeId!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) designation!: string | null;
  @Field(() => Int) workedMinutes!: number;
  @Field(() => Int, { description: 'Minutes due until today by their hours a week, without weekends, holidays and leave.' })
  dueMinutes!: number;
  @Field(() => Int, { description: 'Days of absence without leave.' }) absentDays!: number;
  @Field(() => [AttendanceCell]) cells!: AttendanceCell[];
}

/** The days of several people. */
@ObjectType()
export class AttendanceSheet {
  @Field(() => DateOnly, { description: "The company's day." }) today!: string;
  @Field(() => [DateOnly]) days!: string[];
  @Field(() => Int, { description: 'Number of people, of whom a page has 50.' }) totalCount!: number;
  @Field(() => [AttendanceLine]) lines!: AttendanceLine[];
}
