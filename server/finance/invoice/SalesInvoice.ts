import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { OwnRecords } from '../../core/record/ownRecords.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { CrmOrder } from '../../crm/order/CrmOrder.ts';
import { CrmQuotation } from '../../crm/quotation/CrmQuotation.ts';
import { InventoryInvoiceType } from '../../inventory/invoice/InventoryInvoiceType.ts';
import { SoldLine } from '../../inventory/invoice/SoldLine.ts';
import { TaxGroup } from '../../inventory/invoice/TaxGroup.ts';
import type { DocumentStateName } from '../../ledger/document/documentStates.rules.ts';
import { Payment } from '../../ledger/payment/Payment.ts';
import { WriteOff } from '../../ledger/writeOff/WriteOff.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { DunnedDocument } from './DunnedDocument.ts';
import { creditableOf, ledgerFigure, paymentsOf, statusOf } from './salesInvoiceFormulas.ts';
import { SalesInvoiceKind, SalesInvoiceStatus } from './SalesInvoiceStatus.ts';

const readers = { owner: Permission.FINANCIAL_MANAGEMENT, readers: [Permission.CRM] };

/**
 * An invoice to a customer (spec 2 §3), or a credit note on one, whose figures are negative. A draft can be edited; issuing it draws its
 * number, takes its goods out of stock and posts it (domain §1). What is paid of it is told by its open item.
 */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xa0)
@Searchable()
@Findable({ title: ['number', 'customer.name'], subtitle: ['customer.name'] })
@Listed('salesInvoice')
@Shared(readers)
@OwnRecords()
@Entity({ tableName: 'sales_invoice' })
export class SalesInvoice extends DunnedDocument {
  /** Drawn on issue, without gaps (domain §0). */
  @Field(() => String, { nullable: true, description: 'Null in a draft.' })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Field(() => SalesInvoiceKind)
  @Enum({ items: () => SalesInvoiceKind })
  kind: Opt<SalesInvoiceKind> = SalesInvoiceKind.INVOICE;

  @Property({ type: 'text' })
  state: Opt<DocumentStateName> = 'DRAFT';

  @Field(() => SalesInvoiceStatus)
  @Property({ type: 'text', persist: false, lazy: true, formula: invoice => statusOf(invoice) })
  status!: Opt<SalesInvoiceStatus>;

