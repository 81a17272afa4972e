import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { appraisalCode } from './Appraisal.ts';
import { AppraisalView } from './AppraisalView.ts';

/** An appraisal of somebody who reports to the viewer. Its table is a view of those rows alone. */
@ObjectType()
@SharesRecordType(appraisalCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'team_appraisal', readonly: true })
export class TeamAppraisal extends AppraisalView {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  employeeId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  employeeName!: string;
}
