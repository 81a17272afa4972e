import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { attendanceSources, type AttendanceSourceName } from './attendance.rules.ts';

export const AttendanceSource = EnumOf('AttendanceSource', attendanceSources, 'Where attendance comes from.');

export const attendanceCode = 0x33;

/** A stay of an employee at work, from when they came until they went. */
@ObjectType({ implements: Node })
@RecordType(attendanceCode)
@Listed('attendance')
@Allow(Permission.HRM)
@Entity({ tableName: 'attendance' })
export class Attendance extends CompanyRecord {
  @Field(() => Employee)
  @ManyToOne(() => Employee, { ref: true })
  employee!: Ref<Employee>;

  @Field(() => DateOnly, { description: 'Day on which they came, where they were.' })
  @Property({ type: 'date' })
  day!: Opt<string>;

  @Field(() => String, { description: 'IANA name of the time zone they were in.' })
  @Property({ type: 'text' })
  timeZone!: Opt<string>;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  startedAt!: Date;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt: Date | null = null;

  @Field(() => DateTime, { nullable: true, description: 'Since when they have been on a break.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  breakStartedAt: Date | null = null;

  @Field(() => Int, { description: 'Minutes of breaks that are over.' })
  @Property({ type: 'integer' })
  breakMinutes: Opt<number> = 0;

  @Field(() => Int, { nullable: true, description: 'Minutes worked, without breaks; null until they go.' })
  @Property({
    type: 'integer',
    nullable: true,
    persist: false,
    lazy: true,
    formula: ({ startedAt, endedAt, breakMinutes }) =>
      `(floor(extract(epoch from ${endedAt} - ${startedAt}) / 60)::integer - ${breakMinutes})`,
  })
  workedMinutes!: Opt<number | null>;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  forgottenAt: Date | null = null;

  @Field(() => Boolean, {
    description: 'Whether they have not checked out within 16 hours; it waits for a correction and counts no hours.',
  })
  @Property({ type: 'boolean', persist: false, lazy: true, formula: ({ forgottenAt }) => `(${forgottenAt} is not null)` })
  isForgotten!: Opt<boolean>;

  @Field(() => AttendanceSource)
  @Enum({ items: () => AttendanceSource })
  source: Opt<AttendanceSourceName> = 'ENTRY';
}
