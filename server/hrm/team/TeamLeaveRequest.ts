import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { LeavePart, leaveRequestCode, LeaveStatus } from '../leave/LeaveRequest.ts';
import type { LeavePartName, LeaveStatusName } from '../leave/leaveRequest.rules.ts';

/** A request for leave of somebody who reports to the viewer, directly or through others, or to whom they stand in for. Its table is a view of those rows alone. */
@ObjectType()
@SharesRecordType(leaveRequestCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'team_leave_request', readonly: true })
export class TeamLeaveRequest extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, lazy: true, formula: request => request.id })
  requestId!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  version!: number;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  employeeId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  employeeName!: string;

  @Field(() => String, { nullable: true, description: 'Name of the manager for whom the viewer stands in; null for their own people.' })
  @Property({ type: 'text', nullable: true })
  standsInFor!: string | null;

  @Field(() => String, { nullable: true, description: 'Title of the type of leave; null if it is confidential.' })
  @Property({ type: 'text', nullable: true })
  leaveType!: string | null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly, { description: 'Last day of the leave.' })
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => LeavePart)
  @Enum({ items: () => LeavePart })
  part!: LeavePartName;

  @Field(() => DecimalText, { description: 'Working days taken, in halves.' })
  @Property({ type: 'numeric' })
  days!: string;

  @Field(() => LeaveStatus)
  @Enum({ items: () => LeaveStatus })
  status!: LeaveStatusName;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
