import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { Node } from '../database/CompanyRecord.ts';
import { Listed } from '../savedView/Listed.ts';
import { RecordType } from '../database/RecordType.ts';
import { Searchable } from '../database/Searchable.ts';
import { DateTime, Json } from '../graphql/scalars.ts';
import { ShownWhere } from '../graphql/shownWhere.ts';
import { readableTypes } from './readableTypes.ts';

/** Its record type, for those who write entries by SQL. */
export const auditEntryCode = 0x06;

/** Who did what to which record, when and from where; nobody can change or delete it. */
@ObjectType({ implements: Node })
@RecordType(auditEntryCode)
@Searchable('TEXT')
@Listed('audit')
@Listed('securityLog')
@Allow(Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'audit_entry', readonly: true })
export class AuditEntry extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  at!: Date;

  /** CREATED, UPDATED, DELETED, SIGNED_IN, SIGN_IN_FAILED, SIGNED_OUT, PASSWORD_CHANGED and the like. */
  @Field(() => String)
  @Property({ type: 'text' })
  action!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  entityType!: string;

  /** Whether it tells of access: sign-ins, sessions, passwords, exports, and every change of who may do what (features 1.8). */
  @Field(() => Boolean)
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: entry =>
      `(${entry.action} not in ('CREATED', 'UPDATED', 'DELETED', 'RESTORED', 'SENT') or ${entry.entityType} in ('User', 'Role', 'ApiKey', 'WebhookEndpoint'))`,
  })
  isSecurity!: Opt<boolean>;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  entityId!: string | null;

  /** What it was called then. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  entityName!: string | null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  actorId!: string | null;

  /** What the one who did it was called then. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  actorName!: string | null;

  /** Field to [before, after]; null where the viewer holds neither the record's module nor every module in use. */
  @ShownWhere(
    (entry, bind) => `(${entry}.entity_type = any(${bind(viewer => `{${readableTypes(viewer).join()}}`)}::text[])
      or (select c.modules from company c where c.id = ${entry}.company_id) <@ ${bind(({ permissions }) => `{${permissions.join()}}`)}::text[])`,
  )
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  changes!: unknown;

  /** The id under which the server's log tells of the same request. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  requestId!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  ipAddress!: string | null;
}
