import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { LeadColumn } from './LeadColumn.ts';

/** A stay of a lead in a column, for time in stage and cycle time; written only by moves. */
@ObjectType({ implements: Node })
@RecordType(0x4b)
@Allow(Permission.CRM)
@Entity({ tableName: 'lead_stage', readonly: true })
export class LeadStage extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid', fieldName: 'lead_id' })
  leadId!: string;

  @Field(() => LeadColumn)
  @ManyToOne(() => LeadColumn, { ref: true })
  column!: Ref<LeadColumn>;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  enteredAt!: Date;

  /** Null for the current column. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  leftAt!: Date | null;

  /** User who moved the lead there. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  movedBy!: Ref<CompanyUser> | null;
}
