import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { Colleague } from '../colleague/Colleague.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { apiKeyCode } from '../database/beginTransaction.ts';
import { RecordType } from '../database/RecordType.ts';
import { DateTime } from '../graphql/scalars.ts';

/** Whether a key lets anybody in. */
export enum ApiKeyStatus {
  ACTIVE = 'ACTIVE',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
}
registerEnumType(ApiKeyStatus, { name: 'ApiKeyStatus', description: 'What is over or revoked lets nobody in, and does not come back.' });

/** What another system comes in by, in its owner's name (features 1.0). The key itself is shown once; PostgreSQL shows everybody his own alone. */
@ObjectType({ implements: Node })
@RecordType(apiKeyCode)
@Allow('SIGNED_IN', Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'api_key', readonly: true })
export class ApiKey extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** Its first characters, to recognise it by. */
  @Field(() => String)
  @Property({ type: 'text' })
  prefix!: string;

  @Field(() => Colleague)
  @ManyToOne(() => Colleague, { ref: true, fieldName: 'user_id' })
  owner!: Ref<Colleague>;

  /** What it may open, as long as its owner may. */
  @Field(() => [Permission])
  @Enum({ items: () => Permission, array: true })
  permissions!: Permission[];

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isReadOnly!: boolean;

  /** Whether it may invite users, where its permissions let it administer them. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  mayInvite!: boolean;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  expiresAt!: Date | null;

  /** Noted once a minute; null when it was never used. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastUsedAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt!: Date | null;

  @Field(() => ApiKeyStatus)
  @Property({
    persist: false,
    lazy: true,
    type: 'text',
    formula: key =>
      `(case when ${key.revokedAt} is not null then 'REVOKED' when ${key.expiresAt} <= now() then 'EXPIRED' else 'ACTIVE' end)`,
  })
  status!: Opt<ApiKeyStatus>;
}
