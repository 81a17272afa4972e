import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { LeaveType } from '../leaveType/LeaveType.ts';
import { leaveAdjustmentKinds, type LeaveAdjustmentKindName } from './leaveAdjustment.rules.ts';

export const LeaveAdjustmentKind = EnumOf(
  'LeaveAdjustmentKind',
  leaveAdjustmentKinds,
  'An opening balance says what is left on its day; a correction adds or takes days.',
);

/** An opening balance of an employee's leave, or a correction of their balance; of types that are not confidential. */
@ObjectType({ implements: Node })
@RecordType(0x28)
@Listed('leaveAdjustment')
@Allow(Permission.HRM)
@Entity({ tableName: 'leave_adjustment' })
export class LeaveAdjustment extends CompanyRecord {
  @Field(() => Employee)
  @ManyToOne(() => Employee, { ref: true })
  employee!: Ref<Employee>;

  @Field(() => LeaveType)
  @ManyToOne(() => LeaveType, { ref: true })
  leaveType!: Ref<LeaveType>;

  @Field(() => LeaveAdjustmentKind)
  @Enum({ items: () => LeaveAdjustmentKind })
  kind: Opt<LeaveAdjustmentKindName> = 'CORRECTION';

  @Field(() => DecimalText, {
    description: 'In halves: what is left, of an opening balance; what is added, or taken if negative, of a correction.',
  })
  @Property({ type: 'numeric' })
  days!: string;

  @Field(() => DateOnly, { description: 'The balance of its year is adjusted.' })
  @Property({ type: 'date' })
  effectiveOn!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  reason!: string;
}
