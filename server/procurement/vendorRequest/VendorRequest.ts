import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { Requisition } from '../requisition/Requisition.ts';
import { Vendor } from '../vendor/Vendor.ts';

/** A requisition sent to one vendor, who answers it by a link and without an account. One for each requisition and vendor. */
@ObjectType({ implements: Node })
@RecordType(0xd2)
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'vendor_request' })
export class VendorRequest extends CompanyRecord {
  @ManyToOne(() => Requisition, { ref: true })
  requisition!: Ref<Requisition>;

  @Field(() => Vendor)
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  /** When the latest link was sent; it replaced those before it. */
  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  sentAt!: Date;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  sentBy: Ref<CompanyUser> | null = null;

  /** When the vendor first opened a link. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  openedAt: Date | null = null;
}