  @Field(() => DecimalText, { description: 'What is still to pay; for a credit note the remaining credit, as a negative amount.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: invoice => ledgerFigure(invoice, 'balance', '0') })
  balance!: Opt<string>;

  @Field(() => InventoryInvoiceType)
  @Enum({ items: () => InventoryInvoiceType })
  type!: Opt<InventoryInvoiceType>;

  @Field(() => Customer)
  @ManyToOne(() => Customer, { ref: true })
  customer!: Ref<Customer>;

  @Field(() => Contact, { nullable: true })
  @ManyToOne(() => Contact, { ref: true, nullable: true })
  contact: Ref<Contact> | null = null;

  /** User responsible for it. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  owner: Ref<CompanyUser> | null = null;

  @Field(() => String, { nullable: true, description: "The customer's own reference." })
  @Property({ type: 'text', nullable: true })
  reference!: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Also the day of posting; in a draft, the day wished for.' })
  @Property({ type: 'date', nullable: true })
  issuedOn!: string | null;

  @Field(() => Int, { description: 'Payment terms in days from the issue date.' })
  @Property({ type: 'integer' })
  paymentDays!: Opt<number>;

  @Field(() => DateOnly, { nullable: true, description: 'In a draft, the day wished for instead of the payment terms.' })
  @Property({ type: 'date', nullable: true })
  dueOn!: string | null;

  @Field(() => Boolean, { description: 'Whether it was made out of the hours of its project.' })
  @Property({ type: 'boolean' })
  billsTime: Opt<boolean> = false;

  @Field(() => CrmOrder, { nullable: true, description: 'The order that it invoices.' })
  @ManyToOne(() => CrmOrder, { ref: true, nullable: true })
  order: Ref<CrmOrder> | null = null;

  @Field(() => CrmQuotation, { nullable: true, description: 'The quotation that it invoices.' })
  @ManyToOne(() => CrmQuotation, { ref: true, nullable: true })
  quotation: Ref<CrmQuotation> | null = null;

  @Field(() => SalesInvoice, { nullable: true, description: 'The invoice that a credit note credits.' })
  @ManyToOne(() => SalesInvoice, { ref: true, nullable: true })
  creditOf: Ref<SalesInvoice> | null = null;

  @Field(() => [SalesInvoice], { description: 'Its credit notes.' })
  @OneToMany(() => SalesInvoice, invoice => invoice.creditOf, { orderBy: { createdAt: 'asc' } })
  credits = new Collection<SalesInvoice>(this);

  @Field(() => String, { nullable: true, description: 'Reason for a credit note.' })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  voidedOn: string | null = null;

  @Field(() => String, { nullable: true, description: 'Shown to the customer on the document.' })
  @Property({ type: 'text', nullable: true })
  remarks!: string | null;

  @Field(() => String, { nullable: true, description: 'Visible to company users only.' })
  @Property({ type: 'text', nullable: true })
  notes!: string | null;

  @Field(() => [Payment], { description: 'Payments that settle it, or that pay out a credit note.' })
  @Related(paymentsOf)
  payments!: Payment[];

  @Field(() => [WriteOff], { description: 'What was given up of it.' })
  @Related((writeOff, invoice) => `${writeOff}.document_id = ${invoice}.id`)
  writeOffs!: WriteOff[];

  @Field(() => [SalesInvoiceLine])
  @OneToMany(() => SalesInvoiceLine, line => line.invoice, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<SalesInvoiceLine>(this);

  @Field(() => [SalesInvoiceTax], { description: 'Tax by category and rate.' })
  @OneToMany(() => SalesInvoiceTax, tax => tax.invoice, { orderBy: { vatRate: 'desc' }, orphanRemoval: true })
  taxes = new Collection<SalesInvoiceTax>(this);
}

/** A line of a sales invoice. It shares the invoice's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0xa1)
@Shared(readers)
@Entity({ tableName: 'sales_invoice_line' })
export class SalesInvoiceLine extends SoldLine {
  @ManyToOne(() => SalesInvoice, { ref: true })
  invoice!: Ref<SalesInvoice>;

  @Field(() => ID, { nullable: true, description: 'Product, service, package or aggregate product; null for free text.' })
  @Property({
    type: 'uuid',
    persist: false,
    lazy: true,
    formula: line => `coalesce(${line.product}, ${line.service}, ${line.package}, ${line.aggregateProduct})`,
  })
  itemId!: Opt<string> | null;

  /** The line of the order that it invoices. */
  @Property({ type: 'uuid', nullable: true })
  orderLineId!: string | null;

  /** The line of the invoice that a credit note credits. */
  @ManyToOne(() => SalesInvoiceLine, { ref: true, nullable: true })
  creditOfLine!: Ref<SalesInvoiceLine> | null;

  @Field(() => DecimalText, { description: 'Quantity that can still be credited.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: line => creditableOf(line, 'quantity') })
  creditableQuantity!: Opt<string>;

  @Field(() => DecimalText, { description: 'Part of the total that can still be credited.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: line => creditableOf(line, 'total') })
  creditable!: Opt<string>;
}

/** Tax group of a sales invoice: one rate of one category. */
@ObjectType({ implements: Node })
@RecordType(0xa2)
@Shared(readers)
@Entity({ tableName: 'sales_invoice_tax' })
export class SalesInvoiceTax extends TaxGroup {
  @ManyToOne(() => SalesInvoice, { ref: true })
  invoice!: Ref<SalesInvoice>;
}
