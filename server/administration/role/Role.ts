import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Right } from '../../core/access/Right.ts';
import type { RightCode } from '../../core/rules/rightCodes.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Findable } from '../../core/search/Findable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';

/** Permissions of its users (spec 2 §3, domain §8). Deactivating a role revokes them at once. */
@ObjectType({ implements: Node })
@RecordType(0x03)
@Searchable()
@Findable({ title: ['title'] })
@Listed('role')
@Allow(Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'role' })
export class Role extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  @Field(() => [Permission])
  @Enum({ items: () => Permission, array: true })
  permissions!: Permission[];

  /** Actions and special rights of the modules that the role holds in part. A module without any is held whole. */
  @Field(() => [Right])
  @Enum({ items: () => Right, array: true })
  rights: Opt<RightCode[]> = [];

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  /** Whether it is the platform's own role, which no company lists, assigns or edits. */
  @Property({ type: 'boolean' })
  isSuperAdmin: Opt<boolean> = false;

  @Field(() => Int)
  @Property({
    persist: false,
    lazy: true,
    type: 'integer',
    formula: role =>
      `(select count(*)::int from user_account u where u.company_id = ${role.companyId} and u.role_id = ${role.id} and u.deleted_at is null)`,
  })
  userCount!: Opt<number>;
}
