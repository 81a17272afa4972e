import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Row } from '../../core/database/CompanyRecord.ts';
import { DateOnly, DateTime, DecimalText, Json } from '../../core/graphql/scalars.ts';
import type { Goal } from './appraisal.rules.ts';

/** What an employee and their manager see of an appraisal. */
@ObjectType()
export abstract class AppraisalView extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, lazy: true, formula: appraisal => appraisal.id })
  appraisalId!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  version!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  periodTitle!: string;

  @Field(() => DateOnly, { description: 'Last day of the period.' })
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => Boolean, { description: 'Whether the period still takes changes.' })
  @Property({ type: 'boolean' })
  isOpen!: boolean;

  @Field(() => Json, { description: 'Each with `title`, `weight`, `selfRating`, `selfNote`, `managerRating` and `managerNote`.' })
  @Property({ type: 'json' })
  goals!: Goal[];

  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  score!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  managerSignedAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  employeeSignedAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
