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

/** A question that a vendor asked by their link. Once it is answered all vendors of the requisition read both, but not who asked. */
@ObjectType({ implements: Node })
@RecordType(0x99)
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'requisition_question' })
export class RequisitionQuestion extends CompanyRecord {
  @ManyToOne(() => Requisition, { ref: true })
  requisition!: Ref<Requisition>;

  @Field(() => Vendor, { description: 'Who asked; other vendors are not told.' })
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field(() => String)
  @Property({ type: 'text' })
  question!: string;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  askedAt!: Date;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  answeredAt: Date | null = null;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  answeredBy: Ref<CompanyUser> | null = null;
}
