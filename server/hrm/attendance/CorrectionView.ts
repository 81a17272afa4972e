import { Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Row } from '../../core/database/CompanyRecord.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { CorrectionStatus } from './AttendanceCorrection.ts';
import type { CorrectionStatusName } from './attendanceCorrection.rules.ts';

/** What the person and their manager see of a correction. */
@ObjectType()
export abstract class CorrectionView extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, lazy: true, formula: correction => correction.id })
  correctionId!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  version!: number;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  day!: string;

  @Field(() => String)
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
  status!: CorrectionStatusName;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
