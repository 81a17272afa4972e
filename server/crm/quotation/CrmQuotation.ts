import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { todaySql } from '../../core/database/companyToday.ts';
import { Findable } from '../../core/search/Findable.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { OwnRecords } from '../../core/record/ownRecords.ts';
import { Deal } from '../deal/Deal.ts';
import { DealDocument } from '../deal/DealDocument.ts';
import { DealLine } from '../deal/DealLine.ts';
import { CrmOrder } from '../order/CrmOrder.ts';
import type { CrmQuotationState, CrmQuotationStatusName } from './crmQuotation.rules.ts';

export enum CrmQuotationStatus {
  DRAFT = 'DRAFT',
  SENT = 'SENT',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  EXPIRED = 'EXPIRED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(CrmQuotationStatus, {
  name: 'CrmQuotationStatus',
  description: "EXPIRED: sent, and the last valid day has passed in the company's time zone.",
});
CrmQuotationStatus satisfies Record<CrmQuotationStatusName, string>;

/** An offer to a customer, valid until a given day; accepting it creates an order. */
@ObjectType({ implements: [Node, Deal, CommentableRecord] })
@RecordType(0x48)
@Searchable()
@Findable({ title: ['number', 'description'], subtitle: ['customer.name'] })
@Listed('quotation')
@Shared({ owner: Permission.CRM, readers: [Permission.FINANCIAL_MANAGEMENT] })
@OwnRecords()
@Entity({ tableName: 'crm_quotation' })
export class CrmQuotation extends DealDocument {
  /** Assigned when first sent; null before that (domain §0). */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  /** Incremented each time it is revised after being sent. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  revision: Opt<number> = 1;

  /** Day it was sent. */
  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  issuedOn: string | null = null;

  /** Last valid day, in the company's time zone. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  validUntil!: string;

  /** Additional terms the customer agrees to. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  terms!: string | null;

  /** Internal; never shown to the customer. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  notes!: string | null;

  @Property({ type: 'text' })
  state: Opt<CrmQuotationState> = 'DRAFT';

  @Field(() => CrmQuotationStatus)
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: quotation =>
      `case when ${quotation.state} = 'SENT' and ${quotation.validUntil} < ${todaySql} then 'EXPIRED' else ${quotation.state} end`,
  })
  status!: Opt<CrmQuotationStatus>;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  acceptedAt: Date | null = null;

  /** Entered by the customer, or by the user who recorded the acceptance. */
  @Field(() => String, { nullable: true, description: 'The person of the customer who accepted.' })
  @Property({ type: 'text', nullable: true })
  acceptedBy: string | null = null;

  /** IP address from which it was accepted or declined by link. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  answeredFrom: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  declineReason: string | null = null;

  /** Order it was created from, or that was created from it. */
  @Field(() => CrmOrder, { nullable: true })
  @ManyToOne(() => CrmOrder, { ref: true, nullable: true })
  order: Ref<CrmOrder> | null = null;

  @Field(() => [CrmQuotationLine])
  @OneToMany(() => CrmQuotationLine, line => line.quotation, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<CrmQuotationLine>(this);
}

/** In the same file as the quotation because they reference each other. */
@ObjectType({ implements: [Node, DealLine] })
@RecordType(0x49)
@Shared({ owner: Permission.CRM, readers: [Permission.FINANCIAL_MANAGEMENT] })
@Entity({ tableName: 'crm_quotation_line' })
export class CrmQuotationLine extends DealLine {
  @ManyToOne(() => CrmQuotation, { ref: true })
  quotation!: Ref<CrmQuotation>;
}
