import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Watched } from '../../core/graphql/watched.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { LeaveType } from '../leaveType/LeaveType.ts';
import { leaveParts, leaveStatuses, type LeavePartName, type LeaveStatusName } from './leaveRequest.rules.ts';

export const LeaveStatus = EnumOf('LeaveStatus', leaveStatuses, 'Approval of leave; REFUSED and CANCELLED are final and take no days.');
export const LeavePart = EnumOf('LeavePart', leaveParts, 'How much of each day is taken.');

export const leaveRequestCode = 0x89;

/** Leave of an employee, requested and then approved or refused. Its halves of days stand in the table leave_day. */
@ObjectType({ implements: Node })
@RecordType(leaveRequestCode)
@Listed('leaveRequest')
@Allow(Permission.HRM)
@Entity({ tableName: 'leave_request' })
export class LeaveRequest extends CompanyRecord {
  @Field(() => Employee)
  @ManyToOne(() => Employee, { ref: true })
  employee!: Ref<Employee>;

  /** A generated column of the type that is taken. */
  @Field(() => LeaveType, { nullable: true, description: 'Null if it is confidential.' })
  @ManyToOne(() => LeaveType, { ref: true, nullable: true, persist: false })
  leaveType!: Opt<Ref<LeaveType> | null>;

  /** The type that is taken, confidential or not; nothing shows it or records its changes. */
  @ManyToOne(() => LeaveType, { ref: true, fieldName: 'secret_leave_type_id', hidden: true })
  takenType!: Ref<LeaveType>;

  @Field(() => Boolean, { description: 'Whether its type is shown to holders of HRM_SEE_HEALTH alone.' })
  @Property({ type: 'boolean', hidden: true })
  isConfidential: Opt<boolean> = false;

  @Allow('HRM_SEE_HEALTH')
  @Watched('HEALTH_VIEWED')
  @Field(() => String, {
    nullable: true,
    description: 'Title of a confidential type, null of others; the audit trail records who looked.',
  })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: request =>
      `(select t.title from leave_type t where t.company_id = ${request.companyId} and t.id = ${request.takenType} and ${request.isConfidential})`,
  })
  confidentialType!: Opt<string | null>;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly, { description: 'Last day of the leave.' })
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => LeavePart)
  @Enum({ items: () => LeavePart })
  part: Opt<LeavePartName> = 'WHOLE';

  @Field(() => DecimalText, { description: 'Working days taken, in halves: without weekends and holidays.' })
  @Property({ type: 'numeric' })
  days!: Opt<string>;

  @Field(() => LeaveStatus)
  @Enum({ items: () => LeaveStatus })
  status: Opt<LeaveStatusName> = 'PENDING';

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
