import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { apiKeyCode } from '../database/beginTransaction.ts';
import { RecordType } from '../database/RecordType.ts';
import { DateTime } from '../graphql/scalars.ts';

/** Whether a key can still be used. */
export enum ApiKeyStatus {
  ACTIVE = 'ACTIVE',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
}
registerEnumType(ApiKeyStatus, { name: 'ApiKeyStatus', description: 'Expired and revoked keys cannot be used and cannot be reactivated.' });

/**
 * A key with which another system authenticates on its owner's behalf (features 1.0). The key itself is shown once; row level security
 * limits users to their own keys.
 */
@ObjectType({ implements: Node })
@RecordType(apiKeyCode)
@Allow('SIGNED_IN', Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'api_key', readonly: true })
export class ApiKey extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** Leading characters, by which the owner recognizes it. */
  @Field(() => String)
  @Property({ type: 'text' })
  prefix!: string;

  @Field(() => CompanyUser)
  @ManyToOne(() => CompanyUser, { ref: true, fieldName: 'user_id' })
  owner!: Ref<CompanyUser>;

  /** Permissions of the key, effective only while its owner holds them. */
  @Field(() => [Permission])
  @Enum({ items: () => Permission, array: true })
  permissions!: Permission[];

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isReadOnly!: boolean;

  /** Whether it may invite users, if its permissions include user administration. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  mayInvite!: boolean;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  expiresAt!: Date | null;

  /** Recorded at most once a minute; null if the key has never been used. */
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
