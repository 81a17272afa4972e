import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { attendanceCorrectionCode } from '../attendance/AttendanceCorrection.ts';
import { CorrectionView } from '../attendance/CorrectionView.ts';

/** A correction that somebody who reports to the viewer has requested. Its table is a view of those rows alone. */
@ObjectType()
@SharesRecordType(attendanceCorrectionCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'team_attendance_correction', readonly: true })
export class TeamAttendanceCorrection extends CorrectionView {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  employeeId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  employeeName!: string;

  @Field(() => String, { nullable: true, description: 'Name of the manager for whom the viewer stands in; null for their own people.' })
  @Property({ type: 'text', nullable: true })
  standsInFor!: string | null;
}
