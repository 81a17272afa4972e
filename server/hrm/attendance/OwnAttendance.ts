import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { attendanceCode } from './Attendance.ts';

/** Attendance of the viewer's own. Its table is a view of those rows alone. */
@ObjectType()
@SharesRecordType(attendanceCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'own_attendance', readonly: true })
export class OwnAttendance extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, lazy: true, formula: attendance => attendance.id })
  attendanceId!: string;

  @Field(() => DateOnly, { description: 'Day on which the viewer came, where they were.' })
  @Property({ type: 'date' })
  day!: string;

  @Field(() => String, { description: 'IANA name of the time zone the viewer was in.' })
  @Property({ type: 'text' })
  timeZone!: string;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  startedAt!: Date;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Since when the viewer has been on a break.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  breakStartedAt!: Date | null;

  @Field(() => Int, { description: 'Minutes of breaks that are over.' })
  @Property({ type: 'integer' })
  breakMinutes!: number;

  @Field(() => Int, { nullable: true, description: 'Minutes worked, without breaks; null until the viewer goes.' })
  @Property({ type: 'integer', nullable: true })
  workedMinutes!: number | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  forgottenAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the viewer has not checked out within 16 hours.' })
  @Property({ type: 'boolean', persist: false, lazy: true, formula: ({ forgottenAt }) => `(${forgottenAt} is not null)` })
  isForgotten!: boolean;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
