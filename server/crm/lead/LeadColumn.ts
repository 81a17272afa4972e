import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { BoardColumn } from '../../core/graphql/Board.ts';

export enum LeadColumnKind {
  INQUIRY = 'INQUIRY',
  CLOSED_WON = 'CLOSED_WON',
  CANCELLED = 'CANCELLED',
  CUSTOM = 'CUSTOM',
}
registerEnumType(LeadColumnKind, {
  name: 'LeadColumnKind',
  description: 'Three system kinds, which cannot be renamed or deleted, and CUSTOM.',
});

/** Kinds whose leads are closed. */
export const closedKinds: readonly LeadColumnKind[] = [LeadColumnKind.CLOSED_WON, LeadColumnKind.CANCELLED];

/** A stage of the pipeline: a column of the lead board (spec 2 §3; domain §6). */
@ObjectType({ implements: [Node, BoardColumn] })
@RecordType(0x43)
@Allow(Permission.CRM)
@Entity({ tableName: 'lead_column' })
export class LeadColumn extends CompanyRecord {
  @Field(() => LeadColumnKind)
  @Enum({ items: () => LeadColumnKind })
  kind: Opt<LeadColumnKind> = LeadColumnKind.CUSTOM;

  /** Null for the three system columns. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  title!: string | null;

  @Field(() => String)
  @Property({ type: 'text' })
  rank!: string;
}
