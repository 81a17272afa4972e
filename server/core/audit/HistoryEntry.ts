import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Colleague } from '../colleague/Colleague.ts';
import { Row } from '../database/CompanyRecord.ts';
import { SharesRecordType } from '../database/RecordType.ts';
import { DateTime, Json } from '../graphql/scalars.ts';
import { auditEntryCode } from './AuditEntry.ts';

/** A line of the audit trail as whoever may read its record sees it: without where it was done from. Reached through the record alone. */
@ObjectType()
@SharesRecordType(auditEntryCode)
@Entity({ tableName: 'audit_entry', readonly: true })
export class HistoryEntry extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  at!: Date;

  /** CREATED, UPDATED, DELETED, RESTORED and the like. */
  @Field(() => String)
  @Property({ type: 'text' })
  action!: string;

  @Property({ type: 'uuid', nullable: true })
  entityId!: string | null;

  /** Who did it, as long as he is known. */
  @Field(() => Colleague, { nullable: true })
  @ManyToOne(() => Colleague, { ref: true, nullable: true })
  actor!: Ref<Colleague> | null;

  /** What the one who did it was called then. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  actorName!: string | null;

  /** Field to [before, after]; a reference is the other's id (`recordNames` tells what it is called). */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  changes!: unknown;
}
