import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import { Row } from '../database/CompanyRecord.ts';
import { SharesRecordType } from '../database/RecordType.ts';
import { DateTime, Json } from '../graphql/scalars.ts';
import { auditEntryCode } from '../audit/writeAudit.ts';

/** An audit entry as shown to anyone who may read its record: without its origin. Reached only through the record. */
@ObjectType()
@SharesRecordType(auditEntryCode)
@Entity({ tableName: 'audit_entry', readonly: true })
export class HistoryEntry extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  at!: Date;

  /** CREATED, UPDATED, DELETED, RESTORED and similar. */
  @Field(() => String)
  @Property({ type: 'text' })
  action!: string;

  @Property({ type: 'uuid', nullable: true })
  entityId!: string | null;

  /** The actor, if known. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  actor!: Ref<CompanyUser> | null;

  /** Name of the actor at that time. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  actorName!: string | null;

  /** Field to [before, after]; a reference is the id of the other record (`recordNames` returns its name). */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  changes!: unknown;
}
