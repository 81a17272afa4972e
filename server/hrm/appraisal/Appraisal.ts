import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateTime, DecimalText, Json } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import type { Goal } from './appraisal.rules.ts';
import { AppraisalPeriod } from './AppraisalPeriod.ts';

export const appraisalCode = 0x39;

/** The appraisal of an employee in a period: once the manager has signed, it is not changed; once both have, it is locked for good. */
@ObjectType({ implements: Node })
@RecordType(appraisalCode)
@Listed('appraisal')
@Allow(Permission.HRM)
@Entity({ tableName: 'appraisal' })
export class Appraisal extends CompanyRecord {
  @Field(() => AppraisalPeriod)
  @ManyToOne(() => AppraisalPeriod, { ref: true })
  period!: Ref<AppraisalPeriod>;

  @Field(() => Employee)
  @ManyToOne(() => Employee, { ref: true })
  employee!: Ref<Employee>;

  @Field(() => Json, {
    description: 'Each with `title`, `weight`, `selfRating`, `selfNote`, `managerRating` and `managerNote`; weights add up to 100.',
  })
  @Property({ type: 'json' })
  goals: Opt<Goal[]> = [];

  @Field(() => DecimalText, { nullable: true, description: "The manager's ratings by weight, once every goal is rated by both." })
  @Property({ type: 'numeric', nullable: true })
  score: string | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  managerSignedAt: Date | null = null;

  /** Who signed for the manager. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  managerSignedBy: Ref<CompanyUser> | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  employeeSignedAt: Date | null = null;
}
