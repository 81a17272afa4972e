import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { userCode } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Findable } from '../../core/search/Findable.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { Role } from '../role/Role.ts';

/** A user of the company who can sign in (spec 2 §3). The password is stored separately, in the platform's credentials. */
@ObjectType({ implements: Node })
@RecordType(userCode)
@Searchable()
@Findable({ title: ['name'], subtitle: ['email'] })
@Listed('user')
@Allow(Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'user_account' })
export class User extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** Used to sign in; unique across all companies. */
  @Field(() => String)
  @Property({ type: 'text' })
  email!: string;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => Role)
  @ManyToOne(() => Role, { ref: true })
  role!: Ref<Role>;

  /** en, ar or sp. */
  @Property({ type: 'text' })
  language: Opt<string> = 'en';

  @Property({ type: 'text' })
  theme: Opt<string> = 'LIGHT';

  /** COMPACT or ROOMY. */
  @Property({ type: 'text' })
  listDensity: Opt<string> = 'COMPACT';

  /** Null for the company's; the same applies to the two formats. */
  @Property({ type: 'text', nullable: true })
  timeZone: string | null = null;

  @Property({ type: 'text', nullable: true })
  dateFormat: string | null = null;

  @Property({ type: 'text', nullable: true })
  numberFormat: string | null = null;

  @Field(() => StoredFile, { nullable: true })
  @ManyToOne(() => StoredFile, { ref: true, nullable: true })
  profileImage: Ref<StoredFile> | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  emailConfirmedAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastSignInAt: Date | null = null;

  /** Whether an authenticator app or a passkey is set up. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  hasSecondFactor: Opt<boolean> = false;

  /** Name of the employee who this user is. */
  @Field(() => String, { nullable: true })
  @Property({
    persist: false,
    lazy: true,
    nullable: true,
    type: 'text',
    formula: user =>
      `(select e.name from employee e where e.company_id = ${user.companyId} and e.user_id = ${user.id} and e.deleted_at is null)`,
  })
  employeeName!: Opt<string> | null;

  /** Whether this is the viewer: users cannot deactivate, demote or delete themselves. */
  @Field(() => Boolean)
  @Property({
    persist: false,
    lazy: true,
    type: 'boolean',
    formula: user => `(${user.id} = nullif(current_setting('app.user', true), '')::uuid)`,
  })
  isSelf!: Opt<boolean>;

  /** Whether the role holds a permission that the viewer's lacks; the viewer cannot change such a user. */
  @Field(() => Boolean)
  @Property({ persist: false, lazy: true, type: 'boolean', formula: user => `(not noria_holds_as_much(${user.role}))` })
  hasMorePermissions!: Opt<boolean>;
}
