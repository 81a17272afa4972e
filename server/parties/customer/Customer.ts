import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { CustomFieldsOf, type CustomValues } from '../../core/customField/customized.ts';
import { CustomizedRecord } from '../../core/customField/CustomizedRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import { Findable } from '../../core/search/Findable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { OwnRecords } from '../../core/record/ownRecords.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';

/** A buyer (spec 2 §3), also used by finance and inventory (domain, words and names). */
@ObjectType({ implements: [Node, CommentableRecord, CustomizedRecord] })
@RecordType(0x41)
@Searchable()
@Findable({ title: ['name'], subtitle: ['companyName', 'email', 'phone'] })
@Listed('customer')
@Shared({ owner: Permission.CRM, readers: [Permission.INVENTORY, Permission.FINANCIAL_MANAGEMENT, Permission.PROJECT_MANAGEMENT] })
@OwnRecords()
@Entity({ tableName: 'customer' })
export class Customer extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  /** 8 to 15 digits. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  /** The company the customer represents, when the name is a person's. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  companyName!: string | null;

  @Field(() => String)
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  city!: string;

  /** ISO 3166-1 alpha-2. */
  @Field(() => String)
  @Property({ type: 'text' })
  country!: string;

  /** Id in the company register; the documented API calls it companyId. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  incorporationId!: string | null;

  /** Legal form as written in the company register: LLC, S.L., … */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  registrationType!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  taxNumber!: string | null;

  /** Language of its documents and mails. */
  @Field(() => LanguageCode)
  @Enum({ items: () => LanguageCode })
  language: Opt<LanguageCode> = LanguageCode.EN;

  /** An inactive customer stays on existing documents but cannot be used on new ones (domain §9). */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  /** User responsible for the customer. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  owner: Ref<CompanyUser> | null = null;

  /** Proof of registration. */
  @Field(() => StoredFile, { nullable: true })
  @ManyToOne(() => StoredFile, { ref: true, nullable: true })
  registrationDocument: Ref<StoredFile> | null = null;

  @CustomFieldsOf('CUSTOMER')
  customValues: Opt<CustomValues> = {};

  /** The customer this one was merged into; its id resolves to that one. */
  @ManyToOne(() => Customer, { ref: true, nullable: true })
  mergedInto: Ref<Customer> | null = null;
}
