import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { Attendance } from './Attendance.ts';
import { correctionStatuses, type CorrectionStatusName } from './attendanceCorrection.rules.ts';

export const CorrectionStatus = EnumOf('CorrectionStatus', correctionStatuses, 'Decision on a correction; all but PENDING are final.');

export const attendanceCorrectionCode = 0x34;

/** A correction of attendance that the person has requested, for their manager or Human resources to decide. */
@ObjectType({ implements: Node })
@RecordType(attendanceCorrectionCode)
@Allow(Permission.HRM)
@Entity({ tableName: 'attendance_correction' })
export class AttendanceCorrection extends CompanyRecord {
  @Field(() => Employee)
  @ManyToOne(() => Employee, { ref: true })
  employee!: Ref<Employee>;

  @Field(() => Attendance, { nullable: true, description: 'What it corrects; null if the day was not recorded.' })
  @ManyToOne(() => Attendance, { ref: true, nullable: true })
  attendance: Ref<Attendance> | null = null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  day!: string;

  @Field(() => String, { description: 'IANA name of the time zone they were in.' })
  @Property({ type: 'text' })
  timeZone!: string;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  startedAt!: Date;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  endedAt!: Date;

  @Field(() => Int)
  @Property({ type: 'integer' })
  breakMinutes!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  reason!: string;

  @Field(() => CorrectionStatus)
  @Enum({ items: () => CorrectionStatus })
  status: Opt<CorrectionStatusName> = 'PENDING';

  /** Who approved or refused it. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  decidedBy: Ref<CompanyUser> | null = null;

  @Field(() => Employee, { nullable: true, description: 'The manager for whom it was decided by a stand-in.' })
  @ManyToOne(() => Employee, { ref: true, nullable: true })
  decidedFor: Ref<Employee> | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  decidedAt: Date | null = null;
}
