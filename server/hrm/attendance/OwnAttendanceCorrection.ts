import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { attendanceCorrectionCode } from './AttendanceCorrection.ts';
import { CorrectionView } from './CorrectionView.ts';

/** A correction that the viewer has requested. Its table is a view of those rows alone. */
@ObjectType()
@SharesRecordType(attendanceCorrectionCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'own_attendance_correction', readonly: true })
export class OwnAttendanceCorrection extends CorrectionView {}
