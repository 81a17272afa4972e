import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow, Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { CustomFieldsOf, type CustomValues } from '../../core/customField/customized.ts';
import { CustomizedRecord } from '../../core/customField/CustomizedRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { ProductGroup } from '../productGroup/ProductGroup.ts';
import { groupIdsOf, groupTitlesOf } from '../productGroup/groupsOf.ts';
import { registrationStatuses, type RegistrationStatusName } from './vendor.rules.ts';
import { vendorTypes } from './vendorTypes.rules.ts';

export const VendorType = EnumOf('VendorType', vendorTypes, 'Whether the company buys from a vendor once or again and again.');
export type VendorType = (typeof vendorTypes)[number];

export const VendorRegistration = EnumOf(
  'VendorRegistration',
  registrationStatuses,
  'How far a vendor who registered by a link has got; until they are accepted they stay inactive.',
);

/** A supplier of the company (spec 2 §3), and a party of its ledger. An inactive one takes no new requests or orders (domain §4). */
@ObjectType({ implements: [Node, CommentableRecord, CustomizedRecord] })
@RecordType(0xb1)
@Searchable()
@Findable({ title: ['name'], subtitle: ['companyName', 'email', 'phone'] })
@Listed('vendor')
@Shared({ owner: Permission.PROCUREMENT, readers: [Permission.FINANCIAL_MANAGEMENT, Permission.ECOMMERCE] })
@Entity({ tableName: 'vendor' })
export class Vendor extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  companyName!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  email!: string;

  /** 8 to 15 digits. */
  @Field(() => String)
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  address!: string;

  /** ISO 3166-1 alpha-2. */
  @Field(() => String)
  @Property({ type: 'text' })
  country!: string;

  @Field(() => VendorType)
  @Enum({ items: () => VendorType })
  vendorType!: VendorType;

  @Field(() => [ID], { description: 'Product groups that the vendor supplies.' })
  @Property({
    type: 'text',
    array: true,
    persist: false,
    lazy: true,
    formula: vendor => groupIdsOf('vendor', vendor),
  })
  productGroupIds!: Opt<string[]>;

  @Field(() => String, { description: 'Titles of the product groups, separated by commas.' })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: vendor => groupTitlesOf('vendor', vendor),
  })
  productGroupTitles!: Opt<string>;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  taxNumber!: string | null;

  /** ISO 4217. */
  @Field(() => String)
  @Property({ type: 'text' })
  currency!: string;

  /** Language of its mails and documents. */
  @Field(() => LanguageCode)
  @Enum({ items: () => LanguageCode })
  language: Opt<LanguageCode> = LanguageCode.EN;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @Field(() => VendorRegistration, { nullable: true, description: 'Null for a vendor whom the company entered.' })
  @Enum({ items: () => VendorRegistration, nullable: true })
  registration: RegistrationStatusName | null = null;

  @CustomFieldsOf('VENDOR')
  customValues: Opt<CustomValues> = {};

  @OneToMany(() => VendorGroup, group => group.vendor, { orderBy: { position: 'asc' }, orphanRemoval: true })
  productGroups = new Collection<VendorGroup>(this);

  @Field(() => [VendorBankAccount], { description: 'Bank accounts that it is or was paid to; the current one has no `replacedAt`.' })
  @OneToMany(() => VendorBankAccount, account => account.vendor, { orderBy: { id: 'desc' } })
  bankAccounts = new Collection<VendorBankAccount>(this);
}

/** A product group of a vendor. It shares the vendor's file because the two classes refer to each other. */
@RecordType(0xb2)
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'vendor_group' })
export class VendorGroup extends CompanyRecord {
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  /** Starts at 1. */
  @Property({ type: 'integer' })
  position!: number;

  @ManyToOne(() => ProductGroup, { ref: true })
  productGroup!: Ref<ProductGroup>;
}

/**
 * A bank account that a vendor is or was paid to. It never changes: another account of the vendor replaces it, so that each payment shows the
 * account it went to. Only purchasing and finance see it, and no search or list of vendors holds it. It shares the vendor's file because the two classes refer to each other.
 */
@ObjectType({ implements: Node })
@RecordType(0x9a)
@Shared({ owner: Permission.PROCUREMENT, readers: [Permission.FINANCIAL_MANAGEMENT] })
@Entity({ tableName: 'vendor_bank_account' })
export class VendorBankAccount extends CompanyRecord {
  @Field(() => Vendor)
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  /** ISO 13616, without spaces. */
  @Field(() => String)
  @Property({ type: 'text' })
  iban!: string;

  /** ISO 9362. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  bic!: string | null;

  @Field(() => CompanyUser, { nullable: true, description: 'Who entered it.' })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  enteredBy!: Ref<CompanyUser> | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When another account took its place or it was removed; null for the current one.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  replacedAt!: Date | null;
}
