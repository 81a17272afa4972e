import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { todaySql } from '../../core/database/companyToday.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { ProcurementProduct } from '../product/ProcurementProduct.ts';
import { Requisition } from '../requisition/Requisition.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { amount, OfferedDocument, unlessSealed } from './OfferedDocument.ts';
import { homeAmountOf, isStaleOffer, lineOffered, productNamesOf, rateOf } from './offerFormulas.ts';
import { vendorQuotationStatuses, type VendorQuotationStatusName } from './vendorQuotation.rules.ts';

export const VendorQuotationStatus = EnumOf(
  'VendorQuotationStatus',
  vendorQuotationStatuses,
  'ACTIVE: on the short list. INACTIVE: another quotation was awarded. APPROVED: awarded.',
);
export type VendorQuotationStatus = VendorQuotationStatusName;

/**
 * What a vendor offers for a requisition (spec 2 §3, domain §4). Its amounts stand in `vendor_quotation_offer`, one row a revision, which
 * row level security hides while the requisition is sealed.
 */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xd0)
@Searchable()
@Findable({ title: ['number', 'title'], subtitle: ['vendor.name'] })
@Listed('vendorQuotation')
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'vendor_quotation' })
export class VendorQuotation extends OfferedDocument {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: Opt<string>;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => Vendor)
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field(() => Requisition)
  @ManyToOne(() => Requisition, { ref: true })
  requisition!: Ref<Requisition>;

  @Property({ type: 'integer' })
  requisitionRevision!: number;

  /** Last day on which the offer is valid. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  dueOn!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  deliveryOn!: string;

  @Field(() => DecimalText, {
    nullable: true,
    description:
      "Units of the company's currency for one of its own on the day of comparison, frozen by the award: 1 in the company's currency; null without a rate.",
  })
  @Property({ ...amount, formula: quotation => rateOf('rate', quotation) })
  exchangeRate!: Opt<string> | null;

  @Field(() => DateOnly, { nullable: true, description: "Day that the rate is from; null in the company's currency." })
  @Property({ ...amount, type: 'date', formula: quotation => rateOf('valid_from', quotation) })
  exchangeRateOn!: Opt<string> | null;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  terms!: string | null;

  @Field(() => VendorQuotationStatus)
  @Enum({ items: () => VendorQuotationStatus })
  status: Opt<VendorQuotationStatus> = 'PENDING';

  @Field(() => Boolean, { description: 'Whether the vendor entered it by their link.' })
  @Property({ type: 'boolean' })
  isByLink: Opt<boolean> = false;

  @Field(() => StoredFile, { nullable: true })
  @ManyToOne(() => StoredFile, { ref: true, nullable: true })
  attachment: Ref<StoredFile> | null = null;

  @Field(() => DateTime, { description: 'When its prices were last entered.' })
  @Property({ type: 'timestamptz', length: 3 })
  submittedAt!: Opt<Date>;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  approvedBy: Ref<CompanyUser> | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  approvedAt: Date | null = null;

  @Field(() => PurchaseOrder, { nullable: true, description: 'The purchase order that its award made.' })
  @ManyToOne(() => PurchaseOrder, { ref: true, nullable: true })
  order: Ref<PurchaseOrder> | null = null;

  @Field(() => Boolean, { description: 'Whether the requisition keeps prices sealed until its due date has passed.' })
  @Property({ type: 'boolean', persist: false, lazy: true, formula: quotation => `noria_prices_sealed(${quotation.requisition})` })
  isSealed!: Opt<boolean>;

  @Field(() => Boolean, { description: 'Whether its last valid day has passed.' })
  @Property({ type: 'boolean', persist: false, lazy: true, formula: quotation => `(${quotation.dueOn} < ${todaySql})` })
  isExpired!: Opt<boolean>;

  @Field(() => Boolean, { description: 'Whether the products of the requisition have changed since.' })
  @Property({ type: 'boolean', persist: false, lazy: true, formula: isStaleOffer })
  isStale!: Opt<boolean>;

  @Field(() => String, { description: 'Names of the products, separated by commas.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: productNamesOf })
  productNames!: Opt<string>;

  @Field(() => DecimalText, {
    nullable: true,
    description: "The final amount in the company's currency, at `exchangeRate`. Null while prices are sealed, and without a rate.",
  })
  @Property({ ...amount, formula: homeAmountOf })
  homeAmount!: Opt<string> | null;

  @Field(() => [VendorQuotationLine])
  @OneToMany(() => VendorQuotationLine, line => line.quotation, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<VendorQuotationLine>(this);
}

/** A line of a vendor's quotation. It shares the quotation's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0xd1)
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'vendor_quotation_line' })
export class VendorQuotationLine extends CompanyRecord {
  @ManyToOne(() => VendorQuotation, { ref: true })
  quotation!: Ref<VendorQuotation>;

  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => ProcurementProduct)
  @ManyToOne(() => ProcurementProduct, { ref: true })
  product!: Ref<ProcurementProduct>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  @Field(() => Int, { nullable: true, description: 'Position of the line of the requisition that it answers.' })
  @Property({ type: 'integer', nullable: true })
  requisitionPosition!: number | null;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isAwarded: Opt<boolean> = false;

  @Field(() => DecimalText, unlessSealed)
  @Property({ ...amount, formula: line => lineOffered('price', line) })
  price!: Opt<string> | null;

  @Field(() => DecimalText, unlessSealed)
  @Property({ ...amount, formula: line => lineOffered('amount', line) })
  amount!: Opt<string> | null;
}
