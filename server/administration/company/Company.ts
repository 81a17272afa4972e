import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Node, VersionedRecord } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';
import { Plan } from '../plan/Plan.ts';
import { SlipProtection } from './SlipProtection.ts';

export enum CompanyStatus {
  ACTIVE = 'ACTIVE',
  SUSPENDED = 'SUSPENDED',
}
registerEnumType(CompanyStatus, {
  name: 'CompanyStatus',
  description: 'While SUSPENDED, no user of the company can sign in; its data is kept.',
});

/** A tenant (domain: words and names). The platform is one too, never listed: SUPER_ADMIN users belong to it. */
@ObjectType({ implements: Node })
@RecordType(0x01)
@Searchable('TEXT')
@Listed('company')
@Allow('SUPER_ADMIN', Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'company' })
export class Company extends VersionedRecord {
  @Property({ type: 'boolean' })
  isPlatform: Opt<boolean> = false;

  /** Whether it was made by the demo, which may make it anew. */
  @Property({ type: 'boolean' })
  isDemo: Opt<boolean> = false;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** ISO 4217; null until chosen. Fixed once something is posted (domain §9). */
  @Field(() => String, { nullable: true })
  @Property({ columnType: 'char(3)', nullable: true })
  currency: string | null = null;

  /** ISO 3166-1 alpha-2. */
  @Field(() => String, { nullable: true })
  @Property({ columnType: 'char(2)', nullable: true })
  country: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  city: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  website: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  taxNumber: string | null = null;

  /** Standard tax rate in percent. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  taxRate: Opt<string> = '0';

  @Field(() => Boolean, { description: 'Whether prices are entered with tax by default and sales documents use tax-inclusive prices.' })
  @Property({ type: 'boolean' })
  pricesIncludeTax: Opt<boolean> = false;

  @Field(() => VatMode)
  @Enum({ items: () => VatMode })
  vatMode: Opt<VatMode> = 'PER_RATE';

  @Field(() => SlipProtection)
  @Enum({ items: () => SlipProtection })
  slipProtection: Opt<SlipProtection> = 'NONE';

  @Field(() => DecimalText, { nullable: true, description: 'Smallest coin, to which cash payments are rounded. Null for no rounding.' })
  @Property({ type: 'numeric', nullable: true })
  cashRounding: string | null = null;

  /** 1 (January) to 12 (December). */
  @Field(() => Int)
  @Property({ type: 'integer' })
  fiscalYearStartMonth: Opt<number> = 1;

  /** IANA name; business days are days in this time zone. */
  @Field(() => String)
  @Property({ type: 'text' })
  timeZone: Opt<string> = 'UTC';

  @Field(() => String)
  @Property({ type: 'text' })
  dateFormat: Opt<string> = 'MEDIUM';

  @Field(() => String)
  @Property({ type: 'text' })
  numberFormat: Opt<string> = 'LANGUAGE';

  /** 0 (Sunday) to 6 (Saturday). */
  @Field(() => Int)
  @Property({ type: 'integer' })
  firstDayOfWeek: Opt<number> = 1;

  /** Whether users without a second factor must set one up before anything else; a plan may require it too. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  requiresSecondFactor: Opt<boolean> = false;

  /** Whether approvers decide by links in their mails, unless a second factor is asked of them. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  decidesByMail: Opt<boolean> = true;

  @Field(() => CompanyStatus)
  @Enum({ items: () => CompanyStatus })
  status: Opt<CompanyStatus> = CompanyStatus.ACTIVE;

  @Field(() => Plan)
  @ManyToOne(() => Plan, { ref: true })
  plan!: Ref<Plan>;

  /** Modules in use, at most as many as the plan allows (domain §9). Administrative Roles is always available and does not count. */
  @Field(() => [Permission])
  @Enum({ items: () => Permission, array: true })
  modules: Opt<Permission[]> = [];

  @Field(() => StoredFile, { nullable: true })
  @ManyToOne(() => StoredFile, { ref: true, nullable: true })
  logo: Ref<StoredFile> | null = null;

  /** Users that are not deleted. Counted under a lock on this row so that concurrent requests cannot exceed the plan's limit together. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  userCount: Opt<number> = 0;

  /** Total size of its files in bytes. */
  @Field(() => Number)
  @Property({ type: 'bigint' })
  storageUsed: Opt<number> = 0;
}
