import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Matched } from '../../core/graphql/matching.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { ledgerFigure } from '../../finance/invoice/salesInvoiceFormulas.ts';
import { isAmongOverdue, overdueOf } from '../../ledger/openItem/overdueOf.ts';
import { PaymentMethod } from '../../ledger/payment/PaymentMethod.ts';
import { PurchaseLine } from '../order/PurchaseLine.ts';
import { PurchaseOrder, PurchaseOrderLine } from '../order/PurchaseOrder.ts';
import { Vendor } from '../vendor/Vendor.ts';
import {
  billKinds,
  invoiceStatuses,
  matchStatuses,
  type BillKindName,
  type InvoiceStatusName,
  type MatchStatusName,
} from './procurementInvoice.rules.ts';
import { ForeignPurchase } from './ForeignPurchase.ts';
import { matchStatusOf, methodOf } from './procurementInvoiceFormulas.ts';

export const ProcurementInvoiceStatus = EnumOf(
  'ProcurementInvoiceStatus',
  invoiceStatuses,
  'What is paid of a bill, derived from its balance; CANCELLED is void.',
);
export const MatchStatus = EnumOf(
  'MatchStatus',
  matchStatuses,
  'Whether a bill matches its order and what was received. A BLOCKED one is not paid until somebody other than who entered it overrides.',
);

export const BillKind = EnumOf('BillKind', billKinds, 'A vendor’s bill, or a credit that they grant on one, with negative figures.');

const readers = { owner: Permission.PROCUREMENT, readers: [Permission.FINANCIAL_MANAGEMENT] };

/**
 * A vendor's bill for an order (spec 2 §3): posted when it is entered, and matched line by line against what was ordered and received
 * (domain §4).
 */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xdc)
@Searchable()
@Findable({ title: ['number', 'vendor.name'], subtitle: ['vendorNumber'] })
@Listed('procurementInvoice')
@Shared(readers)
@Entity({ tableName: 'procurement_invoice' })
export class ProcurementInvoice extends ForeignPurchase {
  /** Drawn without gaps (domain §0). */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Property({ type: 'text' })
  state: Opt<'ISSUED' | 'VOID'> = 'ISSUED';

  @Field(() => BillKind)
  @Enum({ items: () => BillKind })
  kind: Opt<BillKindName> = 'BILL';

  @Field(() => ProcurementInvoice, { nullable: true, description: 'The bill that a credit is granted on.' })
  @ManyToOne(() => ProcurementInvoice, { ref: true, nullable: true })
  creditOf: Ref<ProcurementInvoice> | null = null;

  /** Why a credit was granted. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Field(() => ProcurementInvoiceStatus)
  @Property({ type: 'text', persist: false, lazy: true, formula: bill => ledgerFigure(bill, 'status', `'UNPAID'`) })
  invoiceStatus!: Opt<InvoiceStatusName>;

  @Field(() => Boolean, { description: 'Whether a balance is still open after the due date.' })
  @Matched(isAmongOverdue)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: overdueOf })
  isOverdue!: Opt<boolean>;

  @Field(() => DecimalText, { description: 'What is still to pay.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: bill => ledgerFigure(bill, 'balance', '0') })
  balance!: Opt<string>;

  @Field(() => PurchaseOrder)
  @ManyToOne(() => PurchaseOrder, { ref: true })
  order!: Ref<PurchaseOrder>;

  @Field(() => Vendor)
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  @Field(() => String, { nullable: true, description: "The vendor's own number." })
  @Property({ type: 'text', nullable: true })
  vendorNumber!: string | null;

  @Field(() => DateOnly, { description: 'The day on the bill, and the day of posting.' })
  @Property({ type: 'date' })
  issuedOn!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date', persist: false, lazy: true, formula: bill => ledgerFigure(bill, 'due_on', bill.issuedOn) })
  dueOn!: Opt<string>;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  voidedOn: string | null = null;

  @Property({ type: 'boolean' })
  isMatched!: boolean;

  @Field(() => MatchStatus)
  @Property({ type: 'text', persist: false, lazy: true, formula: bill => matchStatusOf(bill) })
  matchStatus!: Opt<MatchStatusName>;

  @Field(() => PaymentMethod, { nullable: true, description: 'How it was paid last.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: bill => methodOf(bill) })
  paymentMethod!: Opt<PaymentMethod> | null;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  enteredBy: Ref<CompanyUser> | null = null;

  @Field(() => CompanyUser, { nullable: true, description: 'Who let it be paid although it does not match.' })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  overriddenBy: Ref<CompanyUser> | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  overrideReason: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  notes!: string | null;

  @Field(() => [ProcurementInvoiceLine])
  @OneToMany(() => ProcurementInvoiceLine, line => line.invoice, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<ProcurementInvoiceLine>(this);
}

/** A line of a bill. It shares the bill's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0xdd)
@Shared(readers)
@Entity({ tableName: 'procurement_invoice_line' })
export class ProcurementInvoiceLine extends PurchaseLine {
  @ManyToOne(() => ProcurementInvoice, { ref: true })
  invoice!: Ref<ProcurementInvoice>;

  @Field(() => PurchaseOrderLine)
  @ManyToOne(() => PurchaseOrderLine, { ref: true })
  orderLine!: Ref<PurchaseOrderLine>;

  /** The line of the bill that it credits. */
  @ManyToOne(() => ProcurementInvoiceLine, { ref: true, nullable: true })
  creditOfLine: Ref<ProcurementInvoiceLine> | null = null;

  /** Tax that the company owes itself under reverse charge. */
  @Property({ type: 'numeric' })
  reverseTax!: string;

  /** In the company's currency; null if the bill is in that, as its tax is. */
  @Property({ type: 'numeric', nullable: true })
  homeBase: string | null = null;

  @Property({ type: 'numeric', nullable: true })
  homeTax: string | null = null;

  @Property({ type: 'numeric', nullable: true })
  homeReverseTax: string | null = null;

  /** What it takes off the goods received and not billed, at the order's price and rate, in the company's currency. */
  @Property({ type: 'numeric' })
  cleared!: string;

  @Field(() => Boolean, { description: 'Whether no more is billed than was received.' })
  @Property({ type: 'boolean' })
  isQuantityMatched!: boolean;

  @Field(() => Boolean, { description: 'Whether the price is within the tolerance of the ordered one.' })
  @Property({ type: 'boolean' })
  isPriceMatched!: boolean;
}
