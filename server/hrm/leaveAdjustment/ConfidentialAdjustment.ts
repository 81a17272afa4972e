import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Watched } from '../../core/graphql/watched.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { LeaveType } from '../leaveType/LeaveType.ts';
import { LeaveAdjustmentKind } from './LeaveAdjustment.ts';
import type { LeaveAdjustmentKindName } from './leaveAdjustment.rules.ts';

/**
 * An opening balance or a correction of an employee's confidential leave, such as for their health. Whose it is, of which type, how many days and why
 * stand in secret columns; the audit trail records who looked.
 */
@ObjectType({ implements: Node })
@RecordType(0x2b)
@Listed('confidentialAdjustment')
@Allow('HRM_SEE_HEALTH')
@Entity({ tableName: 'confidential_adjustment' })
export class ConfidentialAdjustment extends CompanyRecord {
  @Field(() => Employee)
  @ManyToOne(() => Employee, { ref: true, fieldName: 'secret_employee_id' })
  employee!: Ref<Employee>;

  @Watched('HEALTH_VIEWED')
  @Field(() => LeaveType)
  @ManyToOne(() => LeaveType, { ref: true, fieldName: 'secret_leave_type_id' })
  leaveType!: Ref<LeaveType>;

  @Field(() => LeaveAdjustmentKind)
  @Enum({ items: () => LeaveAdjustmentKind })
  kind: Opt<LeaveAdjustmentKindName> = 'CORRECTION';

  @Watched('HEALTH_VIEWED')
  @Field(() => DecimalText, {
    description: 'In halves: what is left, of an opening balance; what is added, or taken if negative, of a correction.',
  })
  @Property({ type: 'numeric', fieldName: 'secret_days' })
  days!: string;

  @Field(() => DateOnly, { description: 'The balance of its year is adjusted.' })
  @Property({ type: 'date' })
  effectiveOn!: string;

  @Watched('HEALTH_VIEWED')
  @Field(() => String)
  @Property({ type: 'text', fieldName: 'secret_reason' })
  reason!: string;
}
