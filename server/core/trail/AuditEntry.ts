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
import { auditEntryCode } from '../audit/writeAudit.ts';
import { ShownWhere } from '../graphql/shownWhere.ts';
import { readableTypes } from './readableTypes.ts';

/** Records who did what to which record, when and from where; cannot be changed or deleted. */
@ObjectType({ implements: Node })
@RecordType(auditEntryCode)
@Searchable({ at: 'at', about: 'entityId', within: ['at', 'action', 'isSecurity', 'entityId'] })
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

  /** CREATED, UPDATED, DELETED, SIGNED_IN, SIGN_IN_FAILED, SIGNED_OUT, PASSWORD_CHANGED and similar. */
  @Field(() => String)
  @Property({ type: 'text' })
  action!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  entityType!: string;

  /** Whether the entry concerns access: sign-ins, sessions, passwords, exports, and every change of permissions (features 1.8). */
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

  /** Name of the record at that time. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  entityName!: string | null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  actorId!: string | null;

  /** Name of the actor at that time. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  actorName!: string | null;

  /** Field to [before, after]; null for viewers who hold neither the permission of the record's module nor those of every module in use. */
  @ShownWhere(
    (entry, bind) => `(${entry}.entity_type = any(${bind(viewer => `{${readableTypes(viewer).join()}}`)}::text[])
      or (select c.modules from company c where c.id = ${entry}.company_id) <@ ${bind(({ permissions }) => `{${permissions.join()}}`)}::text[])`,
  )
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  changes!: unknown;

  /** Request id, as it appears in the server's log. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  requestId!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  ipAddress!: string | null;
}
