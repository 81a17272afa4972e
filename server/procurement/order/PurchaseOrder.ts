import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { ExpenseHead } from '../../finance/expenseHead/ExpenseHead.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { Requisition } from '../requisition/Requisition.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { ForeignOrder } from './ForeignOrder.ts';
import { PurchaseLine } from './PurchaseLine.ts';
import {
  orderBillings,
  purchaseOrderStatuses,
  type OrderBillingName,
  type PurchaseOrderState,
  type PurchaseOrderStatusName,
} from './purchaseOrder.rules.ts';
import { acceptedOf, billedOf, billingOfOrder, heldSerialsOf, quotationOf, statusOfOrder } from './purchaseOrderFormulas.ts';

export const PurchaseOrderStatus = EnumOf(
  'PurchaseOrderStatus',
  purchaseOrderStatuses,
  'A draft can be edited; an issued order is acknowledged by the vendor, received, and closed. What is received follows from its receipts.',
);
export type PurchaseOrderStatus = PurchaseOrderStatusName;

export const OrderBilling = EnumOf('OrderBilling', orderBillings, 'How much of an order is billed, by the quantities of its lines.');

const readers = { owner: Permission.PROCUREMENT, readers: [Permission.FINANCIAL_MANAGEMENT] };

/**
 * An order to a vendor (spec 2 §3, domain §4), in the currency of their prices. A draft can be edited; issuing it draws its number and commits
 * its net against the budget of its expense head.
 */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xd8)
@Searchable()
@Findable({ title: ['number', 'vendor.name'], subtitle: ['vendor.name'] })
@Listed('purchaseOrder')
@Shared(readers)
@Entity({ tableName: 'purchase_order' })
export class PurchaseOrder extends ForeignOrder {
  /** Drawn on issue, without gaps (domain §0). */
  @Field(() => String, { nullable: true, description: 'Null in a draft.' })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Property({ type: 'text' })
  state: Opt<PurchaseOrderState> = 'DRAFT';

  @Field(() => Int, { description: 'Increases with each change of an issued order, which the vendor acknowledges again.' })
  @Property({ type: 'integer' })
  revision: Opt<number> = 1;

  /** Why it was changed last. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  revisionReason: string | null = null;

  @Field(() => PurchaseOrderStatus)
  @Property({ type: 'text', persist: false, lazy: true, formula: order => statusOfOrder(order) })
  poStatus!: Opt<PurchaseOrderStatus>;

  @Field(() => OrderBilling)
  @Property({ type: 'text', persist: false, lazy: true, formula: order => billingOfOrder(order) })
  billing!: Opt<OrderBillingName>;

  @Field(() => Vendor)
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field(() => Requisition, { nullable: true, description: 'The requisition that it fulfills.' })
  @ManyToOne(() => Requisition, { ref: true, nullable: true })
  requisition: Ref<Requisition> | null = null;

  @Field(() => ID, { nullable: true, description: 'The quotation whose award made it.' })
  @Property({ type: 'uuid', persist: false, lazy: true, formula: order => quotationOf(order) })
  quotationId!: Opt<string> | null;

  /** User who made it. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  buyer: Ref<CompanyUser> | null = null;

  @Field(() => ExpenseHead, { nullable: true, description: 'Its budget is committed when the order is issued.' })
  @ManyToOne(() => ExpenseHead, { ref: true, nullable: true })
  head: Ref<ExpenseHead> | null = null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  issuedOn: string | null = null;

  @Field(() => DateOnly, { nullable: true, description: 'Day of delivery agreed with the vendor.' })
  @Property({ type: 'date', nullable: true })
  expectedOn!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the vendor was last mailed the link of the order.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt: Date | null = null;

  @Field(() => DateOnly, { nullable: true, description: 'Day of delivery that the vendor announced.' })
  @Property({ type: 'date', nullable: true })
  announcedOn: string | null = null;

  @Field(() => String, { nullable: true, description: 'What the vendor said with it, such as carrier and tracking number.' })
  @Property({ type: 'text', nullable: true })
  announcement: string | null = null;

  @Field(() => Int, { description: 'Payment terms in days from the day of the bill.' })
  @Property({ type: 'integer' })
  paymentDays!: Opt<number>;

  @Field(() => String, { nullable: true, description: 'Shown to the vendor on the order.' })
  @Property({ type: 'text', nullable: true })
  terms!: string | null;

  @Field(() => String, { nullable: true, description: 'Visible to company users only.' })
  @Property({ type: 'text', nullable: true })
  notes!: string | null;

  @Field(() => CompanyUser, { nullable: true, description: 'Who issued it, within their limit.' })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  approvedBy: Ref<CompanyUser> | null = null;

  @Field(() => CompanyUser, { nullable: true, description: 'Whose limit the approver used, as their delegate.' })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  approvedFor: Ref<CompanyUser> | null = null;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  rejectedBy: Ref<CompanyUser> | null = null;

  @Field(() => DateTime, { nullable: true, description: 'When its approver sent the draft back; null once it is changed or issued.' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  rejectedAt: Date | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;

  @Field(() => Boolean, { description: 'Whether it was issued above a cap of its budget.' })
  @Property({ type: 'boolean' })
  isOverBudget: Opt<boolean> = false;

  /** Why it was issued above a cap. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  overrideReason: string | null = null;

  @Field(() => [PurchaseOrderLine])
  @OneToMany(() => PurchaseOrderLine, line => line.order, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<PurchaseOrderLine>(this);
}

/** A line of a purchase order. It shares the order's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0xd9)
@Shared(readers)
@Entity({ tableName: 'purchase_order_line' })
export class PurchaseOrderLine extends PurchaseLine {
  @ManyToOne(() => PurchaseOrder, { ref: true })
  order!: Ref<PurchaseOrder>;

  @Field(() => InventoryProduct, {
    nullable: true,
    description: 'The product whose stock it increases; null for what is not kept in stock.',
  })
  @ManyToOne(() => InventoryProduct, { ref: true, nullable: true })
  inventoryProduct: Ref<InventoryProduct> | null = null;

  /** What it costs in the company's currency at the order's rate, once issued; null if the order is in that. */
  @Property({ type: 'numeric', nullable: true })
  homeBase: string | null = null;

  @Field(() => DecimalText, { description: 'Received and accepted, less what went back.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: line => acceptedOf(line) })
  accepted!: Opt<string>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric', persist: false, lazy: true, formula: line => billedOf(line) })
  billed!: Opt<string>;

  @Field(() => [String], { description: 'Serial numbers of pieces that came and can go back.' })
  @Property({ type: 'text', array: true, persist: false, lazy: true, formula: line => heldSerialsOf(line) })
  returnableSerials!: Opt<string[]>;
}
