import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { todaySql } from '../../core/database/companyToday.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { Vendor } from '../vendor/Vendor.ts';

/** An invitation to register as a vendor by a link, which works once. Deleted when it is withdrawn. */
@ObjectType({ implements: Node })
@RecordType(0x96)
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'vendor_invitation' })
export class VendorInvitation extends CompanyRecord {
  @Field(() => String, { nullable: true, description: 'Null if the link was passed on by hand.' })
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  /** Language of the mail and of the page. */
  @Field(() => LanguageCode)
  @Enum({ items: () => LanguageCode })
  language: Opt<LanguageCode> = LanguageCode.EN;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  invitedBy: Ref<CompanyUser> | null = null;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  sentAt!: Date;

  @Field(() => DateOnly, { description: 'Last day on which the link works.' })
  @Property({ type: 'date' })
  lastDay!: string;

  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: invitation => `(${invitation.lastDay} < ${todaySql})` })
  isExpired!: Opt<boolean>;

  /** Who registered by it. */
  @ManyToOne(() => Vendor, { ref: true, nullable: true })
  vendor: Ref<Vendor> | null = null;
}
