import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Department } from '../department/Department.ts';
import { positionTypes } from './positionTypes.rules.ts';

export const PositionType = EnumOf('PositionType', positionTypes, 'Kind of employment that a position offers.');
export type PositionType = (typeof positionTypes)[number];

/** A position of the company (spec 2 §3), held by any number of employees up to its headcount. */
@ObjectType({ implements: Node })
@RecordType(0x81)
@Searchable()
@Findable({ title: ['title'], subtitle: ['cadre', 'department.title'] })
@Listed('position')
@Allow(Permission.HRM)
@Entity({ tableName: 'position' })
export class Position extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  /** Grade within the company, such as Junior, Senior or Management. */
  @Field(() => String)
  @Property({ type: 'text' })
  cadre!: string;

  @Field(() => PositionType)
  @Enum({ items: () => PositionType })
  type!: PositionType;

  @Field(() => Department, { nullable: true })
  @ManyToOne(() => Department, { ref: true, nullable: true })
  department: Ref<Department> | null = null;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  budget!: string;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  headcount!: number | null;

  @Field(() => Int, { description: 'Number of active employees in the position.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select count(*)::int from employee e where e.company_id = ${companyId} and e.position_id = ${id} and e.status = 'ACTIVE' and e.deleted_at is null)`,
  })
  filled!: Opt<number>;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether it is offered on the careers page.' })
  @Property({ type: 'boolean' })
  acceptsApplications: Opt<boolean> = false;

  @Field(() => String, { nullable: true, description: 'What applicants read about it.' })
  @Property({ type: 'text', nullable: true })
  publicText: string | null = null;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
